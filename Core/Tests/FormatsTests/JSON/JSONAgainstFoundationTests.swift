import Formats
import Foundation
import Testing

/// Foundation's own JSON is the oracle, where it is not lax itself.
struct JSONAgainstFoundationTests {
  @Test func `prints and reads back fifty thousand numbers exactly`() throws {
    var generator = SplitMix(1)
    for index in 0..<50_000 {
      let number = randomNumber(index, &generator)
      let text = JSON.number(number).text()
      let read = try #require(try JSON.parse(text).number)
      #expect(read.bitPattern == number.bitPattern, "\(text)")
      #expect(Double(text)?.bitPattern == number.bitPattern, "\(text)")
      // Foundation's shortest text has as many digits as ours.
      #expect(text.utf8.filter { $0 != 0x30 }.count <= "\(number)".utf8.count)
    }
  }

  @Test func `reads numbers of any length as the C library does`() throws {
    var generator = SplitMix(2)
    for _ in 0..<20_000 {
      let text = randomNumberText(&generator)
      let expected = try #require(Double(text))
      if expected.isFinite {
        #expect(try JSON.parse(text).number?.bitPattern == expected.bitPattern, "\(text)")
      } else {
        #expect(throws: JSONError.self) { try JSON.parse(text) }
      }
    }
  }

  @Test func `writes what Foundation reads, and reads what Foundation writes`() throws {
    var generator = SplitMix(3)
    for _ in 0..<3000 {
      let value = randomValue(depth: 0, &generator)
      for text in [value.text(), value.text(indentedBy: 3)] {
        #expect(try JSON.parse(text) == value)
        let theirs = try JSONSerialization.jsonObject(
          with: Data(text.utf8),
          options: .fragmentsAllowed
        )
        #expect(same(value, theirs), "\(text)")
        let written = try JSONSerialization.data(
          withJSONObject: theirs,
          options: [.fragmentsAllowed, .sortedKeys]
        )
        #expect(same(try JSON.parse([UInt8](written)), theirs))
      }
    }
  }

  @Test func `agrees with Foundation on twenty thousand damaged documents`() throws {
    var generator = SplitMix(4)
    var refused = 0
    for _ in 0..<20_000 {
      let bytes = damaged(randomValue(depth: 0, &generator).utf8(), &generator)
      let theirs = try? JSONSerialization.jsonObject(
        with: Data(bytes),
        options: .fragmentsAllowed
      )
      let text = String(decoding: bytes, as: UTF8.self)
      switch Result(catching: { () throws(JSONError) in try JSON.parse(bytes) }) {
      case .success(let ours):
        // What we take, Foundation takes as well and reads the same.
        #expect(theirs.map { same(ours, $0) } == true, "only we read \(text)")
      case .failure(let error):
        refused += 1
        #expect(error.location.offset <= bytes.count)
        // What we refuse, Foundation refuses, but for what it is known to be lax about.
        #expect(theirs == nil || isLaxity(error, bytes), "only we refuse \(text): \(error)")
      }
    }
    #expect(refused > 5000)
  }

  /// Foundation takes a comma before an end, a byte order mark, a key twice and UTF-16, and reads
  /// past what no text may hold.
  private func isLaxity(_ error: JSONError, _ bytes: [UInt8]) -> Bool {
    switch error.problem {
    case .byteOrderMark, .duplicateKey, .tooDeep: true
    case .unexpected("]", .value), .unexpected("}", .key): true
    default: bytes.contains(0)
    }
  }
}

// MARK: Cases

private func randomNumber(_ index: Int, _ generator: inout SplitMix) -> Double {
  switch index % 5 {
  case 0: Double(generator.below(2_000_000)) / 1000 - 1000
  case 1: Double(Int64(bitPattern: generator.next()) >> Int64(generator.below(60)))
  case 2: Double(generator.below(1 << 30)) * 1e-7
  default: finite(&generator)
  }
}

private func finite(_ generator: inout SplitMix) -> Double {
  while true {
    let number = Double(bitPattern: generator.next())
    if number.isFinite { return number }
  }
}

private func randomNumberText(_ generator: inout SplitMix) -> String {
  func digits(_ count: Int) -> String {
    (0..<count).map { _ in String(generator.below(10)) }.joined()
  }
  var text = generator.below(2) == 0 ? "-" : ""
  let whole = digits(1 + generator.below(25)).drop { $0 == "0" }
  text += whole.isEmpty ? "0" : whole
  if generator.below(3) > 0 { text += "." + digits(1 + generator.below(30)) }
  if generator.below(3) == 0 {
    text +=
      ["e", "E"][generator.below(2)] + ["", "+", "-"][generator.below(3)]
      + String(generator.below(generator.below(2) == 0 ? 30 : 400))
  }
  return text
}

private func randomValue(depth: Int, _ generator: inout SplitMix) -> JSON {
  switch generator.below(depth < 4 ? 8 : 5) {
  case 0: .null
  case 1: .bool(generator.below(2) == 0)
  case 2, 3: .number(randomNumber(generator.below(10), &generator))
  case 4: .string(randomText(&generator))
  case 5: .array((0..<generator.below(5)).map { _ in randomValue(depth: depth + 1, &generator) })
  default:
    .object(
      (0..<generator.below(5)).map {
        JSON.Member("\($0)" + randomText(&generator), randomValue(depth: depth + 1, &generator))
      }
    )
  }
}

private func randomText(_ generator: inout SplitMix) -> String {
  let scalars: [Unicode.Scalar] = [
    "a", "\"", "\\", "\n", "\u{1}", "\u{7F}", "é", "€", "😀", "\u{2028}",
  ]
  var text = ""
  for _ in 0..<generator.below(8) { text.unicodeScalars.append(scalars[generator.below(10)]) }
  return text
}

private func damaged(_ bytes: [UInt8], _ generator: inout SplitMix) -> [UInt8] {
  var bytes = bytes
  let signs =
    Array("{}[]:,\"\\0123456789eE+-.truefalsn \n\u{0}\u{1F}".utf8) + [0x80, 0xC3, 0xED, 0xFF]
  for _ in 0...generator.below(2) {
    let place = generator.below(bytes.count + 1)
    switch generator.below(4) {
    case 0: bytes.insert(signs[generator.below(signs.count)], at: place)
    case 1: if place < bytes.count { bytes.remove(at: place) }
    case 2: if place < bytes.count { bytes[place] = signs[generator.below(signs.count)] }
    default: bytes.removeSubrange(place...)
    }
  }
  return bytes
}

/// Whether Foundation's tree is the same value.
///
/// Foundation keeps long numbers as decimals, whose way to a Double is not exact: theirs may differ
/// in the last bits, which the tests of numbers hold to the C library.
private func same(_ ours: JSON, _ theirs: Any) -> Bool {
  switch ours {
  case .null: theirs is NSNull
  case .bool(let value): (theirs as? Bool) == value
  case .number(let value):
    (theirs as? NSNumber).map { abs($0.doubleValue - value) <= abs(value) * 1e-14 } ?? false
  case .string(let value): (theirs as? String) == value
  case .array(let elements):
    (theirs as? [Any]).map { list in
      list.count == elements.count && zip(elements, list).allSatisfy { same($0, $1) }
    } ?? false
  case .object(let members):
    (theirs as? [String: Any]).map { table in
      table.count == members.count
        && members.allSatisfy { member in table[member.key].map { same(member.value, $0) } ?? false
        }
    } ?? false
  }
}
