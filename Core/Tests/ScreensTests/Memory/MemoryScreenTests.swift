import Screens
import Testing
import Training

struct MemoryScreenTests {
  private let day = Day(daysSince1970: 20_779)

  @Test(arguments: [
    (
      MemoryItem(.fact, "heart.max", .number(188), updatedAt: Instant(secondsSince1970: 0)),
      "Max heart rate", "188 bpm"
    ),
    (
      MemoryItem(.fact, "heart.rest", .number(48.5), updatedAt: Instant(secondsSince1970: 0)),
      "Resting heart rate", "48.5 bpm"
    ),
    (MemoryItem(.fact, "age", .number(41), updatedAt: Instant(secondsSince1970: 0)), "Age", "41"),
    (
      MemoryItem(
        .goal,
        "race.berlin",
        .text("under 3:30"),
        updatedAt: Instant(secondsSince1970: 0)
      ), "Goal: race.berlin",
      "under 3:30"
    ),
    (
      MemoryItem(.dislike, "treadmill", .truth(true), updatedAt: Instant(secondsSince1970: 0)),
      "Dislike: treadmill", "yes"
    ),
    // A preference of that name is no fact.
    (
      MemoryItem(.preference, "age", .tree("[1,2]"), updatedAt: Instant(secondsSince1970: 0)),
      "Like: age", "[1,2]"
    ),
  ])
  func `says what is remembered`(item: MemoryItem, name: String, value: String) {
    let screen = MemoryScreen(item, said: day)
    #expect(screen.name == name)
    #expect(screen.value == value)
    #expect(screen.origin == "Set by you on 22 November 2026")
  }

  @Test func `says who says so, and how surely`() {
    var item = MemoryItem(
      .fact,
      "age",
      .number(41),
      confidence: 0.6,
      updatedAt: Instant(secondsSince1970: 0)
    )
    item.source = .aiInferred
    #expect(
      MemoryScreen(item, said: day).origin == "Guessed by a model on 22 November 2026, 60 % sure"
    )
    item.source = .systemDefault
    item.confidence = 1
    #expect(MemoryScreen(item, said: day).origin == "Default on 22 November 2026")
  }

  @Test func `says in German what is remembered, and who says so`() {
    var item = MemoryItem(
      .fact,
      "heart.rest",
      .number(48.5),
      confidence: 0.6,
      updatedAt: Instant(secondsSince1970: 0)
    )
    item.source = .aiInferred
    let screen = MemoryScreen(item, said: day, in: .german)
    #expect(screen.name == "Ruhepuls")
    #expect(screen.value == "48,5 bpm")
    #expect(screen.origin == "Von einem Modell vermutet am 22. November 2026, 60 % sicher")
    let other = MemoryItem(
      .dislike,
      "Laufband",
      .truth(true),
      updatedAt: Instant(secondsSince1970: 0)
    )
    let words = MemoryScreen(other, said: day, in: .german)
    #expect(words.name == "Abneigung: Laufband")
    #expect(words.value == "ja")
    #expect(words.origin == "Von dir eingetragen am 22. November 2026")
  }
}
