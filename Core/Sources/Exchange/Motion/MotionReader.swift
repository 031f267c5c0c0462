import Formats
import Training

/// Reads the poses of motions.
struct MotionReader {
  private static let sizeLimit = 1 << 20

  private let lines: [SourceLine]
  private var notes = Notes()
  private var motions: [Motion] = []

  init(_ bytes: [UInt8]) { lines = SourceLine.lines(of: bytes, upTo: Self.sizeLimit) }

  mutating func book() -> (book: MotionBook, diagnostics: [Diagnostic]) {
    var isCode = false
    for line in lines {
      let words = line.text.split(separator: " ").map { String($0) }
      guard let first = words.first else { continue }
      if first.hasPrefix("```") {
        isCode.toggle()
      } else if isCode {
        row(words, at: line.location(of: 0))
      } else if first == "##" {
        begin(words.dropFirst().joined(separator: " "), at: line.location(of: 3))
      }
    }
    for motion in motions where motion.keys.isEmpty || motion.seconds <= 0 {
      notes.error(at: TextLocation(offset: 0, line: 1, column: 1), "\(motion.name) has no pose")
    }
    return (MotionBook(motions.filter { $0.seconds > 0 }), notes.sorted)
  }

  private mutating func begin(_ name: String, at place: TextLocation) {
    if motions.contains(where: { $0.name == name }) {
      notes.error(at: place, "the motion \(name) is listed twice")
    }
    motions.append(Motion(name, keys: []))
  }

  private mutating func row(_ words: [String], at place: TextLocation) {
    guard !motions.isEmpty else {
      return notes.error(at: place, "the row is not below the heading of a motion")
    }
    let numbers = words.dropFirst().compactMap { Double($0) }
    if let prop = Self.prop(words[0], numbers), numbers.count == words.count - 1 {
      motions[motions.count - 1].props.append(prop)
      return
    }
    guard let hold = Double(words[0]), let move = numbers.first, hold >= 0, move >= 0 else {
      return notes.error(
        at: place,
        "\"\(words[0])\" is neither the seconds of a pose nor box, bench, rail or wall"
      )
    }
    var pose = FigurePose()
    var rest = words[2...]
    while let name = rest.popFirst() {
      let values = rest.prefix { Double($0) != nil }.compactMap { Double($0) }
      rest = rest.dropFirst(values.count)
      guard Self.set(name, values, in: &pose) else {
        return notes.error(
          at: place,
          "\"\(name)\" with \(values.count) numbers is no part of a pose, expected hip x y, trunk, head, "
            + "hands x y, feet x y, soles, knees or elbows"
        )
      }
    }
    motions[motions.count - 1].keys.append(Motion.Key(pose, hold: hold, move: move))
  }

  private static func prop(_ name: String, _ numbers: [Double]) -> MotionProp? {
    switch (name, numbers.count) {
    case ("box", 3): .box(x: numbers[0], width: numbers[1], height: numbers[2])
    case ("bench", 3): .bench(x: numbers[0], width: numbers[1], height: numbers[2])
    case ("rail", 2): .rail(FigurePoint(numbers[0], numbers[1]))
    case ("wall", 1): .wall(x: numbers[0])
    default: nil
    }
  }

  /// Sets a part of a pose, unless it is unknown or has too few or too many numbers.
  private static func set(_ name: String, _ values: [Double], in pose: inout FigurePose) -> Bool {
    switch (name, values.count) {
    case ("hip", 2): pose.hip = FigurePoint(values[0], values[1])
    case ("trunk", 1): pose.trunk = values[0]
    case ("head", 1): pose.head = values[0]
    case ("hands", 2), ("hands", 4): pose.hands = places(values)
    case ("feet", 2), ("feet", 4): pose.ankles = places(values)
    case ("soles", 1), ("soles", 2): pose.soles = sides(values)
    case ("knees", 1), ("knees", 2): pose.knees = sides(values)
    case ("elbows", 1), ("elbows", 2): pose.elbows = sides(values)
    default: return false
    }
    return true
  }

  private static func places(_ values: [Double]) -> FigureSides<FigurePoint> {
    let near = FigurePoint(values[0], values[1])
    return FigureSides(
      near: near,
      far: values.count == 4 ? FigurePoint(values[2], values[3]) : near
    )
  }

  private static func sides(_ values: [Double]) -> FigureSides<Double> {
    FigureSides(near: values[0], far: values[values.count - 1])
  }
}
