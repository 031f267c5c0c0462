@_spi(Fake) import AppIntents
import Coaching
import Exchange
import Foundation
@_spi(Fake) import HealthKit
import Screens
import Sessions
import Testing
import Training

@MainActor struct IntentTests {
  @Test func `starts, pauses, resumes and ends a run by voice`() async throws {
    let world = try World(intents: (.init(), .shared))
    await world.settle()
    let watch = try #require(world.watch.model)
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
    #expect(PacesetterShortcuts.appShortcuts.count == 4)
    #expect(StartWorkout.suggestedWorkouts.count == WorkoutStyle.allCases.count)
    #expect(WorkoutStyle.allCases.count { $0.category != nil } == WorkoutStyle.allCases.count - 1)
  }

  @Test func `starts a workout by its type, tells how it stands, pauses and ends it`() async throws
  {
    let world = try World()
    await world.settle()
    let watch = try #require(world.watch.model)
    #expect(await watch.startGym(of: .strength))
    let id = try #require(watch.gym.session?.setup.name)
    #expect(watch.shelf.entries.first { $0.id == id }?.category == .strength)
    watch.gym.press()
    await world.pass(3)
    let screen = try #require(watch.gym.screen)
    #expect(watch.status.hasPrefix(screen.exercise))
    #expect(watch.pauseRun())
    await world.pass(1)
    #expect(watch.gym.screen?.action == .resume)
    #expect(watch.resumeRun() && watch.endRun())
    #expect(watch.gym.isOver && !watch.endRun())
  }

  @Test func `adds to the challenge on a screen of its own`() async throws {
    let world = try World()
    await world.settle()
    #expect(world.phone.tap("Daily challenge"))
    #expect(world.phone.tap("+10"))
    #expect(world.phone.text.contains("Push-Up: 10 of 100 today, 90 to go"))
  }

  @Test func `asks before a link starts a workout`() async throws {
    let world = try World()
    await world.settle()
    let phone = try #require(world.phone.model)
    phone.open(try #require(URL(string: "pacesetter://start?workout=strength-bodyweight-basics")))
    #expect(phone.stage == .home && !phone.asksToStart)
    #expect(world.phone.text.contains("Bodyweight Basics"))
    #expect(phone.asksForWorkout?.title == "Bodyweight Basics")
    phone.startAsked()
    #expect(phone.stage == .gym && phone.asksForWorkout == nil)
  }

  @Test func `adds to the daily challenge on the watch, and the phone and the server have it`()
    async throws
  {
    let world = try World()
    await world.settle()
    await world.phone.model?.server.pair("run.example.org", code: HomeFake.code)
    let watch = try #require(world.watch.model)
    #expect(watch.addToChallenge(0) == nil)
    #expect(watch.addToChallenge(20) == "Push-Up: 20 of 100 today, 80 to go")
    #expect(world.watch.tap("Start"))
    await world.pass(10)
    #expect(watch.addToChallenge(15) == "Push-Up: 35 of 100 today, 65 to go")
    await world.pass(40)
    #expect(world.phone.model?.link.challenge.done == 35)
    var sent: [EventLine] = []
    try await world.pass {
      sent = await world.home.lines[DeviceID(bits: 0xA1).hexadecimal] ?? []
      return sent.count { $0.event.session == "challenge" } >= 2
    }
    #expect(sent.count { $0.event.session == "challenge" } == 2)
    #expect(sent.map { $0.event.number } == Array(1...Int64(sent.count)))
    world.watch.kill()
    try world.beginWatch()
    #expect(world.watch.model?.link.challenge.done == 35)
  }

  private func said(_ result: some IntentResult) -> String? { (result as? _Spoken<Never>)?.dialog }
}
