import Screens
import Training

/// Sets as the terminal says them.
enum LogWords {
  /// One set, or several of one kind: "Squat, 3 sets of 5 × 80 kg, RPE 8".
  static func sets(_ set: LiftedSet, _ count: Int) -> String {
    let result = GymWords.result(set.result)
    var words = "\(set.exercise), " + (count == 1 ? result : "\(count) sets of \(result)")
    if let load = set.result.load, load.mode == .bodyweight, load.value == 0 {
      words += ", bodyweight"
    }
    switch set.result.effort {
    case .exertion(let rating): words += ", RPE \(GymWords.number(rating))"
    case .reserve(let reps): words += ", \(GymWords.number(reps)) in reserve"
    case nil: break
    }
    return words + (set.isPerSide ? ", each side" : "") + (set.isWarmUp ? ", warm-up" : "")
  }
}
