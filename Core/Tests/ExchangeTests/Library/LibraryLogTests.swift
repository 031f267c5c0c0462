import Exchange
import Formats
import Testing
import Training

struct LibraryLogTests {
  private func line(_ number: Int64, _ type: String, _ payload: JSON, at seconds: Int64) -> [UInt8]
  {
    LinkEvent(
      device: "0123456789abcdef",
      number: number,
      session: LibraryLog.session,
      type: type,
      time: LocalTime(secondsSince1970: Double(seconds)),
      payload: payload
    ).line
  }

  private func kept(_ number: Int64, _ name: String, _ text: String, at seconds: Int64) -> [UInt8] {
    let workout = OwnWorkout(
      name: name,
      text: text,
      base: "push",
      changedAt: Instant(secondsSince1970: 0)
    )
    return line(number, LibraryLog.kept, LibraryLog.payload(keeping: workout), at: seconds)
  }

  private func texts(_ lines: [[UInt8]]) -> [String] {
    LibraryLog(lines).changes.compactMap { change in
      if case .kept(let workout) = change { workout.text } else { nil }
    }
  }

  @Test func `of one name the newest holds, in whatever order they arrive`() {
    let (old, new) = (kept(1, "a", "old", at: 10), kept(2, "a", "new", at: 20))
    let other = kept(3, "b", "other", at: 5)
    #expect(texts([old, new, other]) == ["new", "other"])
    #expect(texts([other, new, old, new]) == ["new", "other"])
    let removed = LibraryLog.payload(removing: "a")
    #expect(texts([old, new, line(4, LibraryLog.removed, removed, at: 30)]).isEmpty)
    #expect(texts([old, new, line(4, LibraryLog.removed, removed, at: 15)]) == ["new"])
  }

  @Test func `takes back what an event names, one after the other`() throws {
    var lines = [kept(1, "a", "first", at: 10), kept(2, "a", "second", at: 20)]
    lines.append(line(3, LibraryLog.removed, LibraryLog.payload(removing: "a"), at: 30))
    for (number, expected) in [(4, ["second"]), (5, ["first"]), (6, [])] {
      let last = try #require(LibraryLog(lines).last)
      lines.append(line(Int64(number), LibraryLog.undone, last.reversal, at: 40))
      #expect(texts(lines) == expected)
    }
    #expect(LibraryLog(lines).last == nil)
    #expect(LibraryLog(lines).gone == ["a"])
    #expect(LibraryLog([kept(1, "a", "first", at: 10)]).gone.isEmpty)
  }

  @Test func `keeps what is wanted by its key, apart from a workout of that name`() throws {
    let wish = try Preference(
      key: "a",
      value: ["minutes": 30],
      changedAt: Instant(secondsSince1970: 12)
    )
    let lines = [
      kept(1, "a", "text", at: 10),
      line(2, LibraryLog.preferred, LibraryLog.payload(preferring: wish), at: 12),
    ]
    #expect(LibraryLog(lines).changes.contains(.preferred(wish)))
    #expect(LibraryLog(lines).changes.count == 2)
    // What is wanted is said anew, not taken back.
    #expect(LibraryLog(lines).last?.number == 1)
  }

  @Test(
    arguments: [
      ["name": "a"], ["name": "", "text": "x"], ["text": "x"], ["name": 5, "text": "x"],
      ["name": "a", "text": ""],
    ] as [JSON]
  )
  func `passes over what is no workout`(payload: JSON) {
    #expect(LibraryLog([line(1, LibraryLog.kept, payload, at: 1), [1]]).entries.isEmpty)
  }

  @Test func `the longest workout is one line of a journal`() {
    let text = String(repeating: "\n", count: OwnWorkout.longestText)
    let workout = OwnWorkout(
      name: "a",
      text: text,
      base: "b",
      baseText: text,
      changedAt: Instant(secondsSince1970: 0)
    )
    let event = LinkEvent(
      device: "0123456789abcdef",
      number: 1,
      session: LibraryLog.session,
      type: LibraryLog.kept,
      time: LocalTime(secondsSince1970: 0),
      payload: LibraryLog.payload(keeping: workout)
    )
    // Each line feed is written in two bytes.
    #expect(event.line.count > 4 * OwnWorkout.longestText)
    #expect(LibraryLog([event.line]).entries.count == 1)
  }

  @Test func `an export of it is read again`() throws {
    let time = Instant(secondsSince1970: 99)
    let workout = OwnWorkout(name: "a", text: "# A", base: "b", baseText: "# B", changedAt: time)
    let wish = try Preference(key: "wish", value: ["minutes": 30], changedAt: time)
    var (first, second) = (JSONWriter(), JSONWriter())
    workout.write(to: &first)
    wish.write(to: &second)
    #expect(try OwnWorkout(JSON.parse(first.bytes)) == workout)
    #expect(try Preference(JSON.parse(second.bytes)) == wish)
  }
}
