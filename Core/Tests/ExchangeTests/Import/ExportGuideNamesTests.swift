import Exchange
import Screens
import Testing

struct ExportGuideNamesTests {
  @Test func `finds an app by its name, or by a part of it`() {
    #expect(ExportGuide.named("strava").map(\.name) == ["Strava"])
    #expect(ExportGuide.named("Strong").map(\.name) == ["Strong"])
    #expect(ExportGuide.named("amazfit").map(\.name) == ["Zepp and Amazfit"])
    #expect(ExportGuide.named("alpha-progression").map(\.name) == ["Alpha Progression"])
    #expect(ExportGuide.named("") == ExportGuide.all)
    #expect(ExportGuide.named("tractor").isEmpty)
  }
}
