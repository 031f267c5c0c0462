import Formats
public import Screens

/// What a file is, as its first bytes tell.
public enum FileKind: Hashable, Sendable {
  /// FIT, GPX or TCX.
  case recording
  /// The `export.xml` of Apple Health, whatever the phone's language calls it.
  case health
  /// A table; its header tells of which program.
  case diary
  /// The table of activities in the export of an account; see ``ActivityTable``.
  case activities
  /// Figures of days, such as weights; see ``FigureTable``.
  case figures
  /// Pacesetter's own export.
  case export
  /// A zip of any of these.
  case archive
  /// A gzip of any of these.
  case gzip
  /// Nothing that somebody did, as far as the first bytes tell.
  case beside(OtherFile)

  /// How many of its first bytes tell what a file is.
  public static let headLength = 1 << 16

  /// Looks at the first bytes of a file, and at its name where they do not tell.
  public init(head: [UInt8], name: String) {
    // Most files are FIT, and those are known before this is needed.
    lazy var text = String(decoding: head.prefix(Self.headLength), as: UTF8.self)
    let name = name.utf8.map { (0x41...0x5A).contains($0) ? $0 + 32 : $0 }
    func ends(_ ending: String) -> Bool {
      name.suffix(ending.utf8.count).elementsEqual(ending.utf8)
    }
    if head.starts(with: "PK\u{3}\u{4}".utf8) || head.starts(with: "PK\u{5}\u{6}".utf8) {
      self = .archive
    } else if head.starts(with: [0x1F, 0x8B]) {
      self = .gzip
    } else if let type = FITFileType.of(head), type != FITFileType.activity {
      self = .beside(OtherFile(fit: type))
    } else if RecordingFile.isRecording(head) || ends(".fit") {
      self = .recording
    } else if text.holds("<HealthData") || text.holds("<!DOCTYPE HealthData") {
      self = .health
    } else if text.holds("<ClinicalDocument") {
      self = .beside(.medical)
    } else if ends(".gpx") || ends(".tcx") {
      self = .recording
    } else if String(text.prefix(200)).holds(RecordScanner.format) {
      self = .export
    } else if ActivityTable.isOne(head, name: String(decoding: name, as: UTF8.self)) {
      self = .activities
    } else if FigureTable.isOne(head, name: String(decoding: name, as: UTF8.self)) {
      self = .figures
    } else if ends(".csv") {
      self =
        Self.isBlank(head)
        ? .beside(.empty) : StrengthFile.mayBeDiary(head) ? .diary : .beside(.table)
    } else if let mark = Self.marks.first(where: { text.holds($0.text) }) {
      self = .beside(mark.kind)
    } else {
      self = .beside(.unknown)
    }
  }

  /// What files hold that are known and not for the record: KML, Zwift's workouts, and the MRC and ERG of
  /// trainers.
  private static let marks: [(text: String, kind: OtherFile)] = [
    ("<kml", .map), ("<workout_file", .workout), ("[COURSE HEADER]", .trainer),
  ]

  /// Whether there is nothing but blanks and the mark of an encoding.
  private static func isBlank(_ head: [UInt8]) -> Bool {
    head.allSatisfy { $0 <= 0x20 || [0xEF, 0xBB, 0xBF, 0xFF, 0xFE].contains($0) }
  }

  /// What the record calls it.
  public var name: String {
    switch self {
    case .recording: "recording"
    case .health: "apple_health"
    case .diary: "diary"
    case .activities: "activities"
    case .figures: "figures"
    case .export: "pacesetter"
    case .archive: "zip"
    case .gzip: "gzip"
    case .beside(let other): other.rawValue
    }
  }
}
