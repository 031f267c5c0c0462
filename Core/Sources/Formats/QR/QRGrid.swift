/// The modules of a QR code while it is made: fixed patterns first, then data, then a mask.
struct QRGrid {
  let size: Int
  /// Whether each module is dark, row by row.
  private(set) var dark: [Bool]
  /// Which modules are patterns and no data.
  private var isFixed: [Bool]

  /// Draws the patterns of a version (6.3).
  init(_ version: QRVersion) {
    size = version.size
    dark = Array(repeating: false, count: size * size)
    isFixed = dark
    for place in 0..<size {
      fix(6, place, place % 2 == 0)
      fix(place, 6, place % 2 == 0)
    }
    for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] { drawFinder(row, column) }
    let last = version.alignment.last ?? 0
    for row in version.alignment {
      for column in version.alignment {
        // The three corners of the finders have none.
        let isCorner = [(6, 6), (6, last), (last, 6)].contains { $0 == (row, column) }
        if !isCorner { drawAlignment(row, column) }
      }
    }
    drawFormat(0)
    if version.number >= 7 { drawVersion(version.number) }
  }

  private mutating func fix(_ row: Int, _ column: Int, _ isDark: Bool) {
    guard (0..<size).contains(row), (0..<size).contains(column) else { return }
    dark[row * size + column] = isDark
    isFixed[row * size + column] = true
  }

  private mutating func drawFinder(_ row: Int, _ column: Int) {
    for down in -4...4 {
      for right in -4...4 {
        let ring = max(abs(down), abs(right))
        fix(row + down, column + right, ring != 2 && ring != 4)
      }
    }
  }

  private mutating func drawAlignment(_ row: Int, _ column: Int) {
    for down in -2...2 {
      for right in -2...2 { fix(row + down, column + right, max(abs(down), abs(right)) != 1) }
    }
  }

  /// The level and the mask in 15 bits, twice (7.9.1).
  private mutating func drawFormat(_ mask: Int) {
    // Level M is 00.
    let bits = (mask << 10 | Self.remainder(mask, by: 0x537, degree: 10)) ^ 0x5412
    for place in 0..<15 {
      let isDark = bits >> place & 1 == 1
      switch place {
      case 0..<6: fix(place, 8, isDark)
      case 6, 7: fix(place + 1, 8, isDark)
      case 8: fix(8, 7, isDark)
      default: fix(8, 14 - place, isDark)
      }
      if place < 8 { fix(8, size - 1 - place, isDark) } else { fix(size - 15 + place, 8, isDark) }
    }
    fix(size - 8, 8, true)
  }

  /// The version in 18 bits, twice (7.10).
  private mutating func drawVersion(_ number: Int) {
    let bits = number << 12 | Self.remainder(number, by: 0x1F25, degree: 12)
    for place in 0..<18 {
      let isDark = bits >> place & 1 == 1
      fix(place / 3, size - 11 + place % 3, isDark)
      fix(size - 11 + place % 3, place / 3, isDark)
    }
  }

  /// The remainder of a number, shifted by a degree, over the field of two.
  private static func remainder(_ number: Int, by generator: Int, degree: Int) -> Int {
    var rest = number
    for _ in 0..<degree { rest = rest << 1 ^ (rest >> (degree - 1) & 1) * generator }
    return rest
  }

  /// Places the bytes in pairs of columns from the right, up and down (7.7.3).
  mutating func place(_ codewords: [UInt8]) {
    var bit = 0
    for pair in stride(from: size - 1, to: 0, by: -2) {
      // The column of the timing pattern is left out.
      let right = pair <= 6 ? pair - 1 : pair
      for step in 0..<size {
        let isUpward = (right + 1) & 2 == 0
        let row = isUpward ? size - 1 - step : step
        for column in [right, right - 1] where !isFixed[row * size + column] {
          guard bit < codewords.count * 8 else { continue }
          dark[row * size + column] = codewords[bit / 8] >> (7 - bit % 8) & 1 == 1
          bit += 1
        }
      }
    }
  }

  /// The grid with a mask over its data (7.8.2).
  func masked(_ mask: Int) -> QRGrid {
    var grid = self
    for row in 0..<size {
      for column in 0..<size where !isFixed[row * size + column] {
        if Self.isInverted(mask, row, column) { grid.dark[row * size + column].toggle() }
      }
    }
    grid.drawFormat(mask)
    return grid
  }

  private static func isInverted(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
    switch mask {
    case 0: (row + column) % 2 == 0
    case 1: row % 2 == 0
    case 2: column % 3 == 0
    case 3: (row + column) % 3 == 0
    case 4: (row / 2 + column / 3) % 2 == 0
    case 5: row * column % 2 + row * column % 3 == 0
    case 6: (row * column % 2 + row * column % 3) % 2 == 0
    default: ((row + column) % 2 + row * column % 3) % 2 == 0
    }
  }

  /// How hard the grid is to read: the mask with the least is taken (7.8.3).
  var penalty: Int {
    var sum = 0
    for line in 0..<size {
      let row = dark[(line * size)..<((line + 1) * size)]
      sum += Self.penalty(of: Array(row))
      sum += Self.penalty(of: (0..<size).map { dark[$0 * size + line] })
    }
    for row in 1..<size {
      for column in 1..<size {
        let here = dark[row * size + column]
        if here == dark[row * size + column - 1], here == dark[(row - 1) * size + column],
          here == dark[(row - 1) * size + column - 1]
        {
          sum += 3
        }
      }
    }
    let share = dark.filter { $0 }.count * 100 / dark.count
    return sum + abs(share - 50) / 5 * 10
  }

  private static let looksLikeFinder = [true, false, true, true, true, false, true]

  /// Long runs of one color, and what looks like a finder beside four light modules.
  private static func penalty(of line: [Bool]) -> Int {
    var sum = 0
    var run = 1
    for place in 1...line.count {
      if place < line.count, line[place] == line[place - 1] {
        run += 1
        continue
      }
      if run >= 5 { sum += run - 2 }
      run = 1
    }
    for start in 0...(line.count - 7)
    where line[start..<(start + 7)].elementsEqual(looksLikeFinder) {
      let before = line[max(0, start - 4)..<start]
      let after = line[(start + 7)..<min(line.count, start + 11)]
      let isLight = { (part: ArraySlice<Bool>) in part.count == 4 && !part.contains(true) }
      if isLight(before) || isLight(after) { sum += 40 }
    }
    return sum
  }
}
