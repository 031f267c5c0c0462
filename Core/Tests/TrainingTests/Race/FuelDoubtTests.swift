import Testing
import Training

/// What is doubtful in the food and drink of a race, and what is not.
struct FuelDoubtTests {
  private typealias Cue = RaceSetup.Cue

  private func race(
    hours: Double = 3.5,
    _ fueling: [RaceSetup.Cue] = [],
    drink: [RaceSetup.Cue] = [],
    carried: [RaceSetup.Carried] = []
  ) -> RaceSetup {
    RaceSetup(
      name: "Berlin",
      day: Day(daysSince1970: 20_723),
      distance: .kilometers(42),
      target: .seconds(Int64(hours * 3600)),
      fueling: fueling,
      hydration: drink,
      carried: carried
    )
  }

  private func gels(_ kilometers: [Double], _ amount: String? = "25 g") -> [RaceSetup.Cue] {
    kilometers.map { Cue(.distance(.kilometers($0)), "gel", amount: amount) }
  }

  @Test func `has no doubt about a gel every half hour and cups at the stations`() {
    let drink = [5.0, 10, 15, 20, 25, 30, 35].map {
      Cue(.distance(.kilometers($0)), "water", amount: "200 ml")
    }
    let race = race(
      gels([6, 12, 18, 24, 30, 36]),
      drink: drink,
      carried: [.init("Gels", count: 6)]
    )
    #expect(race.fuelDoubts == [])
  }

  @Test func `asks for something to eat in a long race alone`() {
    #expect(race().fuelDoubts == [.nothingToEat])
    #expect(race(hours: 0.75).fuelDoubts == [])
    // A drink with sugar feeds, too.
    let cola = (1...6).map { Cue(.time(.seconds(Int64($0) * 1800)), "cola", amount: "25 g") }
    #expect(race(drink: cola).fuelDoubts == [])
  }

  @Test func `knows too few grams an hour from too many`() {
    let few = race(gels([10, 20]))
    #expect(few.fuelDoubts == [.littleCarbohydrate(gramsPerHour: 50 / 3.5)])
    let many = race(gels([5, 10, 15, 20, 25, 30, 35], "35 g"))
    #expect(many.fuelDoubts == [.muchCarbohydrate(gramsPerHour: 70)])
    let far = race(gels([5, 10, 15, 20, 25, 30, 35], "50 g"))
    #expect(far.fuelDoubts == [.tooMuchCarbohydrate(gramsPerHour: 100)])
    #expect(race(gels([6, 12, 18, 24, 30], nil)).fuelDoubts == [.unknownGrams(["gel"])])
  }

  @Test func `sums what is taken at one place`() {
    let place = Cue.Place.distance(.kilometers(20))
    let twice =
      gels([6, 12, 30]) + [Cue(place, "gel", amount: "40g"), Cue(place, "bar", amount: "30 g")]
    #expect(race(twice).fuelDoubts == [.muchAtOnce(grams: 70, place)])
    let bottle = [Cue(place, "water", amount: "6 dl")]
    #expect(
      race(gels([6, 12, 18, 24, 30]), drink: bottle).fuelDoubts
        == [.muchToDrinkAtOnce(milliliters: 600, place)]
    )
  }

  @Test func `puts what may hurt first`() {
    let drink = (1...10).map { Cue(.time(.seconds(Int64($0) * 1200)), "water", amount: "0,4 l") }
    let doubts = race(gels([10]), drink: drink).fuelDoubts
    #expect(doubts.first == .muchToDrink(millilitersPerHour: 4000 / 3.5))
    #expect(doubts.last == .littleCarbohydrate(gramsPerHour: 25 / 3.5))
  }

  @Test func `sees what lies behind the finish or comes too late`() {
    let late = Cue(.time(.seconds(4 * 3600)), "cola", amount: "200 ml")
    let gel = Cue(.distance(.kilometers(41)), "gel", amount: "25 g")
    let race = race(gels([6, 12, 18, 24, 30]) + [gel], drink: [late])
    #expect(race.fuelDoubts == [.beyondFinish(late), .tooLate(gel)])
  }

  @Test func `counts what is carried, whatever its plural`() {
    let food = gels([6, 12, 18, 24]) + [Cue(.distance(.kilometers(30)), "Dates", amount: "3")]
    let bare = race(food, carried: [.init("gels", count: 3)])
    #expect(
      bare.fuelDoubts == [
        .unknownGrams(["Dates"]), .tooFewCarried("gel", carried: 3, planned: 4),
        .notCarried("Dates"),
      ]
    )
    let enough = race(food, carried: [.init("gel", count: 4), .init("date", count: 3)])
    #expect(enough.fuelDoubts == [.unknownGrams(["Dates"])])
  }
}
