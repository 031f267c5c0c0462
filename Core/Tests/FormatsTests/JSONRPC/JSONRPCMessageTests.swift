import Formats
import Testing

struct JSONRPCMessageTests {
  @Test func `tells questions, remarks and answers apart`() throws {
    #expect(
      try JSONRPCMessage(Array(#"{"jsonrpc":"2.0","id":7,"method":"tools/list"}"#.utf8))
        == .request(id: .number(7), method: "tools/list", params: .object([]))
    )
    #expect(
      try JSONRPCMessage(Array(#"{"jsonrpc":"2.0","method":"ping","params":{"a":1}}"#.utf8))
        == .notification(method: "ping", params: .object([.init("a", .number(1))]))
    )
    #expect(try JSONRPCMessage(Array(#"{"jsonrpc":"2.0","id":1,"result":{}}"#.utf8)) == .response)
    #expect(
      try JSONRPCMessage(Array(#"{"jsonrpc":"2.0","id":1,"method":"ping","params":null}"#.utf8))
        == .request(id: .number(1), method: "ping", params: .object([]))
    )
  }

  @Test(arguments: [
    ("{", -32700, "null"), ("[]", -32600, "null"), (#"{"id":"a","method":"x"}"#, -32600, #""a""#),
    (#"{"jsonrpc":"2.0","id":1}"#, -32600, "1"),
    (#"{"jsonrpc":"2.0","id":[],"method":"x"}"#, -32600, "null"),
    (#"{"jsonrpc":"2.0","id":1,"method":"x","params":[1]}"#, -32602, "1"),
  ])
  func `answers what is no message by its code and id`(text: String, code: Int, id: String) throws {
    let error = #expect(throws: JSONRPCError.self) { try JSONRPCMessage(Array(text.utf8)) }
    let answer = String(decoding: try #require(error).bytes, as: UTF8.self)
    #expect(answer.hasPrefix(#"{"jsonrpc":"2.0","id":"# + id + #","error":{"code":\#(code),"#))
  }

  @Test func `writes a result under the id of its question`() {
    let bytes = JSONRPCMessage.result(.string("x")) { $0.field("count", 3) }
    #expect(
      String(decoding: bytes, as: UTF8.self) == #"{"jsonrpc":"2.0","id":"x","result":{"count":3}}"#
    )
  }
}
