/// Watches one exercise for a plateau, session by session.
struct PlateauWatch {
  private var best: (kilograms: Double, session: String, day: Day)?
  private var count = 0

  /// Adds the best estimate of the next session.
  mutating func add(_ estimate: Double, _ session: String, _ day: Day) {
    if let before = best, estimate <= before.kilograms * 1.005 {
      count += 1
    } else {
      best = (estimate, session, day)
      count = 0
    }
  }

  /// The plateau, once three sessions have brought nothing.
  func finding(_ exercise: String) -> Plateau.Finding? {
    guard let best, count >= Plateau.sessions else { return nil }
    return Plateau.Finding(
      exercise: exercise,
      best: best.kilograms,
      session: best.session,
      day: best.day,
      count: count
    )
  }
}
