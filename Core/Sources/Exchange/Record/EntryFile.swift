public import Screens
public import Training

/// One entry of the record as a file that other programs read.
public struct EntryFile: Hashable, Sendable {
  /// A form that other programs read.
  public enum Format: String, CaseIterable, Hashable, Sendable {
    case gpx, tcx, fit, csv

    /// The media type.
    public var type: String {
      switch self {
      case .gpx: "application/gpx+xml"
      case .tcx: "application/vnd.garmin.tcx+xml"
      case .fit: "application/vnd.ant.fit"
      case .csv: "text/csv; charset=utf-8"
      }
    }
  }

  /// Why an entry cannot be written in a form.
  public enum Lack: Error, Refusal, CustomStringConvertible {
    /// A form that is made of positions, and there are none.
    case positions
    /// A form that knows no sets.
    case sets

    /// The English sentence.
    public var description: String { words(in: .english) }

    /// The reason in a sentence.
    public func words(in language: Language) -> String {
      switch self {
      case .positions: FileWords.noPositions(in: language)
      case .sets: FileWords.noSets(in: language)
      }
    }
  }

  /// A name for the file: "2026-06-03-running.gpx".
  public let name: String

  /// What is in it.
  public let bytes: [UInt8]

  /// The forms that an activity can be written in: GPX is made of positions.
  public static func formats(of activity: Activity) -> [Format] {
    let hasPosition = activity.samples.latitude.contains { !$0.isNaN }
    return Format.allCases.filter { $0 != .gpx || hasPosition }
  }

  /// The forms that a session of a diary can be written in.
  public static let formatsOfSessions: [Format] = [.csv]

  /// Writes an activity.
  public init(_ activity: Activity, as format: Format) throws(Lack) {
    let summary = activity.summary
    name =
      summary.day.text + "-" + summary.sport.rawValue + "." + format.rawValue
    switch format {
    case .gpx:
      guard let gpx = activity.recording.gpx() else { throw .positions }
      bytes = gpx
    case .tcx: bytes = activity.recording.withDistances.tcx()
    case .fit: bytes = activity.recording.withDistances.fit()
    case .csv: bytes = activity.csv
    }
  }

  /// Writes a session of a diary.
  public init(_ session: StrengthSession, as format: Format) throws(Lack) {
    guard format == .csv else { throw .sets }
    name = session.day.text + "-strength.csv"
    bytes = session.csv
  }
}
