import ArgumentParser

/// How fast a recording is played.
enum PlaybackSpeed: Hashable, Sendable, ExpressibleByArgument {
  /// So many seconds of the run in one second.
  case times(Double)
  /// As fast as the machine can.
  case max

  /// Reads `1`, `60`, `2.5`, `60x` or `max`.
  init?(argument: String) {
    if argument.lowercased() == "max" {
      self = .max
      return
    }
    let number = argument.hasSuffix("x") ? argument.dropLast() : argument[...]
    guard let factor = Double(number), (0.1...3600).contains(factor) else { return nil }
    self = .times(factor)
  }
}
