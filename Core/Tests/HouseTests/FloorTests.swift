import Foundation
import Testing

// The floors of the house: what each module of the core may import, and nothing else.
private let allowedImports: [String: Set<String>] = [
  "Formats": [],
  "Training": [],
  "Coaching": ["Training"],
  "Screens": ["Training", "Coaching", "CoachTexts"],
  "Exchange": ["Formats", "Training", "Coaching", "Screens"],
  "Sessions": ["Formats", "Training", "Coaching", "Screens", "Exchange"],
  "Prompts": ["Formats", "Training", "Coaching", "Screens", "Exchange"],
  "Doorway": ["Formats", "Training", "Coaching", "Screens", "Exchange", "Sessions"],
  "Browser": [
    "Formats", "Training", "Coaching", "Screens", "Exchange", "Sessions", "Doorway", "CShims",
  ],
]

// What each module of the host may import of the house. Words and figures are for Screens: what is not
// done for somebody, and a file that cannot be read, are refused in the words of the house.
private let allowedHostImports: [String: Set<String>] = [
  "Storage": ["Formats", "Training", "Coaching", "Screens", "Exchange", "Sessions"],
  "Record": [
    "Formats", "Training", "Coaching", "Screens", "Exchange", "Sessions", "Prompts", "Storage",
  ],
  "Integrations": ["Formats", "Training", "Coaching", "Screens", "Exchange", "Prompts"],
  "Server": [
    "Formats", "Training", "Coaching", "Screens", "Exchange", "Sessions", "Prompts", "Storage",
    "Record", "Integrations",
  ],
]

// Apple's shells: they carry out and draw, so they know neither formats nor the page's requests.
private let allowedAppImports: Set<String> = [
  "Training", "Coaching", "Screens", "Exchange", "Sessions",
]

// Every module of the house but the command, which may import them all.
private let house: Set<String> = [
  "Formats", "Training", "Coaching", "Screens", "Exchange", "Sessions", "Prompts", "Doorway",
  "Browser", "Storage", "Record", "Integrations", "Server", "pacesetter",
]

// Libraries that only one module of the host may touch.
private let owners: [String: Set<String>] = [
  "Hummingbird": ["Server"],
  "GRDB": ["Storage"],
  "CZlib": ["Integrations"],
  "CHiredis": ["Integrations"],
  // The server lets the world in, and what talks to the outside goes there.
  "NIOCore": ["Server", "Integrations"],
  "NIOPosix": ["Server", "Integrations"],
  "NIOSSL": ["Server", "Integrations"],
  "HTTPTypes": ["Server"],
  "ArgumentParser": ["pacesetter"],
]

// Each hides a fault that the compiler would have found.
private let forbidden = [
  "try!", "as! ", "@unchecked Sendable", "nonisolated(unsafe)", "Task.detached",
]

struct FloorTests {
  @Test(arguments: try SourceFile.all(below: "Core/Sources"))
  func `imports only what its floor allows`(file: SourceFile) {
    #expect(file.imports.subtracting(allowedImports[file.module, default: []]) == [])
  }

  @Test(arguments: try SourceFile.all(below: "Sources"))
  func `imports of the house only what its floor of the host allows`(file: SourceFile) {
    guard let allowed = allowedHostImports[file.module] else { return }
    #expect(file.imports.intersection(house).subtracting(allowed) == [])
  }

  // A build with its parts left from before finds the module all the same; one from a fresh clone may not.
  @Test(arguments: try SourceFile.all(below: "Core/Sources") + SourceFile.all(below: "Core/Tests"))
  func `has a dependency on each module of the core that it imports`(file: SourceFile) throws {
    let named = try dependencies(of: file.module, in: "Core/Package.swift")
    let needed = file.imports.intersection(house).subtracting([file.module])
    #expect(needed.subtracting(named).sorted() == [])
  }

  @Test(arguments: try SourceFile.all(below: "Sources") + SourceFile.all(below: "Tests"))
  func `has a dependency on each module of the host that it imports`(file: SourceFile) throws {
    let named = try dependencies(of: file.module, in: "Package.swift")
    let needed = file.imports.intersection([
      "Storage", "Record", "Integrations", "Server", "pacesetter",
    ])
    #expect(needed.subtracting([file.module]).subtracting(named).sorted() == [])
  }

  @Test(arguments: try appFiles())
  func `imports of the house only what an app may know`(file: SourceFile) {
    // Of the apps the phone alone asks a language model, in one folder.
    let mind: Set<String> = file.path.hasPrefix("Apple/Phone/Mind/") ? ["Prompts"] : []
    #expect(file.imports.intersection(house).subtracting(allowedAppImports.union(mind)) == [])
  }

