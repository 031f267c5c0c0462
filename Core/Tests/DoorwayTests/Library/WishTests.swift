import Doorway
import Formats
import Testing

struct WishTests {
  private func reply(_ request: JSON) throws -> JSON {
    var session = PageSession()
    return try JSON.parse(session.reply(to: request.utf8()))
  }

  @Test func `a wish is taken down as it was typed, and yesterday's soreness is gone`() throws {
    let said = try reply([
      "do": "wish", "now": 1_767_300_000, "utcOffsetMinutes": 60,
      "said": ["sore": ["quads"], "categories": ["strength"]],
      "typed": ["minutes": "30", "readiness": "2"],
    ])
    #expect(
      said["wish"]
        == ["sore": ["quads"], "categories": ["strength"], "minutes": 30, "readiness": 2]
    )
    let next = try reply([
      "do": "wish", "now": 1_767_386_400, "utcOffsetMinutes": 60,
      "kept": said["kept"] ?? .null, "checkIns": said["checkIns"] ?? .null,
    ])
    #expect(next["wish"] == ["categories": ["strength"], "minutes": 30])
    #expect(next["checkIns"]?.array?.count == 1)
  }

  @Test func `whoever has twenty minutes and no equipment finds nothing else`() throws {
    var session = PageSession()
    _ = session.reply(to: try DiscoverTests.opening().utf8())
    let request: JSON = [
      "do": "discover", "now": 1_767_254_400, "minutes": 20, "equipment": [], "limit": 100,
    ]
    let found = try JSON.parse(session.reply(to: request.utf8()))["found"]?.array ?? []
    #expect(!found.isEmpty)
    for workout in found {
      #expect(workout["durationSeconds"]?.number ?? 0 <= 1200)
      #expect(workout["equipment"]?.array?.isEmpty == true)
    }
  }
}
