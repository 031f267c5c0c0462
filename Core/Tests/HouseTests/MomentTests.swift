import Testing

// Read what an export counts: a sample's day is a number there.
private let readers: Set<String> = ["HealthGatherer"]

// A moment is an `Instant`, with its place a `LocalTime`, and a day is a `Day` (decision 18). Numbers
// stand only in JSON, in columns and in the readers and writers of formats.
struct MomentTests {
  @Test(arguments: try SourceFile.all(below: "Core/Sources") + SourceFile.all(below: "Sources"))
  func `carries no moment or day as a bare number`(file: SourceFile) throws {
    // Formats reads texts and lies below the types; Units has the types.
    guard file.module != "Formats", !file.path.contains("Training/Units/") else { return }
    guard !readers.contains(file.name) else { return }
    guard file.text.mentions("utcOffsetMinutes", "day: Int", "Day: Int", "At: Double", "At: Int")
    else { return }
    let bare = try Regex(
      #"\butcOffsetMinutes\s*:|\b(day|today|lastDay)\s*:\s*Int\b"#
        + #"|public (var|let) (startedAt|endedAt|changedAt|chosenAt|updatedAt)\s*:\s*(Double|Int)"#
    )
    #expect(file.lines.filter { $0.contains(bare) } == [])
  }
}
