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

  @inline(never) mutating func summary() throws(PageError) -> [UInt8] {
    guard let run = live?.run.run ?? playback?.run else { throw .notStarted }
    let summary = RunSummary(of: run, count: count, in: language)
    return Reply.object { json in
      json.key("summary")
      summary.write(to: &json)
    }
  }
}
