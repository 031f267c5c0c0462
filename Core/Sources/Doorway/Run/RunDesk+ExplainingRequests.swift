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
    let played = playback.map { RunSummary(of: $0.run, count: said.count, in: language) }
    guard let summary = live?.summary(in: language) ?? played else { throw .notStarted }
    return Reply.object { json in
      json.key("summary")
      summary.write(to: &json)
    }
  }
}
