import Formats
public import Screens

/// What a file is, as its first bytes tell.
public enum FileKind: Hashable, Sendable {
  /// FIT, GPX, TCX, KML, or JSON of a recording.
  case recording
  /// The `export.xml` of Apple Health, whatever the phone's language calls it.
  case health
  /// The training diary of a program; see ``StrengthFile``.
  case diary
  /// The table of activities in the export of an account; see ``ActivityTable``.
  case activities
  /// Figures of days, such as weights; see ``FigureTable``.
  case figures
  /// The readings of such activities; see ``SeriesFile``.
  case series
  /// Pacesetter's own export.
  case export
  /// A zip of any of these.
  case archive
  /// A gzip of any of these.
  case gzip
  /// Nothing that somebody did, as far as the first bytes tell.
  case beside(OtherFile)

  /// How many of its first bytes tell what a file is.
  public static let headLength = FileHead.length

  /// Looks at the first bytes of a file, and at its name where they do not tell.
  public init(head: [UInt8], name: String) {
    if head.starts(with: "PK\u{3}\u{4}".utf8) || head.starts(with: "PK\u{5}\u{6}".utf8) {
      self = .archive
    } else if head.starts(with: [0x1F, 0x8B]) {
      self = .gzip
    } else if let type = FITFileType.of(head), type != FITFileType.activity {
      self = .beside(OtherFile(fit: type))
    } else if RecordingFile.isRecording(head) {
      self = .recording
    } else {
      self.init(FileHead(head, name: name))
    }
  }

  /// What a file is that does not begin like a recording.
  private init(_ head: FileHead) {
    let text = head.text
    if head.name.hasSuffix(".fit") {
      self = .recording
    } else if text.holds("<HealthData") || text.holds("<!DOCTYPE HealthData") {
      self = .health
    } else if text.holds("<ClinicalDocument") {
      self = .beside(.medical)
    } else if [".gpx", ".tcx", ".kml"].contains(where: { head.name.hasSuffix($0) }) {
      self = .recording
    } else if String(text.prefix(200)).holds(RecordScanner.format) {
      self = .export
    } else if ImportSource.of(head, among: ActivityShape.all) != nil {
      self = .activities
    } else if ImportSource.of(head, among: FigureShape.all) != nil {
      self = .figures
    } else if SeriesLayout.of(head) != nil {
      self = .series
    } else if ImportSource.of(head, among: DiaryShape.all) != nil {
      self = .diary
    } else if head.isTable, Self.gear.contains(head.name) {
      self = .beside(.gear)
    } else if head.name.hasSuffix(".csv") {
      // What is no text is for the reader to judge.
      let kind: FileKind = head.isTable || head.isJSON ? .beside(.table) : .diary
      self = head.isBlank ? .beside(.empty) : kind
    } else if let mark = Self.marks.first(where: { text.holds($0.text) }) {
      self = .beside(mark.kind)
    } else {
      self = .beside(.unknown)
    }
  }

  /// What files hold that are known and not for the record: Zwift's workouts, and the MRC and ERG of trainers.
  private static let marks: [(text: String, kind: OtherFile)] = [
    ("<workout_file", .workout), ("[COURSE HEADER]", .trainer),
  ]

  // Strava's lists of what each activity names by itself; their headers are in the language of the account.
  private static let gear: Set = ["shoes.csv", "bikes.csv", "components.csv"]

  /// What the record calls it.
  public var name: String {
    switch self {
    case .recording: "recording"
    case .health: "apple_health"
    case .diary: "diary"
    case .activities: "activities"
    case .series: "series"
    case .figures: "figures"
    case .export: "pacesetter"
    case .archive: "zip"
    case .gzip: "gzip"
    case .beside(let other): other.rawValue
    }
  }
}
