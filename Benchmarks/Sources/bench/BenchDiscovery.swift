import Exchange
import Formats
import Foundation
import Training

/// Times a library: reading it, ranking all of it, the same with every reason of all of it, with what every
/// reason says, an answer of twenty, a search.
func benchDiscovery(_ arguments: [String]) throws {
  guard let path = arguments.first else {
    print("usage: bench discovery LIBRARY.json")
    exit(64)
  }
  let json = try JSON.parse(Array(try Data(contentsOf: URL(fileURLWithPath: path))))
  let catalogue = ExerciseCatalogue.read(Array((json["catalogue"]?.string ?? "").utf8)).catalogue
  let files = (json["files"]?.array ?? []).map { file in
    WorkoutLibrary.File(
      name: file["name"]?.string ?? "",
      bytes: Array((file["text"]?.string ?? "").utf8)
    )
  }
  let queries = (json["queries"]?.array ?? []).compactMap { $0.string }
  var index = WorkoutIndex([], knowing: catalogue)
  let read = CPUClock.seconds {
    index = WorkoutLibrary.read(files, catalogue: catalogue).index(knowing: catalogue)
  }
  var request = RankingRequest(now: LocalTime(secondsSince1970: 1_780_300_000))
  request.minutes = 30
  request.equipment = ["kettlebell", "mat"]
  var reasons = 0
  let ranked = { WorkoutRanking(index, for: request, after: .empty, knowing: catalogue) }
  let rank = CPUClock.seconds { reasons += ranked().count }
  let explain = CPUClock.seconds {
    let explanations = ranked().explanations
    for row in 0..<explanations.count { reasons += explanations.reasonCount(of: row) }
  }
  let told = CPUClock.seconds {
    let ranking = ranked()
    for place in 0..<ranking.count { reasons += ranking[place].reasons.count }
  }
  let answer = CPUClock.seconds {
    let ranking = ranked()
    for place in 0..<min(20, ranking.count) {
      reasons += ranking[place].reasons.count
      if ranking.counterfactual(of: place) != nil { reasons += 1 }
    }
  }
  let search = CPUClock.seconds {
    for query in queries { reasons += index.search(query, limit: 20).count }
  }
  print(
    """
    {"workouts":\(index.entries.count),"read":\(read),"rank":\(rank),"explain":\(explain),\
    "told":\(told),"answer":\(answer),"search":\(search / Double(max(1, queries.count))),"seen":\(reasons)}
    """
  )
}
