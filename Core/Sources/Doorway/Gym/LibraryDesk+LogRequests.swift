import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Training

// What the log says: records, the week, what stands still, what is next.
extension LibraryDesk {
  /// Takes the log in hand: what is asked later without one is asked of it.
  @inline(never) mutating func keepLog(_ fields: Fields) throws(PageError) -> [UInt8] {
    let log = try PageError.shaped { () throws(ShapeError) in try fields.log() }
    (self.log, digest) = (log, nil)
    return Reply.object { json in json.field("sessions", log.sessions.count) }
  }

  /// The log of a request, or else the one that was handed over before.
  func trainingLog(of fields: Fields) throws(ShapeError) -> TrainingLog {
    fields["log"] == nil ? log : try fields.log()
  }

  /// What the log comes to; found once for the log in hand.
  private mutating func logDigest(of fields: Fields) throws(ShapeError) -> LogDigest {
    guard fields["log"] == nil else { return LogDigest(of: try fields.log()) }
    let found = digest ?? LogDigest(of: log)
    digest = found
    return found
  }

  @inline(never) mutating func progress(_ fields: Fields) throws(PageError) -> [UInt8] {
    let digest = try PageError.shaped { () throws(ShapeError) in try logDigest(of: fields) }
    let report = try PageError.shaped { () throws(ShapeError) -> LogReport in
      var report = LogReport(
        digest,
        at: try fields.clockMoment(),
        knowing: library?.catalogue ?? .empty
      )
      report.language = fields.language()
      report.exercise = try fields.string(ifPresent: "exercise")
      report.session = try fields.string(ifPresent: "session")
      report.weeklyGoal = try fields.whole("weeklyGoal", 1...50)
      report.skipped = try fields.whole("skip", 0...1_000_000) ?? 0
      report.limit = try fields.whole("limit", 1...1000) ?? .max
      for json in fields["checkIns"]?.array ?? [] {
        report.checkIns.append(try Plateau.CheckIn(Fields(json, at: "checkIns")))
      }
      return report
    }
    return Reply.object { report.writeMembers(to: &$0) }
  }
}
