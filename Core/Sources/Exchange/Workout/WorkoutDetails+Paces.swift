import Training

extension WorkoutDetails {
  /// A dose in which words that the front matter gives a pace for are that pace.
  func namingPaces(of dose: Dose) -> Dose {
    var dose = dose
    dose.targets = dose.targets.map { target in
      guard case .words(let words) = target, let name = paceName(words) else { return target }
      return .namedPace(name)
    }
    return dose
  }

  private func paceName(_ words: String) -> String? {
    paces.first { $0.name == words || $0.name + " pace" == words }?.name
  }
}
