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
        -> (String, ExerciseCatalogue, [WorkoutLibrary.File], [String: WorkoutOrigin]) in
      // A page that was kept for offline use may have no motions yet: its exercises stand still.
      let motions = try fields.string(ifPresent: "motions") ?? ""
      let catalogue = ExerciseCatalogue.read(
        Array((try fields.string(ifPresent: "catalogue") ?? "").utf8)
      ).catalogue
      var files: [WorkoutLibrary.File] = []
      var origins: [String: WorkoutOrigin] = [:]
      for json in fields["files"]?.array ?? [] {
        let file = try Fields(json, at: "files")
        let name = try file.string("name")
        files.append(WorkoutLibrary.File(name: name, bytes: Array(try file.string("text").utf8)))
        origins[name] = try file.choice(WorkoutOrigin.self, ifPresent: "origin")
      }
      return (motions, catalogue, files, origins)
    }
    let read = WorkoutLibrary.read(files, catalogue: catalogue)
    var texts: [String: String] = [:]
    var byId: [String: WorkoutOrigin] = [:]
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
      () throws(ShapeError) -> (RankingRequest, WorkoutFilter?, String, TrainingLog, Int) in
      (
        try RankingRequest(fields),
        try fields.fields(ifPresent: "filter").map { fields throws(ShapeError) in
          try WorkoutFilter(fields)
        },
        try fields.string(ifPresent: "query") ?? "",
        try trainingLog(of: fields),
        try fields.whole("limit", 1...1000) ?? 20
      )
    }
    let report = DiscoveryReport(
      of: library.index,
      for: request,
      query: query,
      filter: filter,
      after: log,
      knowing: library.catalogue,
      origins: library.origins,
      in: library.language
    )
    let found = self.library?.summaries(at: report.places) ?? []
    return Reply.object { report.writeMembers(to: &$0, found: found, limit: limit) }
  }

  @inline(never) mutating func workout(_ fields: Fields) throws(PageError) -> [UInt8] {
    guard let library else { throw .noLibrary }
    let id = try PageError.shaped { () throws(ShapeError) in try fields.string("id") }
    guard let entry = library.index[id] else { throw .unknownWorkout(id) }
    let origin = WorkoutOrigin(of: entry, known: library.origins)
    return Reply.object { json in
      json.key("workout")
      entry.write(to: &json, knowing: library.catalogue, in: library.language)
      json.field("origin", origin.words(in: library.language))
      json.field("text", library.texts[id])
    }
  }
}
