import Screens
import Testing
import Training

struct PaceTableTests {
  private func race(_ pacing: RaceSetup.Pacing = .even) -> RaceSetup {
    RaceSetup(
      name: "Half",
      day: Day(daysSince1970: 20_723),
      distance: .meters(21_097.5),
      target: .seconds(6300),
      pacing: pacing
    )
  }

  @Test func `has a row a kilometer and the rest, to the target`() {
    let table = PaceTable(race())
    #expect(table.rows.count == 22 && table.profile == nil)
    #expect(table.rows[0] == ["1", "4:59", "4:59"])
    #expect(table.rows[1] == ["2", "4:58", "9:57"])
    #expect(table.rows[21] == ["21.10", "0:29", "1:45:00"])
  }

  @Test func `counts miles where they are the runner's`() {
    let table = PaceTable(race(), units: .imperial)
    #expect(table.rows.count == 14 && table.rows[13][0] == "13.11")
    #expect(table.rows[13][2] == "1:45:00")
  }

  @Test func `shows the climb of each kilometer and draws the course with the band`() throws {
    var race = race()
    let heights = (0...211).map { place in
      100 + (place <= 100 ? Double(place) : 200 - Double(place))
    }
    race.course = RaceCourse("hills", spacing: .meters(21_097.5 / 211), altitudes: heights)
    let table = PaceTable(race)
    #expect(table.rows[0].count == 4 && table.rows[0][3] == "+10 m")
    #expect(table.rows[20][3] == "\u{2212}10 m")
    let profile = try #require(table.profile)
    #expect(profile.heights.hasPrefix("M0 80L") && profile.heights.hasSuffix("Z"))
    #expect(profile.band.hasPrefix("M0 ") && profile.band.hasSuffix("Z"))
    #expect(profile.words.hasSuffix("; the course climbs 100 m and falls 111 m."))
  }

  @Test func `shows the parts of the runner and a crowded start`() throws {
    var race = race(.custom)
    race.parts = [
      RaceSetup.Part(.kilometers(10), in: .seconds(3060)),
      RaceSetup.Part(.meters(11_097.5), in: .seconds(3240)),
    ]
    var table = PaceTable(race)
    #expect(table.rows[9] == ["10", "5:06", "51:00"] && table.rows[10] == ["11", "4:52", "55:52"])
    #expect(table.profile?.words == "Planned pace from 4:52 /km to 5:06 /km.")
    let day = race.day - 1
    #expect(
      RaceScreen(race, seenFrom: day).sentences.last
        == "Your pacing: 10.00 km in 51:00 (5:06 /km), then 11.10 km in 54:00 (4:52 /km)."
    )
    race.startsCrowded = true
    table = PaceTable(race)
    #expect(table.rows[0] == ["1", "5:22", "5:22"] && table.rows[9][2] == "51:00")
    #expect(table.profile?.words == "Planned pace from 4:52 /km to 5:50 /km.")
    #expect(
      RaceScreen(race, seenFrom: day).sentences.last
        == "The first 400 m are free: they may take 2:20 instead of 2:02."
    )
    #expect(RaceOffer(race).sentence.contains(", in 2 parts, crowded start"))
  }

  @Test func `draws the band of a negative split without a course`() throws {
    let profile = try #require(PaceTable(race(.negative)).profile)
    #expect(profile.heights.isEmpty && profile.words == "Planned pace from 4:53 /km to 5:05 /km.")
  }
}
