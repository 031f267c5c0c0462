import Testing

/// The files that a new trigger touches, as CONTRIBUTING promises.
struct TriggerPathTests {
  @Test func `asks for a new trigger in one file a layer`() throws {
    let files = try (SourceFile.all(below: "Core/Sources") + SourceFile.all(below: "Sources"))
      .filter { $0.text.mentions("fatigueZone") }
      .filter { file in file.lines.contains { $0.contains("case ") && $0.contains("fatigueZone") } }
    #expect(
      files.map { $0.path } == [
        "Core/Sources/Coaching/Script/Engine/TriggerRules.swift",
        "Core/Sources/Coaching/Script/Language/Trigger.swift",
        "Core/Sources/Exchange/Script/Trigger+JSON.swift",
        "Core/Sources/Prompts/Script/Trigger+Places.swift",
        "Core/Sources/Screens/Script/Trigger+Words.swift",
      ]
    )
  }
}
