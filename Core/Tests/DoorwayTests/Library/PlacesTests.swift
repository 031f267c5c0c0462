import Doorway
import Formats
import Testing

/// A person who trains at home, in a gym and in hotels.
struct PlacesTests {
  private func reply(_ request: JSON) throws -> JSON {
    var session = PageSession()
    return try JSON.parse(session.reply(to: request.utf8()))
  }

  private func places(_ kept: JSON?, _ change: JSON, at now: Double = 1_767_300_000) throws -> JSON
  {
    try reply(["do": "places", "now": .number(now), "kept": kept ?? .null, "change": change])
  }

  @Test func `the equipment of before becomes the first place, and stays chosen`() throws {
    let told = try reply([
      "do": "places", "now": 1_767_300_000, "firstName": "Home",
      "wish": ["minutes": 30, "equipment": ["bench", "dumbbell"]],
    ])
    #expect(told["places"]?.array?.map { $0["name"]?.string } == ["Home"])
    #expect(told["places"]?.array?.first?["equipment"] == ["bench", "dumbbell"])
    #expect(told["wish"] == ["minutes": 30, "place": "first"])
    let wish = try reply([
      "do": "wish", "now": 1_767_300_000, "kept": told["wish"] ?? .null,
      "places": told["kept"] ?? .null,
    ])
    #expect(
      wish["wish"]
        == [
          "minutes": 30, "place": "first", "equipment": ["bench", "dumbbell"], "placeName": "Home",
        ]
    )
  }

  @Test func `a place is added, renamed, deleted and brought back`() throws {
    let added = try places(nil, ["keep": ["name": " Hotel ", "equipment": ["band"], "bar": "15"]])
    let id = try #require(added["places"]?.array?.first?["id"]?.string)
    #expect(added["places"]?.array?.first?["name"]?.string == "Hotel")
    let renamed = try places(added["kept"], ["keep": ["id": .string(id), "name": "Hotels"]])
    #expect(renamed["places"]?.array?.first?["name"]?.string == "Hotels")
    #expect(renamed["places"]?.array?.first?["equipment"] == ["band"])
    let removed = try places(renamed["kept"], ["remove": .string(id)])
    #expect(removed["places"] == [])
    let back = try places(removed["kept"], ["restore": .string(id)])
    #expect(back["places"] == renamed["places"])
  }

  @Test(
    arguments: [
      (["keep": ["name": " "]], "Give the place a name of 1 to 40 characters."),
      (["keep": ["name": "HOME"]], "Choose another name: you already have a place named Home."),
      (["restore": "x"], "No deleted place is left to bring back."),
    ] as [(JSON, String)]
  )
  func `a change that cannot be made changes nothing`(change: JSON, problem: String) throws {
    let home = try places(nil, ["keep": ["name": "Home", "equipment": []]])
    let told = try places(home["kept"], change, at: 1_767_300_001)
    #expect(told["problem"]?.string == problem)
    #expect(told["kept"] == home["kept"])
  }

  @Test func `whoever leaves a place takes nothing of it along`() throws {
    let home = try places(nil, ["keep": ["name": "Home", "equipment": ["band"]]])
    let id = try #require(home["places"]?.array?.first?["id"]?.string)
    let said = try reply([
      "do": "wish", "now": 1_767_300_000, "places": home["kept"] ?? .null,
      "said": ["equipment": ["cable"]], "typed": ["place": .string(id)],
    ])
    #expect(said["wish"]?["equipment"] == ["band"])
    #expect(said["kept"]?["equipment"] == nil)
    let gone = try places(home["kept"], ["remove": .string(id)])
    let after = try reply([
      "do": "wish", "now": 1_767_300_000, "places": gone["kept"] ?? .null,
      "kept": said["kept"] ?? .null,
    ])
    #expect(after["wish"] == [:])
  }

  @Test func `the list follows the place and says why`() throws {
    var session = PageSession()
    _ = session.reply(to: try DiscoverTests.opening().utf8())
    let request: JSON = [
      "do": "discover", "now": 1_767_254_400, "equipment": ["dumbbell"], "placeName": "Home",
      "limit": 100,
    ]
    let found = try JSON.parse(session.reply(to: request.utf8()))
    let why = found["hidden"]?.array?.compactMap { $0["why"]?.string } ?? []
    #expect(why.contains { $0.hasPrefix("You are at Home: no ") }, "\(why)")
  }
}
