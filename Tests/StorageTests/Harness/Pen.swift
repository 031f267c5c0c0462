import Exchange
import Storage

/// Writes the events of one device as the core does.
struct Pen {
  var device = "00000000000000aa"
  var session: String? = "run-1"

  func line(_ seq: Int64, _ payload: String = "{}", at: Int64? = nil) -> [UInt8] {
    let session = session.map { "\"\($0)\"" } ?? "null"
    let at = at ?? seq * 1000
    return Self.sealed(
      #"{"device":"\#(device)","seq":\#(seq),"session":\#(session),"type":"tick","at":\#(at),"#
        + #""wall":\#(1_784_500_000_000 + at),"offset":120,"payload":\#(payload)}"#
    )
  }

  func body(_ seqs: some Sequence<Int64>, _ payload: String = "{}") -> [UInt8] {
    seqs.flatMap { line($0, payload) + [0x0A] }
  }

  func batch(_ seqs: ClosedRange<Int64>, _ payload: String = "{}", oldest: Int64? = nil) throws
    -> EventBatch
  {
    try EventBatch(body(seqs, payload), oldest: oldest)
  }

  /// A line with the checksum of its JSON.
  static func sealed(_ json: String) -> [UInt8] { EventLine.sealed(Array(json.utf8)) }
}
