import Coaching
public import Training

extension GymWords {
  /// What came of the sets of an exercise, alike ones together: "2 sets of 5 × 80 kg, 3 × 80 kg".
  public static func results(_ results: [SetResult]) -> String {
    var groups: [(words: String, count: Int)] = []
    for result in results {
      let words = self.result(result)
      if let last = groups.indices.last, groups[last].words == words {
        groups[last].count += 1
      } else {
        groups.append((words, 1))
      }
    }
    return groups.map { $0.count == 1 ? $0.words : "\($0.count) sets of \($0.words)" }
      .joined(separator: ", ")
  }

  /// What a part is called: by its heading, or else by its clock: "AMRAP 12 min", "EMOM 10 min".
  static func part(_ number: Int, _ block: GymBlock) -> String {
    guard block.label.isEmpty else { return block.label }
    switch block.pace {
    case .against(let program) where program.score == .roundsAndReps:
      return "AMRAP " + seconds(program.duration.inSeconds)
    case .against(let program) where program.score == .time: return "For time"
    case .byClock(let program) where program.score == .windows:
      let window = program.duration.inSeconds / Double(max(1, program.rounds))
      return (window == 60 ? "EMOM " : "Intervals ") + seconds(program.duration.inSeconds)
    case .against, .byClock, .byHand: return "Part \(number + 1)"
    }
  }
}
