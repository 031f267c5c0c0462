public import Formats
public import Training

/// The table of activities that an export of a whole account has beside its recordings.
///
/// It names each recording, has what its owner wrote, and lists what was typed in without one. The columns
/// are those of Strava's `activities.csv` and of Runkeeper's `cardioActivities.csv` as of November 2026.
public struct ActivityTable: Hashable, Sendable {
  /// Who writes such tables.
  public enum Program: String, CaseIterable, Hashable, Sendable {
    case strava = "Strava"
    case runkeeper = "Runkeeper"
  }

  /// Who wrote it.
  public let program: Program

  /// Its activities, in its order.
  public private(set) var rows: [Row] = []

  /// The lines that could not be read.
  public let faults: [StrengthFile.Fault]

  /// Whether a file is such a table, by its name and its first bytes.
  public static func isOne(_ head: [UInt8], name: String) -> Bool {
    guard name.lowercased().hasSuffix("activities.csv") else { return false }
    let text = String(decoding: head, as: UTF8.self)
    // Strava translates its header; where the recordings lie is the same everywhere.
    return text.holds(",activities/") || text.holds("Activity ID,") || text.holds(",GPX File")
  }

  /// Reads a table.
  public init(_ bytes: [UInt8]) throws(CSVError) {
    let table = try CSVTable(bytes)
    let isRunkeeper = table.column("GPX File") != nil
    program = isRunkeeper ? .runkeeper : .strava
    faults = table.ragged.map { StrengthFile.Fault(line: $0.line, problem: $0.problem) }
    rows = table.rows.map { isRunkeeper ? .runkeeper($0, table) : .strava($0, table) }
  }
}

extension ActivityTable {
  /// What a table says of one activity.
  public struct Row: Hashable, Sendable {
    /// Its line, counted from 1.
    public let line: Int
    /// The recording, by its path from the table's folder; none for what was typed in.
    public internal(set) var file: String?
    /// When it began: in UTC with an offset of zero, or by the clock of its place with none.
    public internal(set) var startedAt: LocalTime?
    /// What it is called.
    public internal(set) var name: String?
    /// What its owner wrote about it.
    public internal(set) var notes: String?
    /// The program's word for the sport.
    public internal(set) var sport: String?
    /// How hard it was, from 1 to 10.
    public internal(set) var effort: Int?
    /// From start to end.
    public internal(set) var elapsed: Duration?
    /// Without pauses.
    public internal(set) var moving: Duration?
    /// How far it went.
    public internal(set) var distance: Distance?
    /// Energy in kilocalories.
    public internal(set) var kilocalories: Double?
    /// The mean heart rate.
    public internal(set) var averageHeartRate: HeartRate?

    init(line: Int) { self.line = line }
  }
}

extension ActivityTable.Row {
  /// Adds what the owner said to what was recorded; what the recording measured itself stays.
  public func describe(_ activity: inout Activity) {
    activity.summary.label = label
    activity.summary.notes = wholeNotes
    activity.summary.effort = effort
    activity.summary.kilocalories = activity.summary.kilocalories ?? kilocalories
    if let sport { Self.name(&activity.summary, sport) }
    let began = activity.summary.startedAt
    if let startedAt, startedAt.offset == nil, began.offset == nil, startedAt != began {
      activity.summary.startedAt.offset = Self.offset(of: startedAt, from: began)
    }
  }

  /// The activity that a table alone knows, or none if it does not say when that was.
  public func activity(of program: ActivityTable.Program) -> Activity? {
    guard let startedAt else { return nil }
    var summary = ActivitySummary(
      sport: .other,
      kind: Recording.Sport.other.rawValue,
      startedAt: startedAt,
      source: .table,
      sourceName: program.rawValue
    )
    summary.elapsed = elapsed ?? moving
    summary.moving = moving ?? elapsed
    summary.distance = distance
    summary.averageHeartRate = averageHeartRate
    var activity = Activity(summary: summary)
    describe(&activity)
    return activity
  }

  /// Why a row without a moment is no activity.
  public var undated: StrengthFile.Fault {
    StrengthFile.Fault(
      line: line,
      problem: "found no date, expected such as May 3, 2026, 6:12:00 AM"
    )
  }

  private var label: String? { name.map { Self.cut($0, to: Remarks.longestLabel) } }

  private var wholeNotes: String? {
    // A name that is too long for a label is kept whole where there is room.
    let parts = [name == label ? nil : name, notes].compactMap { $0 }
    return parts.isEmpty
      ? nil : Self.cut(parts.joined(separator: "\n"), to: Remarks.longestNotes)
  }

  private static func cut(_ text: String, to most: Int) -> String {
    var text = text
    while text.utf8.count > most { text.removeLast() }
    return text
  }

  /// Takes the owner's word for the sport, who may have corrected what the device thought.
  private static func name(_ summary: inout ActivitySummary, _ word: String) {
    let known = SportWord(word)
    guard known.sport != .other || known.kind != nil else { return }
    guard known.sport != summary.sport || known.kind != nil else { return }
    summary.sport = known.sport
    summary.kind = known.kind ?? known.sport.rawValue
  }

  /// How far the place's clock was ahead of UTC: all zones are whole quarters of an hour.
  private static func offset(of local: LocalTime, from utc: LocalTime) -> UTCOffset? {
    let quarter = 900.0
    let ahead = local.instant.seconds(since: utc.instant)
    let whole = (ahead / quarter).rounded() * quarter
    // A table's time may be that of the first movement, which is some seconds later.
    guard abs(ahead - whole) <= 120, abs(whole) <= 14 * 3600 else { return nil }
    return UTCOffset(exactly: Int(whole / 60))
  }
}
