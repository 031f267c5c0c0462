import Exchange
import Storage

/// Writes the events of one device as the core does.
struct Pen {
  var device = "00000000000000aa"
  var session = "run-1"

  func line(_ seq: Int64, _ payload: String = "{}") -> [UInt8] {
    let json =
      #"{"device":"\#(device)","seq":\#(seq),"session":"\#(session)","type":"tick","#
      + #""at":\#(seq * 1000),"wall":\#(1_784_500_000_000 + seq * 1000),"offset":120,"#
      + #""payload":\#(payload)}"#
    return EventLine.sealed(Array(json.utf8))
  }

  func body(_ seqs: some Sequence<Int64>, _ payload: String = "{}") -> [UInt8] {
    seqs.flatMap { line($0, payload) + [0x0A] }
  }

  func text(_ seq: Int64) -> String { String(decoding: line(seq), as: UTF8.self) }
}
