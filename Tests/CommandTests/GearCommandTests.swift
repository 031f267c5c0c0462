import Formats
import Foundation
import Testing

struct GearCommandTests {
  private let data = ScratchPlace()
  private let keep = ScratchPlace()

  private func run(_ arguments: String...) throws -> Command.Outcome {
    try Command.run(arguments, environment: ["PACESETTER_DATA": data.url.path])
  }

  private static let table = """
    Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance,\
    Activity Gear,Filename
    1,"May 3, 2026, 6:12:00 AM",Along the Main,Run,,600,2.00,Red shoes,
    2,"May 4, 2026, 6:12:00 AM",To the lake,Run,,1200,4.00,Red shoes,
    3,"May 5, 2026, 6:12:00 AM",Track,Run,,1800,5.00,Blue shoes,
    """

  @Test func `finds, counts, renames and exports the gear of an account`() throws {
    try FileManager.default.createDirectory(at: keep.url, withIntermediateDirectories: true)
    try Data(Self.table.utf8).write(to: keep.url.appendingPathComponent("activities.csv"))
    #expect(try run("import", keep.url.path).status == 0)
    let listed = try run("gear").output.split(separator: "\n")
    try #require(listed.count == 2)
    #expect(listed[0].hasPrefix("Blue shoes  5.00 km in 1 activity"))
    #expect(listed[1].hasPrefix("Red shoes   6.00 km in 2 activities"))
    #expect(try run("history", "--search", "red shoes").rows.count == 2)

    #expect(try run("gear", "rename", "Blue shoes", "Red shoes").status == 0)
    #expect(try run("gear").output.hasPrefix("Red shoes  11.00 km in 3 activities"))
    #expect(try run("gear", "remove", "Blue shoes").status != 0)
    #expect(try run("gear", "undo").status == 0)
    #expect(try run("gear").output.hasPrefix("Blue shoes  5.00 km in 1 activity"))
    #expect(try run("gear", "undo").status != 0)

    let found = try run("history", "--json", "--search", "blue shoes").output
    let name = try #require(try JSON.parse(Array(found.utf8))["id"]?.string)
    #expect(try run("show", name).output.contains("Gear                Blue shoes"))
    #expect(try run("note", name, "--gear", "").output.contains("gear    none"))
    #expect(try !run("gear", "list", "--json").output.contains("Blue shoes"))

    // An export brings it back.
    let file = keep.url.appendingPathComponent("all.json").path
    #expect(try run("export", "--out", file).status == 0)
    let place = ScratchPlace()
    let other = ["PACESETTER_DATA": place.url.path]
    #expect(try Command.run(["import", file], environment: other).status == 0)
    #expect(try Command.run(["gear"], environment: other).output == run("gear").output)
  }
}
