import Testing

// What a protocol asks for is documented there, once. Each begins as a witness of it is written.
private let witnesses = [
  // APIQuestion, APIRequest and APIAnswer
  "static let endpoint", "typealias Answer", "init(_ call: APICall)", "var call: APICall",
  "func write(to json: inout JSONWriter", "init(answer json: JSON)", "init() {}",
  // Shaped and what it refines
  "init(_ json: JSON)", "init(_ fields: Fields)", "static var schema: JSON", "static var blank:",
  "mutating func shape(_ it: inout Shaper)", "mutating func shapeCase(_ it: inout Shaper)",
  "static let cases:", "static var unknown: ShapeError",
]

struct DocumentationTests {
  @Test(
    arguments: try ["Core/Sources", "Core/Tests", "Sources", "Tests", "Apple"].flatMap { folder in
      try SourceFile.all(below: folder).filter { !$0.path.hasPrefix("Apple/StandIns") }
    }
  )
  func `says what each public declaration is for, and of a witness only what is its own`(
    file: SourceFile
  ) {
    var above: Substring = ""
    guard file.text.mentions("public ") else { return }
    for line in file.lines {
      let code = line[(line.utf8.firstIndex { $0 != UInt8(ascii: " ") } ?? line.endIndex)...]
      if code.utf8.starts(with: "public ".utf8) {
        let declaration = code.drop { $0 != " " }.dropFirst()
        let isOther =
          ["import ", "extension ", "override "].contains { declaration.hasPrefix($0) }
        let isWitness = witnesses.contains { declaration.hasPrefix($0) }
        #expect(
          isOther || isWitness || above.hasPrefix("///"),
          "\(file.path) does not say what this is for: \(code)"
        )
      }
      // An attribute stands between a declaration and what is said of it.
      let first = code.utf8.first
      if first != UInt8(ascii: "@"), first != UInt8(ascii: "#") { above = code }
    }
  }
}
