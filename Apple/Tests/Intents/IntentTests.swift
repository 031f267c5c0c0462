@_spi(Fake) import AppIntents
import Coaching
import Foundation
@_spi(Fake) import HealthKit
import Testing

@MainActor struct IntentTests {
  @Test func `starts, pauses, resumes and ends a run by voice`() async throws {
    let world = try World()
    await world.settle()
    let watch = try #require(world.watch.model)
    AppDependencyManager.shared.add(dependency: IntentDesk(desk: watch))
    #expect(try await said(RunStatus().perform()) == "Ready when you are.")
    _ = try await StartWorkout().perform()
    await world.pass(100)
    #expect(watch.run.phase == .running)
    let status = try await said(RunStatus().perform())
    #expect(status?.hasSuffix(" /km") == true && status?.hasPrefix("0.3") == true)
    _ = try await PauseRun().perform()
    #expect(watch.run.phase == .paused)
    _ = try await ResumeRun().perform()
    #expect(watch.run.phase == .running)
    let last = try await said(EndRun().perform())
    #expect(last?.contains("km") == true)
    await world.pass(2)
    #expect(world.watchHealth.saved.count == 1)
    #expect(try await said(EndRun().perform()) == "Ready when you are.")
  }

  @Test func `offers phrases with the app's name`() {
    #expect(PacesetterShortcuts.appShortcuts.count == 3)
    #expect(StartWorkout.suggestedWorkouts.count == 1)
  }

  private func said(_ result: some IntentResult) -> String? { (result as? _Result<Never>)?.dialog }
}
