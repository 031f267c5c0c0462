import Exchange
import Testing
import Training

struct TypedPlatesTests {
  @Test func `reads plates as somebody types them`() {
    #expect(
      PlateRack.plates(typed: "20x2, 10×1 2,5 1.25x4")
        == [
          PlateRack.Plate(20, pairs: 2), PlateRack.Plate(10, pairs: 1),
          PlateRack.Plate(2.5, pairs: 8), PlateRack.Plate(1.25, pairs: 4),
        ]
    )
    #expect(PlateRack.plates(typed: "") == [])
  }

  @Test(arguments: ["many", "0", "-5", "20x99", "500", "20xx2"])
  func `knows what is no plate`(text: String) {
    #expect(PlateRack.plates(typed: text) == nil)
  }
}

struct TypedPlateFieldsTests {
  private func words(
    _ weight: String,
    bar: String = "",
    plates: String = "",
    _ unit: MassUnit = .kilograms
  ) -> String {
    do throws(TypedPlatesError) {
      let typed = try TypedPlates(weight: weight, bar: bar, plates: plates, unit: unit)
      let loading = typed.rack.loading(for: typed.load.value)
      return "\(loading.side) \(loading.total) \(typed.rack.unit.rawValue)"
    } catch {
      return error.description
    }
  }

  @Test func `takes kilograms where pounds are chosen`() {
    let plates = "45 25 10 5 2.5"
    #expect(
      words("100 kg", bar: "45", plates: plates, .pounds)
        == "[45.0, 25.0, 10.0, 5.0, 2.5] 220.0 lb"
    )
  }

  @Test(arguments: [
    ("102,5", "", "", "[25.0, 15.0, 1.25] 102.5 kg"),
    ("102.5 kg", "15", "", "[25.0, 15.0, 2.5, 1.25] 102.5 kg"),
    ("135 lb", "", "", "[45.0] 135.0 lb"),
    ("60", "", "10x1 5", "[10.0, 5.0, 5.0] 60.0 kg"),
    // The weight in pounds, what is in the gym in kilograms, as chosen; 225 lb are 102.06 kg.
    ("225 lb", "20", "20 10 5", "[20.0, 20.0] 100.0 kg"),
    ("225 lb", "", "20 10 5 1", "[20.0, 20.0, 1.0] 102.0 kg"),
    ("225 lb", "20", "", "[25.0, 15.0] 100.0 kg"),
    ("225 lb", "20 kg", "", "[25.0, 15.0] 100.0 kg"),
    ("225 lb", "45 lb", "", "[45.0, 45.0] 225.0 lb"),
    ("225 lb", "45 lb", "20 10", "Type the weight of the bar as a number up to 200, such as 20."),
    ("80 stones", "", "", "Type the weight as a number up to 2000, such as 82.5."),
    ("-80", "", "", "Type the weight as a number up to 2000, such as 82.5."),
    ("80", "45 lb", "", "Type the weight of the bar as a number up to 200, such as 20."),
    ("80", "a", "", "Type the weight of the bar as a number up to 200, such as 20."),
    ("80", "", "red ones", "Type the plates as weights and pairs, such as 20x2 10x2 5."),
  ])
  func `reads the fields of a form, or says which is wrong`(
    weight: String,
    bar: String,
    plates: String,
    expected: String
  ) {
    #expect(words(weight, bar: bar, plates: plates) == expected)
  }
}
