import Screens
import Testing
import Training

struct ProfileScreenTests {
  private func fact(_ key: String, _ value: MemoryItem.Value) -> MemoryItem {
    MemoryItem(.fact, key, value, updatedAt: Instant(secondsSince1970: 0))
  }

  private func figure(_ key: String, _ screen: ProfileScreen) -> ProfileScreen.Figure? {
    screen.figures.first { $0.key == key }
  }

  @Test func `shows what is used where nothing is set, and where it comes from`() {
    let nobody = ProfileScreen(of: Runner(), remembering: [])
    #expect(figure("heart.max", nobody)?.value == nil)
    #expect(figure("heart.max", nobody)?.usual == "180")
    #expect(figure("heart.max", nobody)?.origin == "Not known yet: assumed for age 40.")
    #expect(figure("heart.rest", nobody)?.origin == "Not known yet: 60 is assumed.")
    var measured = Runner(age: 50, restingHeartRate: .beatsPerMinute(47))
    measured.recordedHeartRate = .beatsPerMinute(191)
    let known = ProfileScreen(of: measured, remembering: [fact("age", .number(50))])
    #expect(figure("age", known)?.value == "50")
    #expect(figure("heart.max", known)?.usual == "191")
    #expect(figure("heart.max", known)?.origin == "From your activities.")
    #expect(figure("heart.rest", known)?.origin == "From your health data.")
  }

  @Test func `draws the zones that follow from the profile`() {
    let memory = [fact("heart.max", .number(190)), fact("heart.rest", .number(50))]
    let screen = ProfileScreen(of: Runner().filled(from: memory), remembering: memory)
    #expect(screen.zones.map { $0.label } == (1...5).map { "Zone \($0)" })
    #expect(screen.zones[1].range == "134 to 147 bpm")
    #expect(screen.basis == "Zones by heart rate reserve: resting 50, max 190 bpm (set by you).")
    let chosen = memory + [fact("heart.zones", .text("maximum"))]
    let other = ProfileScreen(of: Runner().filled(from: chosen), remembering: chosen)
    #expect(other.zones[1].range == "114 to 132 bpm")
    #expect(figure("heart.zones", other)?.value == "maximum")
  }

  @Test func `shows a weight in the runner's units`() {
    let memory = [fact("weight", .number(70))]
    let runner = Runner().filled(from: memory)
    #expect(figure("weight", ProfileScreen(of: runner, remembering: memory))?.value == "70")
    let pounds = ProfileScreen(of: runner, remembering: memory, units: .imperial)
    #expect(figure("weight", pounds)?.value == "154.3 lb")
  }

  @Test func `says in German where each figure comes from`() {
    let nobody = ProfileScreen(of: Runner(), remembering: [], in: .german)
    #expect(figure("heart.max", nobody)?.origin == "Noch nicht bekannt: für 40 Jahre angenommen.")
    #expect(figure("heart.rest", nobody)?.origin == "Noch nicht bekannt: 60 ist angenommen.")
    #expect(figure("weight", nobody)?.origin.hasPrefix("Zählt für den Energieverbrauch.") == true)
    #expect(nobody.zones.first?.range.hasSuffix(" bpm") == true)
    #expect(nobody.basis.hasPrefix("Zonen nach Maximalpuls: "))
  }
}
