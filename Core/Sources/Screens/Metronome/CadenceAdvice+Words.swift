public import Training

extension CadenceAdvice {
  /// What may be tried, in one or two sentences.
  public func sentence(in language: Language = .english) -> String {
    let own = Int(baseline.stepsPerMinute.rounded())
    let start = language.pick("Your own cadence is \(own). ", "Deine eigene Kadenz ist \(own). ")
    switch suggestion {
    case .raise(let first, let most) where first == most:
      return start
        + language.pick(
          "Try \(first.beatsPerMinute), and no more than that.",
          "Versuch \(first.beatsPerMinute), und nicht mehr."
        )
    case .raise(let first, let most):
      let (one, limit) = (first.beatsPerMinute, most.beatsPerMinute)
      return start
        + language.pick(
          "Try \(one) first, \(percent(first)) more; go no higher than \(limit).",
          "Versuch zuerst \(one), \(percent(first)) mehr; geh nicht über \(limit)."
        )
    case .quickEnough:
      return start
        + language.pick(
          "That is quick already: leave it as it is.",
          "Das ist schon schnell: Lass sie, wie sie ist."
        )
    case .outOfReach(let most):
      let slowest = Tempo.slowest.beatsPerMinute
      return start
        + language.pick(
          "More than \(most) would be too much of a change, and the metronome begins at \(slowest).",
          "Mehr als \(most) wäre eine zu große Umstellung, und das Metronom beginnt bei \(slowest)."
        )
    }
  }

  /// What to mind when a cadence is raised, for everybody to whom something is suggested.
  public static func warning(in language: Language = .english) -> String {
    language.pick(
      "Quicker steps ease knee and hip and load the calf and the Achilles tendon. Begin with a few "
        + "minutes of an easy run, stay 4 to 6 weeks with one change, and go back if calf or tendon "
        + "hurt.",
      "Schnellere Schritte entlasten Knie und Hüfte und belasten Wade und Achillessehne. Beginn mit "
        + "ein paar Minuten in einem lockeren Lauf, bleib 4 bis 6 Wochen bei einer Umstellung, und "
        + "geh zurück, wenn Wade oder Sehne schmerzen."
    )
  }

  /// The warning about a tempo that is too much of a change, or nothing.
  public func warning(about tempo: Tempo, in language: Language = .english) -> String? {
    guard isTooMuch(tempo) else { return nil }
    let own = Int(baseline.stepsPerMinute.rounded())
    return language.pick(
      "\(tempo.beatsPerMinute) is \(percent(tempo)) above your own \(own). More than 10 %, here "
        + "\(limit), is too much of a change for calf and Achilles tendon.",
      "\(tempo.beatsPerMinute) liegt \(percent(tempo)) über deinen eigenen \(own). Mehr als 10 %, "
        + "hier \(limit), ist für Wade und Achillessehne eine zu große Umstellung."
    )
  }

  private func percent(_ tempo: Tempo) -> String {
    "\(Int((excess(of: tempo) * 100).rounded())) %"
  }
}
