import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Training

// Finding a workout.
extension LibraryDesk {
  @inline(never) mutating func openLibrary(_ fields: Fields) throws(PageError) -> [UInt8] {
    let (motions, catalogue, files, origins) = try PageError.shaped {
      () throws(ShapeError)
        -> (String, ExerciseCatalogue, [WorkoutLibrary.File], [String: String]) in
      // A page that was kept for offline use may have no motions yet: its exercises stand still.
      let motions = try fields.string(ifPresent: "motions") ?? ""
      let catalogue = ExerciseCatalogue.read(
        Array((try fields.string(ifPresent: "catalogue") ?? "").utf8)
      ).catalogue
      var files: [WorkoutLibrary.File] = []
      var origins: [String: String] = [:]
      for json in fields["files"]?.array ?? [] {
        let file = try Fields(json, at: "files")
        let name = try file.string("name")
        files.append(WorkoutLibrary.File(name: name, bytes: Array(try file.string("text").utf8)))
        origins[name] = try file.choice(WorkoutOrigin.self, ifPresent: "origin")?.rawValue
      }
      return (motions, catalogue, files, origins)
    }
    let read = WorkoutLibrary.read(files, catalogue: catalogue)
    var texts: [String: String] = [:]
    var byId: [String: String] = [:]
    var ids: [(name: String, id: String)] = []
    for (name, document) in zip(read.names, read.documents) {
      ids.append((name, document.workout.id))
      texts[document.workout.id] = document.text
      byId[document.workout.id] = origins[name]
    }
    library = Library(
      index: read.index(knowing: catalogue),
      catalogue: catalogue,
      motionText: Array(motions.utf8),
      texts: texts,
      origins: byId,
      language: fields.language()
    )
    return Reply.object { json in
      json.object("library") { json in
        json.field("count", read.documents.count)
        json.field("exercises", catalogue.exercises.count)
        json.object("ids") { json in
          for (name, id) in ids { json.field(name, id) }
        }
        json.array("findings") { json in
          for finding in read.findings {
            json.object { json in
              json.field("file", finding.file)
              json.field("line", finding.diagnostic.line)
              json.field("column", finding.diagnostic.column)
              json.field("message", finding.diagnostic.message)
            }
          }
        }
      }
    }
  }

  @inline(never) mutating func discover(_ fields: Fields) throws(PageError) -> [UInt8] {
    guard let library else { throw .noLibrary }
    let (request, filter, query, log, limit) = try PageError.shaped {
      () throws(ShapeError) -> (RankingRequest, WorkoutFilter, String, TrainingLog, Int) in
      let wish = try RankingRequest(fields)
      return (
        wish,
        try fields.fields(ifPresent: "filter").map { fields throws(ShapeError) in
          try WorkoutFilter(fields)
        } ?? WorkoutFilter(wishedBy: wish),
        try fields.string(ifPresent: "query") ?? "",
        try trainingLog(of: fields),
        try fields.whole("limit", 1...1000) ?? 20
      )
    }
    let ranking = WorkoutRanking(
      library.index,
      for: request,
      after: log,
      knowing: library.catalogue
    )
    let places = library.index.matches(query, filter)
    let found = places.map { library.index.entries[$0] }
    let summaries = self.library?.summaries(at: places) ?? []
    return Reply.object { json in
      json.array("cards") { json in
        for (place, ranked) in ranking.top(limit).enumerated() {
          let card = WorkoutCard(
            ranked,
            counterfactual: ranking.counterfactual(of: place),
            origin: origin(of: ranked.entry),
            on: request.day,
            in: library.language
          )
          card.write(to: &json)
        }
      }
      json.array("found") { json in
        for summary in summaries { json.value(written: summary) }
      }
      json.array("hidden") { json in
        for hidden in ranking.hidden {
          json.object { json in
            json.field("id", hidden.entry.workout.id)
            json.field("title", hidden.entry.workout.title)
            json.field("why", hidden.reason.words(seenFrom: request.day, in: library.language))
          }
        }
      }
      json.array("weights") { json in
        for signal in RankingSignal.allCases {
          json.object { json in
            json.field("signal", signal.rawValue)
            json.field("title", signal.title(in: library.language))
            json.field("weight", request.weights[signal])
            json.field("less", request.weights.less(of: signal)[signal])
          }
        }
      }
      json.array("chips") { json in
        for chip in FilterChip.chips(of: found, in: library.language) { chip.write(to: &json) }
      }
    }
  }

  @inline(never) mutating func workout(_ fields: Fields) throws(PageError) -> [UInt8] {
    guard let library else { throw .noLibrary }
    let id = try PageError.shaped { () throws(ShapeError) in try fields.string("id") }
    guard let entry = library.index[id] else { throw .unknownWorkout(id) }
    return Reply.object { json in
      json.key("workout")
      entry.write(to: &json, knowing: library.catalogue, in: library.language)
      json.field("origin", origin(of: entry).words(in: library.language))
      json.field("text", library.texts[id])
    }
  }

  private func origin(of entry: IndexedWorkout) -> WorkoutOrigin {
    if let text = library?.origins[entry.workout.id], let origin = WorkoutOrigin(rawValue: text) {
      return origin
    }
    return entry.workout.details.basis == nil ? .rules : .yours
  }
}
