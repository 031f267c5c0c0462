import Screens
import Testing

struct ExportGuideTests {
  @Test func `says of every app in both languages where its export is found`() {
    for guide in ExportGuide.all {
      #expect(guide.steps() != guide.steps(in: .german), "\(guide.name)")
      #expect(guide.wait() != guide.wait(in: .german), "\(guide.name)")
    }
    #expect(Set(ExportGuide.all.map(\.name)).count == ExportGuide.all.count)
  }

  @Test func `names ten apps where there is no room for all`() {
    #expect(ExportGuide.common.count == 10)
    #expect(ExportGuide.common.contains { $0.name == "Strava" })
  }

  @Test func `says how long it takes`() throws {
    let garmin = try #require(ExportGuide.all.first { $0.name.hasPrefix("Garmin") })
    #expect(garmin.wait() == "It usually comes by e-mail within 2 days, after 30 at the latest.")
    #expect(
      garmin.wait(in: .german)
        == "Er kommt meist binnen 2 Tagen per E-Mail, spätestens nach 30."
    )
  }
}
