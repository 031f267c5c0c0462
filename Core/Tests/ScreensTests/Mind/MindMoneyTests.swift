import Screens
import Testing

struct MindMoneyTests {
  @Test(
    arguments: [
      (0, "$0.00"), (1, "$0.0001"), (4200, "$0.0042"), (99_999, "$0.1000"), (100_000, "$0.10"),
      (1_500_000, "$1.50"), (1_500_001, "$1.51"), (-5, "$0.00"),
    ] as [(Int64, String)]
  )
  func `writes what something costs, never less than it does`(micros: Int64, text: String) {
    #expect(MindMoney.text(micros) == text)
  }
}
