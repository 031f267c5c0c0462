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
