import Formats
import Foundation
import Testing

/// What an agent's `recommend` takes into account besides the log: the time until the next event, a race that
/// is near, and what is planned today, each as far as it is shared.
struct AgentFreeTimeTests {
  private let data = ScratchPlace()

  /// A place where it is noon now: an event in fifty minutes is one of today.
  private var zone: String { hours < 0 ? "Etc/GMT-\(-hours)" : "Etc/GMT+\(hours)" }

  /// How many hours that place is behind Greenwich.
  private var hours: Int {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar.component(.hour, from: Date()) - 12
  }

  private func run(_ arguments: String..., input: String? = nil) throws -> Command.Outcome {
    try Command.run(
      arguments,
      input: input,
      environment: ["PACESETTER_DATA": data.url.path, "TZ": zone]
    )
  }

  private func recommendation(sharing shares: String) throws -> JSON {
    let asked = try run(
      "mcp",
      "serve",
      "--share",
      shares,
      input: """
        {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"test","version":"1"}}}
        {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"recommend","arguments":{"limit":40}}}

        """
    )
    let answer = try #require(asked.rows.first { $0.contains(#""id":2"#) }, "\(asked)")
    let text = try JSON.parse(answer)["result"]?["content"]?.array?.first?["text"]?.string
    return try JSON.parse(try #require(text, "\(answer)"))
  }

  @Test func `fits workouts in before the next event, of which an agent learns the time alone`()
    throws
  {
    try FileManager.default.createDirectory(at: data.url, withIntermediateDirectories: true)
    let start = Date(timeIntervalSinceNow: 50 * 60).formatted(.iso8601)
      .filter { $0.isNumber || $0 == "T" || $0 == "Z" }
    let file = data.url.appendingPathComponent("mine.ics")
    let event =
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:test\r\nBEGIN:VEVENT\r\nUID:1\r\n"
      + "DTSTAMP:20260101T000000Z\r\nDTSTART:\(start)\r\nDURATION:PT1H\r\nSUMMARY:Dentist\r\n"
      + "END:VEVENT\r\nEND:VCALENDAR\r\n"
    try Data(event.utf8).write(to: file)
    #expect(try run("calendar", "add", file.path, "--titles").status == 0)
    #expect(
      try run("plan", "add", "Easy 8 km", "--run", "--day", "today", "--time", "18:00").status == 0
    )
    let tomorrow = Date(timeIntervalSinceNow: Double(86_400 - hours * 3600))
      .formatted(.iso8601.year().month().day())
    let raced = try run(
      "race",
      "add",
      "City Run",
      "--day",
      tomorrow,
      "--distance",
      "10km",
      "--target",
      "50:00"
    )
    #expect(raced.status == 0, "\(raced)")

    let open = try recommendation(sharing: "log,races,calendar")
    let free = try #require(open["free"]?.string)
    #expect(
      free.hasPrefix("Free ") && free.contains(" minutes before ") && !free.contains("Dentist")
    )
    #expect(open["race"]?["name"]?.string == "City Run" && open["race"]?["days"]?.integer == 1)
    #expect(open["planned"]?.array?.first?["title"]?.string == "Easy 8 km")
    #expect(open["planned"]?.array?.first?["time"]?.string == "18:00")
    let words = open.text()
    #expect(!words.contains("Dentist"))
    // Both are reasons, not only facts beside them.
    #expect(words.contains("1 day before City Run"), "\(words)")

    let closed = try recommendation(sharing: "log")
    #expect(closed["free"]?.string == nil && closed["race"] == nil)
    #expect(!closed.text().contains("City Run") && !closed.text().contains("Dentist"))
    let first = { (found: JSON) in found["workouts"]?.array?.first?["workout"]?["title"]?.string }
    #expect(first(open) != nil && first(closed) != nil)
  }
}
