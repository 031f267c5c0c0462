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

  @Test(arguments: [
    ("102,5", "", "", "[25.0, 15.0, 1.25] 102.5 kg"),
    ("102.5 kg", "15", "", "[25.0, 15.0, 2.5, 1.25] 102.5 kg"),
    ("135 lb", "", "", "[45.0] 135.0 lb"),
    ("60", "", "10x1 5", "[10.0, 5.0, 5.0] 60.0 kg"),
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
