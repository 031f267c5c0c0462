import Exchange
import Formats
import Testing

struct FieldsTests {
  @Test func `null is the same as nothing`() throws {
    let fields = try Fields(JSON.parse(#"{"a":null,"b":2}"#))
    #expect(try fields.number(ifPresent: "a") == nil)
    #expect(try fields.number("b") == 2)
  }

  @Test func `says what is missing`() throws {
    let fields = try Fields(["a": ["b": true]])
    let inner = try fields.fields(ifPresent: "a")
    let error = #expect(throws: ShapeError.self) { try inner?.string("c") }
    #expect(error?.description == #""a.c" is missing, expected a text"#)
  }

  @Test func `says that a list is no object`() {
    let error = #expect(throws: ShapeError.self) { try Fields([1, 2]) }
    #expect(error?.description == "the value is a list, expected an object")
  }

  @Test func `tells a whole number from another`() throws {
    let fields = try Fields(["a": 1.5, "b": 3])
    #expect(try fields.integer(ifPresent: "b") == 3)
    let error = #expect(throws: ShapeError.self) { try fields.integer(ifPresent: "a") }
    #expect(error?.description == #""a" is 1.5, expected a whole number"#)
  }
}
