import Formats
import Testing

/// Lists that are too long to be read at once.
struct JSONCutterTests {
  private static let value = """
    {"name": "a run] of \\"two\\" {kilometers, by the river and home again by the other bank",
    "laps": [[1, 2], {"a": []}]}
    """

  private func portions(_ bytes: [UInt8], within wrapper: String? = nil) throws -> [TextPortion] {
    var cutter = JSONCutter(within: wrapper)
    var portions: [TextPortion] = []
    for start in stride(from: 0, to: bytes.count, by: 65_521) {
      portions += try cutter.read(Array(bytes[start..<min(bytes.count, start + 65_521)]))
    }
    return portions + cutter.finish()
  }

  private static func list(_ count: Int) -> String {
    "[\n" + Array(repeating: value, count: count).joined(separator: " ,\n") + "\n]"
  }

  @Test(arguments: [("", "", nil), ("[{\"all\": ", "}]", "all"), ("{\"all\":", "}", "all")])
  func `cuts a long list into lists that say the same`(
    before: String,
    after: String,
    wrapper: String?
  ) throws {
    let portions = try portions(Array((before + Self.list(40_000) + after).utf8), within: wrapper)
    #expect(portions.count > 1)
    var count = 0
    let value = try JSON.parse(Self.value)
    for portion in portions {
      let json = try JSON.parse(portion.bytes)
      #expect(portion.before == count)
      let outer = json.array?.first ?? json
      let values = wrapper == nil ? json.array : outer["all"]?.array
      #expect(values?.allSatisfy { $0 == value } == true)
      count += values?.count ?? 0
    }
    #expect(count == 40_000)
  }

  @Test func `says where in the whole text a portion is wrong`() throws {
    let text = "[" + Array(repeating: Self.value, count: 40_000).joined(separator: ",\n") + ",\n x]"
    let bytes = Array(text.utf8)
    let last = try #require(try portions(bytes).last)
    let whole = #expect(throws: JSONError.self) { try JSON.parse(bytes) }
    let part = #expect(throws: JSONError.self) { try JSON.parse(last.bytes) }
    #expect(last.before > 0 && part?.moved(from: last) == whole)
  }

  @Test(arguments: ["", "{}", "[1, [2], {\"a\": 3}]", "{\"a\": [1]}", "]", "[[["])
  func `leaves a short text as it is`(text: String) throws {
    #expect(try portions(Array(text.utf8)).map(\.bytes) == [Array(text.utf8)])
  }

  @Test(arguments: [("[", "\n]\n", nil), ("[{\"all\": [", " ] }\n]", "all")])
  func `makes no empty list of what closes one`(
    before: String,
    after: String,
    wrapper: String?
  ) throws {
    let value = "{\"a\":\"" + String(repeating: "x", count: 2 << 20) + "\"}"
    let portions = try portions(Array((before + value + after).utf8), within: wrapper)
    #expect(portions.map(\.before) == [0])
    // What does not close is for the reader of the last portion to refuse.
    let open = try self.portions(Array((before + value).utf8), within: wrapper)
    #expect(open.map(\.before) == [0, 1])
  }

  @Test func `refuses a value that never ends`() {
    let endless = Array("[{\"a\":\"".utf8) + [UInt8](repeating: UInt8(ascii: "x"), count: 17 << 20)
    let error = #expect(throws: JSONError.self) { try portions(endless) }
    #expect(error?.problem == .tooLong(limit: 16 << 20))
  }
}
