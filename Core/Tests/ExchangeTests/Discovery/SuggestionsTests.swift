import Exchange
import Formats
import Screens
import Testing
import Training

struct SuggestionsTests {
  private let now = LocalTime(
    secondsSince1970: 1_790_000_000,
    offset: UTCOffset(clamping: 60)
  )

  private func library(_ preferences: [String: JSON]) throws -> OwnLibrary {
    OwnLibrary(
      server: "here",
      workouts: [],
      gone: [],
      preferences: try preferences.sorted { $0.key < $1.key }.map {
        try Preference(key: $0.key, value: $0.value, changedAt: now.instant)
      }
    )
  }

  private let home: JSON = [
    "id": "home", "name": "Home", "equipment": ["dumbbell", "bench"], "changedAt": 1,
  ]

  @Test func `asks for what was wished for last, at the place that was chosen`() throws {
    let suggestions = try Suggestions(
      library(["wish": ["minutes": 30, "place": "home"], "places": [home]]),
      at: now
    )
    #expect(suggestions.request.minutes == 30)
    #expect(suggestions.request.equipment == ["bench", "dumbbell"])
    #expect(suggestions.request.placeName == "Home")
    #expect(suggestions.request.day == now.day)
    #expect(suggestions.wish["place"]?.string == "home")
    #expect(suggestions.wish["equipment"] == ["bench", "dumbbell"])
  }

  @Test func `asks for nothing where nobody has said anything`() throws {
    let suggestions = try Suggestions(library([:]), at: now)
    #expect(suggestions.wish == [:] && suggestions.request == RankingRequest(now: now))
  }

  @Test func `how somebody felt yesterday is past`() throws {
    let yesterday: JSON = [
      "at": .number(now.instant.secondsSince1970 - 86_400), "utcOffsetMinutes": 60, "rating": 2,
    ]
    let wish: JSON = ["readiness": 2, "sore": ["quads"], "feltOn": "2026-01-01"]
    let suggestions = try Suggestions(
      library(["wish": wish, "checkIns": [yesterday]]),
      at: now
    )
    #expect(suggestions.request.readiness == nil && suggestions.request.sore == [])
  }

  @Test func `says what is wrong with a wish`() throws {
    let library = try library(["wish": ["minutes": "many"]])
    #expect(throws: ShapeError.self) { try Suggestions(library, at: now) }
  }

  @Test func `writes the places with the list`() throws {
    let suggestions = try Suggestions(library(["places": [home]]), at: now)
    let found = DiscoveryReport(
      of: WorkoutLibrary.read([], catalogue: .empty).index(knowing: .empty),
      for: suggestions.request,
      after: .empty,
      knowing: .empty
    )
    let json = JSON.written { json in
      json.object { suggestions.writeMembers(to: &$0, found: found, in: .german) }
    }
    #expect(json["places"]?[0]?["name"]?.string == "Home")
    #expect(json["places"]?[0]?["things"] == ["Bank", "Kurzhantel"])
    #expect(json["found"]?["cards"] == [] && json["found"]?["found"] == [])
    #expect(json["found"]?["weights"]?.array?.isEmpty == false)
  }
}
