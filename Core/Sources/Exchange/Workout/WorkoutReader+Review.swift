import Formats
import Training

// What can be read and still does not do what its author meant.

extension WorkoutReader {
  /// Looks at the workout as a whole.
  mutating func review(
    _ workout: Workout,
    _ places: [WorkoutDocument.SectionPlace],
    _ lines: [SourceLine],
    _ catalogue: ExerciseCatalogue?
  ) {
    for (number, section) in workout.sections.enumerated() {
      guard number < drafts.count else { break }
      let place = location(of: drafts[number])
      reviewEmptiness(
        section,
        at: place,
        next: number + 1 < workout.sections.count
          ? workout.sections[number + 1] : nil
      )
      reviewClock(section, at: place)
      for (item, itemPlace) in zip(section.items, places[number].items) {
        let line = lines[itemPlace.line - 1]
        review(item, in: section, at: TextLocation(offset: itemPlace.bytes.lowerBound, line))
      }
    }
    if let catalogue { review(workout, places, lines, knowing: catalogue) }
  }

  private func location(of draft: Draft) -> TextLocation {
    if let heading = draft.heading {
      return heading.line.location(of: draft.headingRange.lowerBound)
    }
    for case .item(let line, let range, _) in draft.lines {
      return line.line.location(of: range.lowerBound)
    }
    return .start
  }

  private mutating func reviewEmptiness(
    _ section: WorkoutSection,
    at place: TextLocation,
    next: WorkoutSection?
  ) {
    // A section may stand above its subsections and hold nothing itself.
    guard section.lines.isEmpty, section.eachDose == nil, next?.isSubsection != true else { return }
    notes.warning(at: place, "the section \"\(section.label)\" is empty")
  }

  // MARK: Clocks

  private mutating func reviewClock(_ section: WorkoutSection, at place: TextLocation) {
    let items = section.items
    guard !items.isEmpty, let timer = section.timer else { return }
    switch timer {
    case .every(let every):
      if !every.isTogether { reviewRotation(every.rounds, of: items.count, at: place) }
      reviewSets(
        section,
        laps: every.isTogether ? every.rounds : laps(every.rounds, items.count),
        place
      )
      reviewWork(section, every.work, at: place)
    case .tabata(let intervals):
      reviewRotation(intervals.rounds.map { [$0] } ?? [], of: items.count, at: place)
      reviewWork(section, intervals.work, at: place)
    case .intervals(let intervals):
      let rounds = intervals.rounds.map { [$0] } ?? []
      reviewRotation(rounds, of: items.count, at: place)
      reviewSets(section, laps: laps(rounds, items.count), place)
      reviewWork(section, intervals.work, at: place)
    case .rounds(let rounds):
      guard let count = rounds.count, count.isSingle else { return }
      // One set in each round is no contradiction.
      reviewSets(section, laps: [Int(count.low), 1], place)
    case .amrap, .forTime, .clock: return
    }
  }

  private func laps(_ rounds: [Int], _ items: Int) -> [Int] {
    rounds.filter { $0 % items == 0 }.map { $0 / items }
  }

  private mutating func reviewRotation(_ rounds: [Int], of items: Int, at place: TextLocation) {
    guard let odd = rounds.first(where: { $0 % items != 0 }) else { return }
    let even = max(items, odd / items * items)
    notes.warning(
      at: place,
      "\(odd) rounds are not a multiple of \(items) steps: the last lap is not complete",
      "write \(even) or \(even + items) rounds"
    )
  }

  private mutating func reviewSets(
    _ section: WorkoutSection,
    laps: [Int],
    _ place: TextLocation
  ) {
    guard !laps.isEmpty else { return }
    for item in section.items {
      guard let sets = section.dose(of: item)?.sets,
        !laps.contains(where: { sets.contains(Double($0)) })
      else { continue }
      notes.warning(
        at: place,
        "\(item.exercise) has \(NumberWords.range(sets)) sets, but the heading makes it \(laps[0]); the heading holds"
      )
      return
    }
  }

  // "30s on" and "4 x 40s" cannot both be meant.
  private mutating func reviewWork(
    _ section: WorkoutSection,
    _ work: Duration?,
    at place: TextLocation
  ) {
    for item in section.items {
      guard let seconds = section.dose(of: item)?.quantity.seconds, !item.isRest else { continue }
      if let work, !seconds.contains(work.inSeconds) {
        notes.warning(
          at: place,
          "\(item.exercise) lasts \(NumberWords.time(seconds)), but the heading makes it \(NumberWords.time(work)); the heading holds"
        )
        return
      }
      if work == nil, case .every(let every)? = section.timer,
        seconds.low > every.window.inSeconds
      {
        notes.warning(
          at: place,
          "\(item.exercise) lasts \(NumberWords.time(seconds)) and does not fit into its window of \(NumberWords.time(every.window))"
        )
        return
      }
    }
  }

