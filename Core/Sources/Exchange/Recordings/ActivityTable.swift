import Formats
public import Training

/// The table of activities that an export of a whole account has, often beside its recordings.
///
/// It names each recording, has what its owner wrote, and lists what has none, such as what was typed in.
/// What tables are known stands in ``ActivityShape``; their columns are those of November 2026.
public struct ActivityTable: Hashable, Sendable {
  /// The program that wrote it.
  public let program: String

  /// Its activities, in its order.
  public private(set) var rows: [Row] = []

  /// The first of the lines that could not be read.
  public private(set) var faults: [StrengthFile.Fault] = []

  /// How many lines could not be read.
  public private(set) var faultCount = 0

  // More than anybody does in a hundred years, and than anybody reads.
  private static let mostRows = 200_000
  private static let mostFaults = 1000

  /// The numbers of what is listed as its parts, too.
  private var wholes: Set<Int64> = []
  /// How its owner writes numbers and days, as far as the lines tell that were read.
  private var hand = DiaryHand([], separator: UInt8(ascii: ","))

  private init(of program: String) { self.program = program }

  /// Columns that tell of training and are not used although something stands in them.
  public private(set) var unusedColumns: [String] = []

  /// Whether a file is such a table, by its name and its first bytes.
  public static func isOne(_ head: [UInt8], name: String) -> Bool {
    ImportSource.of(FileHead(head, name: name), among: ActivityShape.all) != nil
  }

  /// Reads the table of a file, whose name may tell of which program it is.
  public init(_ bytes: [UInt8], name: String) throws(ActivityTableError) {
    var reader = try Self.reader(of: bytes, name: name)
    self = try reader.whole(bytes)
  }

  /// Reads the table of a file that begins with some bytes and comes in pieces.
  public static func reader(
    of head: [UInt8],
    name: String
  ) throws(ActivityTableError) -> TableReader<ActivityTable> {
    let head = FileHead(head, name: name)
    guard let source = ImportSource.of(head, among: ActivityShape.all) else {
      throw .table(.unknown(columns: head.columns))
    }
    let table = ActivityTable(of: source.name)
    switch source.reader.content {
    case .lines(let titles, let read):
      return TableReader(table, .lines(CSVCutter(below: titles))) {
        table,
        portion throws(ActivityTableError) in
        let lines = try portion.table(below: titles)
        let asked = AskedColumns()
        table.add(lines.ragged, portion)
        for row in lines.rows {
          var entry = Row(line: row.line + portion.before)
          let cells = ActivityCells(row, lines, asked)
          read(&entry, cells)
          for problem in cells.unread.problems { table.add(problem, line: entry.line) }
          try table.add(entry)
        }
        table.pass(asked.unused(in: lines))
      }
    case .list(let wrapper, let read):
      return TableReader(table, .values(JSONCutter(within: wrapper))) {
        table,
        portion throws(ActivityTableError) in
        for var row in read(try portion.json(), name) {
          row.line += portion.before
          try table.add(row)
        }
        table.leaveOutWholes()
      }
    }
  }

  /// Reads a table of activities that its owner has explained.
  public init(_ bytes: [UInt8], by learned: LearnedTable) throws(ActivityTableError) {
    var reader = Self.reader(by: learned)
    self = try reader.whole(bytes)
  }

  /// Reads a table that its owner has explained and that comes in pieces.
  public static func reader(by learned: LearnedTable) -> TableReader<ActivityTable> {
    TableReader(ActivityTable(of: LearnedTable.program), .lines(CSVCutter())) {
      table,
      portion throws(ActivityTableError) in
      let lines = learned.renamed(try portion.table())
      let columns = DiaryColumns(lines.columns)
      table.hand.look(at: lines.rows, separator: lines.separator)
      let hand = table.hand
      table.add(lines.ragged, portion)
      for row in lines.rows {
        var entry = Row(line: row.line + portion.before)
        do throws(LineFault) {
          try LearnedTable.readActivity(&entry, DiaryLine(row, columns, hand))
        } catch {
          if case .problem(let problem) = error { table.add(problem, line: entry.line) }
          continue
        }
        try table.add(entry)
      }
      table.pass(columns.unused(in: lines.rows))
    }
  }

  private mutating func pass(_ names: [String]) {
    for name in names where !unusedColumns.contains(name) { unusedColumns.append(name) }
  }

  private mutating func add(_ row: Row) throws(ActivityTableError) {
    guard rows.count < Self.mostRows else {
      throw .table(.noTable(.tooManyRows(limit: Self.mostRows)))
    }
    for doubt in row.doubts { add(doubt, line: row.line) }
    if let whole = row.whole { wholes.insert(whole) }
    rows.append(row)
  }

  private mutating func leaveOutWholes() {
    guard !wholes.isEmpty else { return }
    rows.removeAll { row in row.number.map { wholes.contains($0) } ?? false }
  }

  private mutating func add(_ ragged: [CSVTable.Ragged], _ portion: TextPortion) {
    for line in ragged { add(line.problem, line: line.line + portion.before) }
  }

  private mutating func add(_ problem: String, line: Int) {
    faultCount += 1
    guard faults.count < Self.mostFaults else { return }
    faults.append(StrengthFile.Fault(line: line, problem: problem))
  }
}

