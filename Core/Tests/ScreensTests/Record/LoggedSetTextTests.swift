import Screens
import Testing
import Training

struct LoggedSetTextTests {
  private let squat = LiftedSet(
    "Squat",
    SetResult(5, load: LoadEntry(.external, 80, .kilograms), effort: .exertion(8))
  )
  private let moment = LocalTime(secondsSince1970: 1_780_299_000, offset: UTCOffset(clamping: 120))

  @Test func `says what was logged and what it means`() {
    let lines = LoggedSetText.lines(logged: squat, 3, at: moment, records: [])
    #expect(lines.first == "logged: Squat, 3 sets of 5 × 80 kg, RPE 8, 2026-06-01 09:30")
    #expect(lines.count == 3 && lines[1].hasPrefix("  for one: about "))
    #expect(lines.last == "  no record")
    var warmUp = squat
    warmUp.kind = .warmUp
    let said = LoggedSetText.lines(logged: warmUp, 1, at: moment, records: [])
    #expect(said.first?.contains(", warm-up, ") == true && !said.contains("  no record"))
  }

  @Test func `says that a load was the body's own`() {
    var pullUp = LiftedSet("Pull-Up", SetResult(8, load: LoadEntry(.bodyweight, 0, .kilograms)))
    pullUp.isPerSide = true
    #expect(LoggedSetText.line(undone: pullUp, 1).hasPrefix("undone: Pull-Up, 8"))
    #expect(LoggedSetText.line(undone: pullUp, 1).hasSuffix(", bodyweight, each side"))
  }
}