  // MARK: Steps

  private mutating func review(
    _ item: WorkoutItem,
    in section: WorkoutSection,
    at place: TextLocation
  ) {
    if item.exercise.isEmpty {
      notes.warning(at: place, "the step has no name", "write `Push-Up — 3 x 10`")
    }
    guard let dose = item.prescription?.dose else { return }
    for case .words(let words) in dose.targets {
      notes.warning(
        at: place,
        "the target \"\(words)\" of \(item.exercise) is shown but has no effect",
        "write a weight, `RPE 8`, `70%`, a pace or `Z2`, or put it after a semicolon"
      )
    }
  }

  // MARK: What the catalogue knows

  private mutating func review(
    _ workout: Workout,
    _ places: [WorkoutDocument.SectionPlace],
    _ lines: [SourceLine],
    knowing catalogue: ExerciseCatalogue
  ) {
    for (section, place) in zip(workout.sections, places) {
      for (item, itemPlace) in zip(section.items, place.items)
      where !item.isRest && catalogue.place(of: item.exercise) == nil {
        let line = lines[itemPlace.line - 1]
        notes.warning(
          at: TextLocation(offset: itemPlace.bytes.lowerBound, line),
          "the exercise \"\(item.exercise)\" is not in the catalog",
          catalogue.nearestName(to: item.exercise).map { "did you mean \"\($0)\"?" }
        )
      }
    }
    reviewNames(workout, knowing: catalogue)
    reviewDuration(workout, knowing: catalogue)
    reviewEquipment(workout, knowing: catalogue)
  }

  private mutating func reviewNames(_ workout: Workout, knowing catalogue: ExerciseCatalogue) {
    let used = Set(workout.items.map { NameKey($0.exercise) })
    for progression in details.progressions where !used.contains(NameKey(progression.name)) {
      notes.warning(
        at: detailPlaces["progression"],
        "\"\(progression.name)\" has a progression but is not a step of the workout"
      )
    }
    for scaling in details.scalings {
      if !used.contains(NameKey(scaling.exercise)) {
        notes.warning(
          at: detailPlaces["scaling"],
          "\"\(scaling.exercise)\" has a scaling but is not a step of the workout"
        )
      }
      for name in scaling.easier where catalogue.place(of: name) == nil {
        notes.warning(
          at: detailPlaces["scaling"],
          "the exercise \"\(name)\" is not in the catalog",
          catalogue.nearestName(to: name).map { "did you mean \"\($0)\"?" }
        )
      }
    }
  }

  private mutating func reviewDuration(_ workout: Workout, knowing catalogue: ExerciseCatalogue) {
    guard let stated = details.duration else { return }
    let estimate = DurationEstimate(of: workout, knowing: catalogue).total
    let difference = abs(stated.inSeconds - estimate.inSeconds)
    guard difference > max(180, stated.inSeconds / 5) else { return }
    let minutes = Int((estimate.inSeconds / 60).rounded())
    notes.warning(
      at: detailPlaces["duration"],
      "the duration is stated as \(DetailsText.length(stated)), but the steps take about \(minutes)m",
      "write `duration: \(minutes)m`"
    )
  }

  private mutating func reviewEquipment(
    _ workout: Workout,
    knowing catalogue: ExerciseCatalogue
  ) {
    guard let stated = details.equipment else { return }
    for name in stated where !catalogue.equipment.contains(name) {
      notes.warning(
        at: detailPlaces["equipment"],
        "no exercise needs the equipment \"\(name)\"",
        Spelling.nearest(to: name, among: catalogue.equipment).map { "did you mean \"\($0)\"?" }
      )
    }
    let available = Set(stated)
    for item in workout.items {
      guard let exercise = catalogue.exercise(named: item.exercise) else { continue }
      for choices in exercise.equipment where !choices.contains(where: { available.contains($0) }) {
        notes.warning(
          at: detailPlaces["equipment"],
          "\(item.exercise) needs \(choices.joined(separator: " or ")), which is not listed",
          "add it to the equipment"
        )
        return
      }
    }
  }
}

extension TextLocation {
  /// The place of a byte in a line.
  fileprivate init(offset: Int, _ line: SourceLine) {
    var column = 0
    while column < line.scalars.count, line.location(of: column).offset < offset { column += 1 }
    self = line.location(of: column)
  }
}
