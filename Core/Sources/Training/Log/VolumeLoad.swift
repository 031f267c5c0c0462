/// Weight times repetitions, summed up (gym definitions, section 4).
public enum VolumeLoad {
  /// The kilograms of some sets; warm-up sets are nothing, and so is one's own weight where nobody knows it.
  public static func kilograms(
    of sets: [LoggedSet],
    bodyweight: Double? = nil,
    share: (String) -> Double = { _ in 1 }
  ) -> Double {
    sets.reduce(0) { sum, set in
      guard !set.isWarmUp, let reps = set.result.reps, let load = set.result.load,
        let moved = load.moved(bodyweight: bodyweight, share: share(set.exercise))
      else { return sum }
      return sum + moved * reps * (set.isPerSide ? 2 : 1)
    }
  }
}
