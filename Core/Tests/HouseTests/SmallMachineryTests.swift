import Testing

/// What has one home in the house, and is written nowhere else.
struct SmallMachineryTests {
  // The formats stand below the units, and read what others write.
  @Test(arguments: [
    ("1609.3", ["Training/Units/Distance.swift", "Formats/AppleHealth/HealthUnit.swift"]),
    ("0.3048", ["Training/Units/Distance.swift", "Formats/AppleHealth/HealthUnit.swift"]),
    ("0.4535", ["Training/Workout/MassUnit.swift", "Formats/AppleHealth/HealthUnit.swift"]),
    ("< 10 ? \"0", ["Training/Units/ClockText.swift"]),
    ("< 10 ? \":0", []),
    ("\"seventeen\"", ["Screens/Speech/Spoken.swift"]),
  ])
  func `says it once`(text: String, homes: [String]) throws {
    let files = try ["Core/Sources", "Sources", "Apple"].flatMap { try SourceFile.all(below: $0) }
    let found = files.filter { file in
      file.text.mentions(text) && !homes.contains { file.path.hasSuffix($0) }
    }
    #expect(found.map(\.path) == [])
  }

  @Test func `lists what an entry of the record can be once`() throws {
    let kinds = try #require(
      try SourceFile.all(below: "Core/Sources/Exchange/Record").first { $0.name == "RecordKind" }
    )
    let lists = kinds.lines.compactMap { line -> String? in
      let words = line.split { $0 == " " || $0 == "\"" }
      return words.first == "case" ? words.last.map { "\"\($0)\"" } : nil
    }
    #expect(lists.count >= 10)
    for file in try ["Core/Sources", "Sources"].flatMap({ try SourceFile.all(below: $0) })
    where file.name != "RecordKind" {
      // Other values have members of the same names, up to three of them.
      #expect(lists.filter { file.text.mentions($0) }.count <= 3, "\(file.path)")
    }
    // Its shape, and how the database keeps it and gives it back.
    let homes = try ["Core/Sources", "Sources"].flatMap { try SourceFile.all(below: $0) }
      .filter { $0.text.mentions(".naming(", ".naming:", "case naming") }.map(\.name)
    #expect(homes.sorted() == ["RecordItem", "RecordKind", "RecordReading", "RecordWriter"])
  }

  // The record writes without what speaks to the world; the others go on where the reader is slow or gone.
  @Test func `writes whole buffers in one place`() throws {
    let homes = ["Descriptor", "Disk", "SamplePipe", "Console"]
    let files = try SourceFile.all(below: "Sources").filter { file in
      file.text.mentions(
        "write(descriptor, $0",
        "Glibc.write(",
        "Foundation.write(",
        "write(writer, $0"
      )
        && file.text.mentions("EINTR") && !homes.contains(file.name)
    }
    #expect(files.map(\.path) == [])
  }
}
