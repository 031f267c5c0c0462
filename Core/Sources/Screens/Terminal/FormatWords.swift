import Training

/// The formats of recordings, as sentences list them.
public enum FormatWords {
  /// Those that devices and apps write.
  public static let recordings = Recording.Source.allCases
    .filter { $0 != .json && $0 != .simulator }
    .map { $0.rawValue.uppercased() }

  /// "FIT, GPX, TCX or KML", of which somebody chooses one.
  public static func choice(in language: Language = .english) -> String {
    Written.list(recordings, or: true, in: language)
  }
}
