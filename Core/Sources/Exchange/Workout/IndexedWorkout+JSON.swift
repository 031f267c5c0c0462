public import Formats
public import Screens
public import Training

extension IndexedWorkout {
  /// Writes what a list shows: `{"id","title","category","minutes",…}`; what was inferred is named.
  public func writeSummary(to json: inout JSONWriter, in language: Language = .english) {
    json.object { writeFacts(to: &$0, in: language) }
  }

  /// Writes the whole workout: its facts, and its sections with their steps.
  public func write(
    to json: inout JSONWriter,
    knowing catalogue: ExerciseCatalogue,
    in language: Language = .english
  ) {
    let estimate = DurationEstimate(of: workout, knowing: catalogue)
    json.object { json in
      writeFacts(to: &json, in: language)
      json.field("summary", workout.summary)
      json.field("estimateSeconds", estimate.total.inSeconds)
      json.array("sections") { json in
        for (section, duration) in zip(workout.sections, estimate.sections) {
          section.write(to: &json, estimate: duration, knowing: catalogue, in: language)
        }
      }
    }
  }

  private func writeFacts(to json: inout JSONWriter, in language: Language) {
    json.field("id", workout.id)
    json.field("title", workout.title)
    json.field("hash", contentHash)
    json.field("category", facts.category.value.rawValue)
    json.field("durationSeconds", facts.duration.value.inSeconds)
    json.field("facts", words(in: language))
    json.field("location", facts.location.value.rawValue)
    json.field("level", facts.level?.rawValue)
    json.array("equipment") { json in for name in facts.equipment.value { json.value(name) } }
    json.array("focus") { json in for name in facts.focus.value { json.value(name) } }
    json.array("muscles") { json in
      for share in facts.muscles.value {
        json.object { json in
          json.field("muscle", share.muscle.rawValue)
          json.field("share", share.share)
        }
      }
    }
    json.array("clocks") { json in for clock in facts.clocks { json.value(clock.rawValue) } }
    json.array("tags") { json in for tag in workout.details.tags { json.value(tag) } }
    json.array("inferred") { json in for name in inferred { json.value(name) } }
  }

  // The names of the facts that the author did not state.
  private var inferred: [String] {
    var names: [String] = []
    if facts.category.isInferred { names.append("category") }
    if facts.duration.isInferred { names.append("durationSeconds") }
    if facts.location.isInferred { names.append("location") }
    if facts.equipment.isInferred { names.append("equipment") }
    if facts.focus.isInferred { names.append("focus") }
    if facts.muscles.isInferred { names.append("muscles") }
    return names
  }
}

extension WorkoutSection {
  fileprivate func write(
    to json: inout JSONWriter,
    estimate: Duration,
    knowing catalogue: ExerciseCatalogue,
    in language: Language
  ) {
    json.object { json in
      json.field("heading", heading)
      json.field("label", label)
      json.field("clock", timer?.text)
      json.field("estimateSeconds", estimate.inSeconds)
      json.field("length", Self.lengthWords(estimate, in: language))
      let choices = choiceWords(in: language)
      if !choices.isEmpty {
        json.array("choices") { json in for choice in choices { json.value(choice) } }
      }
      json.array("cues") { json in for cue in cues { json.value(cue) } }
      json.array("items") { json in
        for item in items {
          json.object { json in
            json.field("text", item.text)
            json.field("tag", item.tag)
            json.field("exercise", item.exercise)
            json.field("dose", dose(of: item)?.text)
            json.field("known", catalogue.exercise(named: item.exercise)?.name)
          }
        }
      }
    }
  }
}
