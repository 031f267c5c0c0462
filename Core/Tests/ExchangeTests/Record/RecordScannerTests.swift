import Exchange
import Foundation
import Testing

struct RecordScannerTests {
  private static let text =
    #"{"format":"pacesetter-export","version":1,"activities":[{"id":"a","notes":"]}\"{,","x":[1,{}]},"#
    + #"{}],"sessions":[],"personalBests":{"runs":[{"a":1}]},"days":[{"day":"x"}]}"#

  private func parts(_ text: String, by size: Int) throws -> [String] {
    var scanner = RecordScanner()
    var found: [String] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      for part in try scanner.read(Array(bytes[start..<min(bytes.count, start + size)])) {
        found.append(part.list + " " + String(decoding: part.bytes, as: UTF8.self))
      }
    }
    try scanner.finish()
    return found
  }

  @Test(arguments: [1, 2, 3, 7, 1000])
  func `cuts an export into its values, whatever pieces it comes in`(size: Int) throws {
    #expect(
      try parts(Self.text, by: size) == [
        #"activities {"id":"a","notes":"]}\"{,","x":[1,{}]}"#, "activities {}",
        #"personalBests [{"a":1}]"#, #"days {"day":"x"}"#,
      ]
    )
  }

  @Test func `says where an export is cut or none at all`() {
    for length in 1..<Self.text.utf8.count {
      #expect(throws: RecordScanner.Fault.cut(offset: Int64(length))) {
        try parts(String(Self.text.prefix(length)), by: 50)
      }
    }
    #expect(throws: RecordScanner.Fault.notAnExport(offset: 0)) { try parts("[]", by: 9) }
    #expect(throws: RecordScanner.Fault.notAnExport(offset: 2)) { try parts("{}}", by: 9) }
    #expect(throws: RecordScanner.Fault.notAnExport(offset: 0)) { try parts("x", by: 9) }
  }
}
