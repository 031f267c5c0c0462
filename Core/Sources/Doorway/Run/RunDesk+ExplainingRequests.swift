import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Training

// Afterwards, and whenever somebody asks why.
extension RunDesk {
  @inline(never) mutating func ledger() -> [UInt8] {
    Reply.object { json in
      json.array("rows") { json in
        for entry in history.entries.reversed() {
          entry.words.write(to: &json, line: entry.line)
        }
      }
    }
  }

  @inline(never) mutating func why(_ fields: Fields) throws(PageError) -> [UInt8] {
    let line = try PageError.shaped { () throws(ShapeError) in try fields.string("line") }
    return Reply.object { json in
      json.key("row")
      if let entry = history.reason(for: line) {
        entry.words.write(to: &json, line: line)
      } else {
        json.null()
      }
    }
  }

  /// Sums the run up; one that was followed as its tracker's journal has it, with what was said here.
  @inline(never) mutating func summary(_ fields: Fields) throws(PageError) -> [UInt8] {
    guard var run = live?.session.run.run ?? playback?.run else { throw .notStarted }
    if let journal = fields.lines("journal") {
      let resumption = try PageError.journaled { () throws(JournalError) in
        try RunSession.resume(journal)
      }
      run = RunSession.end(resumption).session.run.run
    }
    let summary = RunSummary(of: run, count: history.count, in: language)
    return Reply.object { json in
      json.key("summary")
      summary.write(to: &json)
    }
  }
}
