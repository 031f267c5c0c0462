import Formats

/// Reads the input as JSON: with places and without must agree, and what was read must survive
/// being written and read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJSON(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let located: LocatedJSON
  do {
    located = try LocatedJSON.parse(bytes)
  } catch {
    precondition(error.location.offset <= count && !error.description.isEmpty)
    precondition(error.location == TextLocation(offset: error.location.offset, in: bytes))
    precondition(refusal(of: bytes) == error)
    return 0
  }
  let value = located.plain
  precondition(read(bytes) == value)
  let text = value.utf8()
  precondition(read(text) == value)
  precondition(read(Array(value.text(indentedBy: 2).utf8)) == value)
  // The same value always gives the same text.
  precondition(read(text)?.utf8() == text)
  check(located, in: bytes)
  return 0
}

private func read(_ bytes: [UInt8]) -> JSON? {
  try? JSON.parse(bytes)
}

private func refusal(of bytes: [UInt8]) -> JSONError? {
  do throws(JSONError) {
    _ = try JSON.parse(bytes)
    return nil
  } catch {
    return error
  }
}

/// Every part stands where it says.
private func check(_ value: LocatedJSON, in bytes: [UInt8]) {
  let place = value.location
  precondition(place == TextLocation(offset: place.offset, in: bytes))
  let first = bytes[place.offset]
  switch value.value {
  case .null: precondition(first == UInt8(ascii: "n"))
  case .bool(let truth): precondition(first == UInt8(ascii: truth ? "t" : "f"))
  case .number(let number): precondition(number.isFinite)
  case .string(let text):
    precondition(first == UInt8(ascii: "\""))
    let end = value.location(ofByte: text.utf8.count, in: bytes)
    precondition(bytes[end.offset] == UInt8(ascii: "\""))
    precondition(end == TextLocation(offset: end.offset, in: bytes))
  case .array(let elements):
    precondition(first == UInt8(ascii: "["))
    for element in elements { check(element, in: bytes) }
  case .object(let members):
    precondition(first == UInt8(ascii: "{"))
    for member in members {
      precondition(bytes[member.keyLocation.offset] == UInt8(ascii: "\""))
      precondition(value.member(member.key) == member)
      check(member.value, in: bytes)
    }
  }
}