extension ActivityTable {
  /// What a table says of one activity.
  public struct Row: Hashable, Sendable {
    /// Its line, counted from 1.
    public internal(set) var line: Int
    /// The recording, by its path from the table's folder or by its name without an ending, wherever it
    /// lies; none for what was typed in.
    public internal(set) var file: String?
    /// The files that have its readings, by their names, wherever they lie.
    public internal(set) var readings: [String] = []
    /// When it began: in UTC with an offset of zero, or by the clock of its place with none.
    public internal(set) var startedAt: LocalTime?
    /// Whether an offset of zero is that of the place, too.
    public internal(set) var isZoned = false
    /// Whether it was only planned.
    public internal(set) var isPlanned = false
    /// Its number in the account, by which another file may tell more of it.
    public internal(set) var number: Int64?
    /// The number of the whole that it is a part of, as the run of a triathlon.
    public internal(set) var whole: Int64?
    /// What it is called.
    public internal(set) var name: String?
    /// What its owner wrote about it.
    public internal(set) var notes: String?
    /// The program's word for the sport.
    public internal(set) var sport: String?
    /// How hard it was, from 1 to 10.
    public internal(set) var effort: Int?
    /// The shoes or the bike.
    public var gear: String?
    /// Its key in the account, by which another file tells what it is called.
    public internal(set) var gearKey: String?
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
    /// The highest heart rate.
    public internal(set) var maxHeartRate: HeartRate?
    /// How much was climbed.
    public internal(set) var ascent: Distance?
    /// What it says that cannot be true, and is left out.
    public internal(set) var doubts: [String] = []

    init(line: Int) { self.line = line }
  }
}

extension ActivityTable.Row {
  /// Adds what the owner said to what was recorded; what the recording measured itself stays.
  ///
  /// A row that names a file tells of the whole file. Of several activities in it, such as the legs of a
  /// triathlon, each has its name and the first its notes; sport, effort, gear and energy are none of theirs.
  ///
  /// - Parameter leg: The place of the activity among several of the file.
  public func describe(_ activity: inout Activity, leg: Int? = nil) {
    activity.summary.label = label ?? activity.summary.label
    if leg ?? 0 == 0 { activity.summary.notes = wholeNotes ?? activity.summary.notes }
    if leg == nil {
      activity.summary.effort = effort ?? activity.summary.effort
      activity.summary.gear =
        gear.flatMap { Remarks.kept($0, most: Remarks.longestGear) } ?? activity.summary.gear
      activity.summary.kilocalories = activity.summary.kilocalories ?? kilocalories
      if let sport { Self.name(&activity.summary, sport) }
    }
    let began = activity.summary.startedAt
    guard let startedAt, began.offset == nil, startedAt != began else { return }
    if startedAt.offset == nil {
      activity.summary.startedAt.offset = Self.offset(of: startedAt, from: began)
    } else if isZoned || startedAt.offset != .zero {
      activity.summary.startedAt.offset = startedAt.offset
    }
  }

  /// The activity that a table alone knows, or none if it does not say when that was, or nothing that was done.
  ///
  /// - Parameters:
  ///   - program: What wrote the table.
  ///   - files: The readings that were found beside it.
  public func activity(of program: String, readings files: [SeriesFile] = []) -> Activity? {
    guard let startedAt, hasTotals else { return nil }
    var summary = ActivitySummary(
      sport: .other,
      kind: Recording.Sport.other.rawValue,
      startedAt: startedAt,
      source: .table,
      sourceName: program
    )
    summary.elapsed = elapsed ?? moving
    summary.moving = moving ?? elapsed
    summary.distance = distance
    summary.averageHeartRate = averageHeartRate
    summary.maxHeartRate = maxHeartRate
    summary.ascent = ascent
    var activity = recorded(files, of: program) ?? Activity(summary: summary)
    describe(&activity)
    if SportKind.of(activity.summary.sport, kind: activity.summary.kind)?.isIndoor == true {
      activity.summary.isIndoor = true
    }
    return activity
  }

  /// Whether it only says what was used in an activity that another file tells of, or what that is called.
  public var isOnlyGear: Bool {
    gear != nil && (number != nil || gearKey != nil) && startedAt == nil && !hasTotals
  }

  /// Why a row is no activity.
  public var lack: StrengthFile.Fault {
    StrengthFile.Fault(
      line: line,
      problem: startedAt == nil
        ? "found no date, expected such as May 3, 2026, 6:12:00 AM"
        : "found neither a time nor a distance, expected what was done"
    )
  }

  /// Whether anything was done: an account may also list what was only planned.
  private var hasTotals: Bool { elapsed != nil || moving != nil || distance != nil }

  private var label: String? { name.flatMap { Remarks.kept($0, most: Remarks.longestLabel) } }

  private var wholeNotes: String? {
    // A name that is too long for a label is kept whole where there is room.
    let parts = [name == label ? nil : name, notes].compactMap { $0 }
    return parts.isEmpty
      ? nil : Remarks.kept(parts.joined(separator: "\n"), most: Remarks.longestNotes)
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
