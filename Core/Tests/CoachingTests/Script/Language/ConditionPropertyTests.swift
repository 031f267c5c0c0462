import Coaching
import Testing
import Training

struct ConditionPropertyTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `agrees with the plain definition`(number: UInt64) throws {
    var seed = Seed(number)
    for _ in 0..<50 {
      let expression = NaiveExpression.truth(&seed, depth: 4)
      let text = expression.text()
      let (condition, diagnostics) = Condition.parse(text)
      guard let condition else {
        #expect(
          diagnostics.contains { $0.message.hasPrefix("found more than 256 parts") },
          "\(text)"
        )
        continue
      }
      for _ in 0..<20 {
        let readings = readings(&seed)
        let expected: Truth =
          switch expression.truth(readings) {
          case true?: .yes
          case false?: .no
          case nil: .unknown
          }
        let truth = condition.truth(readings)
        #expect(truth == expected, "\(text) with seed \(number)")
        #expect(condition.holds(readings) == (truth == .yes))
      }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `survives any text and says what is wrong with it`(number: UInt64) {
    var seed = Seed(number)
    let words = [
      "hr", "distance", "pace", "AND", "or", "NOT", "(", ")", "<", "<=", "==", "=", "&&", "!", "-",
      "+", "*", "/", "1", "2.5", "8km", "5:30", "1e999", ".", "%", "é", "🏃", "\n", "\u{0}", "1,5",
      "true", "max(", "≥", "\"", "_", "0x1F", "1e", "hr_zone", "9999999999999999999999",
    ]
    for _ in 0..<300 {
      var text = ""
      for _ in 0..<seed.below(24) {
        text += seed.below(6) == 0 ? "" : " "
        text += words[seed.below(words.count)]
      }
      check(text)
      let bytes = (0..<seed.below(60)).map { _ in UInt8(truncatingIfNeeded: seed.next()) }
      check(String(decoding: bytes, as: UTF8.self))
    }
  }

  private func check(_ text: String) {
    let (condition, diagnostics) = Condition.parse(text)
    #expect((condition == nil) == diagnostics.hasErrors, "\(text)")
    let bytes = Array(text.utf8)
    for diagnostic in diagnostics {
      #expect(0...bytes.count ~= diagnostic.offset, "\(text)")
      let before = String(decoding: bytes.prefix(diagnostic.offset), as: UTF8.self)
      let lines = before.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(diagnostic.line == lines.count, "\(text)")
      #expect(diagnostic.column == (lines.last?.count ?? 0) + 1, "\(text)")
    }
  }

  private func readings(_ seed: inout Seed) -> Readings {
    var readings = Readings()
    for variable in Variable.allCases where seed.below(4) > 0 {
      readings[variable] = Double(seed.below(40)) / 4
    }
    return readings
  }
}
