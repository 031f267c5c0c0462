import Exchange
import Formats
import Testing
import Training

struct TrainingPlacesTests {
  @Test func `keeps both of two places that are made within a second`() throws {
    let now = Instant(secondsSince1970: 1_795_631_312)
    var places = TrainingPlaces()
    try places.keep(["name": "Home", "equipment": ["bench"]], at: now)
    try places.keep(["name": "Hotel", "equipment": []], at: now)
    try places.keep(["name": "Office", "equipment": []], at: now)
    #expect(TrainingPlaces(places.json).shown.map(\.name) == ["Home", "Hotel", "Office"])
    #expect(Set(places.shown.map(\.id)).count == 3)
  }
}
