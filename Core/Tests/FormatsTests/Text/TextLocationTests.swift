import Formats
import Testing

struct TextLocationTests {
  @Test(arguments: [
    (0, 1, 1), (1, 1, 2), (3, 1, 3), (4, 2, 1), (5, 2, 2), (99, 2, 2), (-1, 1, 1),
  ])
  func `counts lines and characters, not bytes`(offset: Int, line: Int, column: Int) {
    let place = TextLocation(offset: offset, in: Array("aé\nx".utf8))
    #expect(place == TextLocation(offset: min(max(offset, 0), 5), line: line, column: column))
    #expect(place.description == "line \(line), column \(column)")
  }
}