  @Test(arguments: try SourceFile.all(below: "Sources"))
  func `leaves each library to its owner`(file: SourceFile) {
    for (library, modules) in owners where file.imports.contains(library) {
      #expect(modules.contains(file.module), "\(library) belongs to \(modules.sorted())")
    }
  }

  @Test(arguments: try houseFiles())
  func `stays short enough to read in one sitting`(file: SourceFile) {
    #expect(file.lines.count <= 401)
  }

  @Test(arguments: try houseFiles())
  func `hides no fault from the compiler`(file: SourceFile) {
    for word in forbidden where file.text.mentions(word) {
      #expect(file.path.contains("HouseTests"), "\(word) in \(file.path)")
    }
  }

  // A stand-in says of itself what Apple says of the real one, which a fake has to earn.
  @Test(arguments: try SourceFile.all(below: "Apple/StandIns"))
  func `gives a reason beside what the compiler is told not to look at`(file: SourceFile) throws {
    let unlooked = try Regex(#"@unchecked|nonisolated\(unsafe\)|\bas!|\btry!"#)
    for (above, line) in zip([""] + file.lines, file.lines) {
      let code = line.prefix { $0 == " " }.count
      guard !line.dropFirst(code).hasPrefix("//"), line.contains(unlooked) else { continue }
      // A comment for the readers of a declaration says what it is, not why it is safe.
      let isAbove = above.drop { $0 == " " }.hasPrefix("// ")
      #expect(line.contains("  // ") || isAbove, "\(line)")
    }
  }

  @Test(arguments: try testFiles())
  func `waits for no clock in a test`(file: SourceFile) throws {
    // `Waiting.swift` waits for other processes, which give no sign.
    guard file.module != "HouseTests", file.name != "Waiting", file.text.mentions("sleep")
    else { return }
    let sleep = try Regex(#"\b(sleep|usleep|nanosleep|clock_nanosleep)\s*\("#)
    #expect(file.lines.filter { $0.contains(sleep) } == [])
  }

  @Test(arguments: try sourceFiles())
  func `holds one type, or a type and its error`(file: SourceFile) {
    let types = file.types.sorted { $0.count < $1.count }
    if file.name.contains("+") {
      #expect(types == [], "a type has a file of its own name")
    } else if types.count == 2, types[1] == types[0] + "Error" {
      return
    } else {
      #expect(types.count <= 1)
    }
  }

  @Test(arguments: try sourceFiles())
  func `is named after what it holds`(file: SourceFile) {
    guard !file.name.contains("+"), file.module != "Browser" else { return }
    let kinds = ["struct", "enum", "class", "actor", "protocol", "extension", "typealias"]
    let ends = [" ", ":", "<", ".", "\n"]
    #expect(
      file.text.mentions(anyOf: kinds.flatMap { kind in ends.map { "\(kind) \(file.name)\($0)" } })
    )
  }

  @Test(arguments: [
    "Coaching", "Training", "Formats", "Exchange", "Screens", "Sessions", "Prompts", "Doorway",
  ])
  func `tests every feature's folder`(module: String) throws {
    let features = Set(
      try SourceFile.all(below: "Core/Sources/\(module)").map { feature(of: $0, below: 3) }
    )
    let tested = Set(
      try SourceFile.all(below: "Core/Tests/\(module)Tests").map { feature(of: $0, below: 3) }
    )
    #expect(features.subtracting(tested).subtracting([""]).sorted() == [])
  }

  private func feature(of file: SourceFile, below depth: Int) -> String {
    let parts = file.path.split(separator: "/")
    return parts.count > depth + 1 ? String(parts[depth]) : ""
  }
}

/// The names in quotation marks after a target's own name: what it depends on, and its options.
private func dependencies(of target: String, in manifest: String) throws -> Set<String> {
  let text = try String(
    contentsOf: SourceFile.root.appendingPathComponent(manifest),
    encoding: .utf8
  )
  for part in text.components(separatedBy: "arget(") {
    let names = part.matches(of: #/"(\w+)"/#).map { String($0.output.1) }
    if names.first == target { return Set(names.dropFirst()) }
  }
  Issue.record("\(manifest) has no target \(target)")
  return []
}

private func testFiles() throws -> [SourceFile] {
  try ["Core/Tests", "Tests", "Apple/Tests"].flatMap { try SourceFile.all(below: $0) }
}

private func appFiles() throws -> [SourceFile] {
  try ["Apple/Shared", "Apple/Phone", "Apple/Watch", "Apple/Activity", "Apple/Widgets"].flatMap {
    try SourceFile.all(below: $0)
  }
}

private func sourceFiles() throws -> [SourceFile] {
  try SourceFile.all(below: "Core/Sources") + SourceFile.all(below: "Sources") + appFiles()
}

private func houseFiles() throws -> [SourceFile] { try sourceFiles() + testFiles() }
