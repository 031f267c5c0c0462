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
