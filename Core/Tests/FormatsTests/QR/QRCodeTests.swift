import Formats
import Testing

/// The encoder was compared with qrcode 8 (PyPI) and read back by zxing-cpp in all ten versions; one of
/// those codes stands here.
struct QRCodeTests {
  private static let pairing = """
    #######.....###..#.#..#######
    #.....#..###...##.#...#.....#
    #.###.#.##..#.###.#...#.###.#
    #.###.#.#.....#..##.#.#.###.#
    #.###.#.#....####..#..#.###.#
    #.....#.#..##..##.#...#.....#
    #######.#.#.#.#.#.#.#.#######
    ........#.##...##.#..........
    #.#####....#..#..####.#####..
    #..#.#.###.......###..#.#...#
    ###..########.##.#.....##....
    #.#..#.##.#.#......#.##.#..#.
    .##.#.##.#..#..###.###.#.##..
    ####.#..#..###.....#..#.#.#.#
    .###..####.#.####.#..##...#..
    .####...##...#.#..#..#.#...#.
    #..#..##..###.####..##....#..
    #..#.#.#..###..##.##.##.###.#
    #.#.#.##...#...##.#...#..##..
    #...#..####.#.#....#.##.#..#.
    #.###.#...##.....#..#####.###
    ........#.#.#########...#####
    #######..########.###.#.###..
    #.....#.##.###..#...#...#...#
    #.###.#.###.#.####..#######..
    #.###.#.#....#......##.#...##
    #.###.#.##..#..######.#.##.#.
    #.....#..######...#.##.##..#.
    #######.#.###.##.##......##..
    """

  private func drawing(_ code: QRCode) -> String {
    (0..<code.size).map { row in
      String((0..<code.size).map { code.isDark(row: row, column: $0) ? "#" : "." })
    }.joined(separator: "\n")
  }

  @Test func `draws an address as others do`() throws {
    let code = try #require(QRCode("http://192.168.1.20:8080/pair#7KQ2-M9XD"))
    #expect(drawing(code) == Self.pairing)
  }

  @Test(arguments: [
    (0, 21), (14, 21), (15, 25), (42, 29), (62, 33), (84, 37), (106, 41), (122, 45), (152, 49),
    (180, 53), (213, 57),
  ])
  func `takes the smallest size that holds a text`(bytes: Int, size: Int) throws {
    #expect(try #require(QRCode(String(repeating: "a", count: bytes))).size == size)
  }

  @Test func `refuses what no size holds`() {
    #expect(QRCode(String(repeating: "a", count: QRCode.longest + 1)) == nil)
  }

  @Test func `draws dark modules as a path inside a quiet zone`() throws {
    let code = try #require(QRCode("A"))
    #expect(code.drawnSize == 29)
    #expect(code.path.hasPrefix("M4 4h7v1h-7z"))
    let dark = code.modules.filter { $0 }.count
    let drawn = code.path.split(separator: "M").compactMap { part in
      part.split(separator: "h").dropFirst().first.flatMap { Int($0.prefix { $0.isNumber }) }
    }
    #expect(drawn.reduce(0, +) == dark)
  }
}
