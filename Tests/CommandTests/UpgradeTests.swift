import Foundation
import GRDB
import Record
import Storage
import Testing

/// Requirement R15: a database of each earlier release comes to today's tables, and whoever kills the
/// program in the midst of that finds the old ones or the new ones, with everything in them.
@Suite(.enabled(if: Killer.compiler != nil, "there is no C compiler for the killer"))
struct UpgradeTests {
  private static let newest = [
    "1 journals", "2 record", "3 portions", "4 names", "5 load modes", "6 brought names",
    "7 companion", "8 voice notes", "9 races", "10 memory", "11 replies", "12 damage",
    "13 sets", "14 library", "15 claims", "16 scripts", "20 planned runs", "23 agents",
    "24 mind", "25 recorded sport", "26 tokens", "27 webhooks",
    "28 mind queue", "29 calendars", "30 race plans", "31 pages", "33 edits",
    "34 marks",
    "35 race parts",
    "37 calendar accounts", "38 exports", "39 assumed clocks", "40 gear",
  ]

  @Test(arguments: EarlierRelease.allCases)
  func `loses nothing when it is killed at fifty points`(release: EarlierRelease) throws {
    let killer = try Killer()
    let model = ScratchPlace()
    try release.make(in: model.url)
    let expected = try release.rows(of: Self.database(in: model))
    let changes = try killer.changes(model.url, ["import", "--list"])
    #expect(changes > 20)
    var left: Set<Int> = []
    for point in 1...50 {
      let place = ScratchPlace()
      try release.make(in: place.url)
      let change = 1 + (changes - 1) * point / 50
      _ = try killer.run(place.url, ["import", "--list"], killedAt: change)
      left.insert(try steps(afterKill: place, release, expected))
      let again = try Command.run(
        ["import", "--list"],
        environment: ["PACESETTER_DATA": place.url.path]
      )
      #expect(again.status == 0, "\(again.errors)")
      #expect(try release.rows(of: Self.database(in: place)) == expected, "at change \(change)")
      try check(place)
      try checkCopy(place, release, expected)
    }
    // It was met before and behind the change of tables.
    #expect(left.isSuperset(of: [release.rawValue, Self.newest.count]))
  }

  @Test(arguments: EarlierRelease.allCases)
  func `works on with what an earlier release left`(release: EarlierRelease) throws {
    let place = ScratchPlace()
    try release.make(in: place.url)
    let environment = ["PACESETTER_DATA": place.url.path]
    let export = place.url.appendingPathComponent("export.xml")
    try Data(HealthExport.text(workouts: 3).utf8).write(to: export)
    let outcome = try Command.run(["import", export.path], environment: environment)
    #expect(outcome.output.contains("3 activities"), "\(outcome.output)\(outcome.errors)")
    let rows = try Command.run(["history", "--limit", "0"], environment: environment).rows
    #expect(rows.count == (release == .journals ? 3 : 304))
    #expect(try Command.run(["import", "--undo"], environment: environment).status == 0)
  }

  /// How many steps the tables have made that a kill left, none of them by half.
  private func steps(
    afterKill place: ScratchPlace,
    _ release: EarlierRelease,
    _ expected: [String]
  ) throws -> Int {
    // On a copy, so that the command itself finds the log that the kill left.
    let copy = ScratchPlace()
    try FileManager.default.copyItem(at: place.url, to: copy.url)
    #expect(try release.rows(of: Self.database(in: copy)) == expected)
    let queue = try DatabaseQueue(path: Self.database(in: copy))
    defer { try? queue.close() }
    let (steps, hasRecord, hasPortions, hasNames) = try queue.read { db in
      (
        try String.fetchAll(db, sql: "SELECT identifier FROM grdb_migrations ORDER BY rowid"),
        try db.tableExists("activity"),
        try db.tableExists("import") && db.columns(in: "import").contains { $0.name == "reached" },
        try db.tableExists("naming")
      )
    }
    #expect(steps == Array(Self.newest.prefix(steps.count)))
    #expect(hasRecord == (steps.count >= 2) && hasPortions == (steps.count >= 3))
    #expect(hasNames == (steps.count >= 4))
    return steps.count
  }

  private func check(_ place: ScratchPlace) throws {
    let queue = try DatabaseQueue(path: Self.database(in: place))
    defer { try? queue.close() }
    let (integrity, orphans, steps) = try queue.read { db in
      (
        try String.fetchOne(db, sql: "PRAGMA integrity_check"),
        try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").count,
        try String.fetchAll(db, sql: "SELECT identifier FROM grdb_migrations ORDER BY rowid")
      )
    }
    #expect(integrity == "ok" && orphans == 0 && steps == Self.newest)
  }

  /// The copy that was made before can be put in its place.
  private func checkCopy(
    _ place: ScratchPlace,
    _ release: EarlierRelease,
    _ expected: [String]
  ) throws {
    let step = release.rawValue + 1
    let copy = place.url.appendingPathComponent("backups/before-step-\(step).sqlite").path
    #expect(try release.rows(of: copy) == expected)
  }

  private static func database(in place: ScratchPlace) -> String {
    place.url.appendingPathComponent("pacesetter.sqlite").path
  }
}
