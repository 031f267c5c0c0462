@_spi(Fake) import AVFAudio
@_spi(Fake) import ActivityKit
import Coaching
@_spi(Fake) import CoreLocation
import Foundation
@_spi(Fake) import HealthKit
import Screens
import Sessions
import Testing
import Training

/// The phone in the pocket, locked, for as long as a run takes.
@MainActor struct PocketTests {
  @Test(.timeLimit(.minutes(10)))
  func `speaks for an hour, through calls, headphones that go and come, and a note`() async throws {
    let world = try await run()
    world.sound.wear(true)
    world.pocket(true)
    for minute in 1...60 {
      switch minute {
      case 10, 40:
        world.sound.ring()
        await walk(world, 30)
        #expect(!world.sound.keepsAlive && world.phoneRuns)
        world.sound.hangUp()
        await walk(world, 30)
      case 20, 25:
        world.sound.wear(minute == 25)
        await walk(world, 60)
      case 30:
        await world.phone.model?.record()
        await walk(world, 5)
        #expect(world.sound.output == .bluetoothA2DP)
        await world.phone.model?.talk.finish()
        await walk(world, 55)
      default: await walk(world, 60)
      }
      // Whatever was lowered for a line is loud again, and silence plays.
      #expect(!world.sound.isDucking && world.sound.keepsAlive, "minute \(minute)")
    }
    let model = try #require(world.phone.model)
    #expect(world.heard.count >= 10 && world.heard == world.said)
    #expect(world.heard.count == model.run.lines.count)
    #expect(world.sound.faults == [])
    // Every position of the hour counts, not only those before the phone was locked.
    let meters = try #require(model.run.session?.run.run.metrics.distance.meters)
    #expect(abs(meters - 60 * 60 * 3.2) < 400, "\(meters)")
  }

  @Test func `is woken by the watch where a call has ended what kept it running`() async throws {
    let world = try World()
    await world.settle()
    #expect(world.watch.tap("Start"))
    await world.pass(30)
    world.pocket(true)
    world.watch.show(false)
    world.sound.ring()
    await world.pass(60)
    world.sound.hangUp()
    let before = world.heard.count
    await world.pass(600)
    #expect(world.heard.count > before && world.heard == world.said)
    #expect(world.sound.keepsAlive)
  }

  @Test func `has a way back where a call ends without giving the sound back`() async throws {
    let world = try await run()
    world.sound.ring()
    await walk(world, 5)
    world.sound.hangUp(shouldResume: false)
    await walk(world, 5)
    #expect(!world.sound.keepsAlive)
    #expect(world.phone.text.contains("Another app took the sound"))
    #expect(world.phone.tap("Turn your coach on again"))
    #expect(world.sound.keepsAlive && !world.phone.text.contains("Another app took the sound"))
    // Taking the phone out does it too.
    world.pocket(true)
    world.sound.ring()
    world.sound.hangUp(shouldResume: false)
    await walk(world, 5)
    #expect(!world.sound.keepsAlive)
    world.pocket(false)
    #expect(world.sound.keepsAlive)
    let before = world.heard.count
    await walk(world, 400)
    #expect(world.heard.count > before && world.heard == world.said)
  }

  @Test func `begins its sound when a call is over that was there before the run`() async throws {
    let world = try World()
    world.watch.kill()
    await world.settle()
    world.sound.ring()
    #expect(world.phone.tap("Start"))
    await walk(world, 10)
    #expect(!world.sound.keepsAlive)
    world.sound.hangUp()
    await walk(world, 3)
    #expect(world.sound.keepsAlive && world.sound.faults == [])
  }

  @Test func `makes everything anew when the media server has died`() async throws {
    let world = try await run()
    world.pocket(true)
    await walk(world, 60)
    world.speaksFast = false
    while world.voice.speaking == nil { await walk(world, 1) }
    world.sound.reset()
    await walk(world, 1)
    // The line that was cut is said from its beginning.
    #expect(world.said.suffix(2).first == world.said.last)
    world.speaksFast = true
    await walk(world, 400)
    #expect(world.sound.keepsAlive && !world.sound.isDucking && world.sound.faults == [])
    #expect(world.heard.last == world.said.last)
  }

  @Test func `says whose permission is missing when the location is taken away`() async throws {
    let world = try await run()
    await walk(world, 10)
    world.sky.isDenied = true
    await walk(world, 2)
    #expect(world.phone.text.contains("Pacesetter may not use your location"))
    world.sky.isDenied = false
    await walk(world, 2)
    #expect(!world.phone.text.contains("Pacesetter may not use your location"))
  }

  @Test func `leaves sound on the speaker during a note where nothing is worn`() async throws {
    let world = try await run()
    await world.phone.model?.record()
    await walk(world, 2)
    #expect(world.sound.output == .builtInSpeaker)
    await world.phone.model?.talk.finish()
    await walk(world, 2)
    #expect(world.sound.category == .playback && world.sound.keepsAlive && !world.sound.isDucking)
  }

  @Test func `sleeps again when the metronome alone is stopped`() async throws {
    let world = try World()
    await world.settle()
    #expect(world.phone.tap("Start metronome") || world.phone.tap("START"))
    world.pocket(true)
    await world.pass(5)
    #expect(world.phoneRuns && world.player.scheduled == 3)
    world.pocket(false)
    #expect(world.phone.tap("STOP"))
    #expect(!world.sound.isActive)
    world.pocket(true)
    await world.pass(5)
    #expect(!world.phoneRuns)
  }

  @Test func `saves a run on a locked phone, and its route when it is unlocked`() async throws {
    let world = try await run()
    world.pocket(true)
    await walk(world, 60)
    world.phone.model?.tell(.end)
    await walk(world, 3)
    let workout = try #require(world.phoneHealth.saved.first)
    #expect(workout.route.isEmpty && world.phone.model?.host.isSaved == true)
    await walk(world, 60)
    #expect(workout.route.isEmpty)
    world.pocket(false)
    await world.pass(1)
    #expect(workout.route.count > 50)
    #expect(world.phoneHealth.saved.count == 1 && world.phone.model?.host.problem == nil)
  }

  @Test func `shows a run that the watch has begun as soon as the phone is looked at`() async throws
  {
    let world = try World()
    await world.settle()
    world.pocket(true)
    #expect(world.watch.tap("Start"))
    await ActivityFake.$isVisible.withValue(false) { await world.pass(30) }
    #expect(world.phone.model?.run.phase == .running)
    #expect(world.phone.model?.activity.state == nil)
    world.pocket(false)
    #expect(world.phone.model?.activity.state?.distance.value.isEmpty == false)
    world.pocket(true)
    let shown = world.phone.model?.activity.state
    await ActivityFake.$isVisible.withValue(false) { await world.pass(60) }
    #expect(world.phone.model?.activity.state != shown)
  }

  /// A world in which the phone tracks a run by itself.
  private func run() async throws -> World {
    let world = try World()
    world.watch.kill()
    await world.settle()
    #expect(world.phone.tap("Start"))
    await walk(world, 20)
    #expect(world.phone.model?.run.phase == .running)
    return world
  }

  /// Seconds in which the runner runs north, as the phone measures it.
  private func walk(_ world: World, _ seconds: Int) async {
    for _ in 0..<seconds {
      world.meters += 3.2
      world.sky.fix(
        CLLocation(
          coordinate: CLLocationCoordinate2D(latitude: 47 + world.meters / 111_195, longitude: 8.5),
          altitude: 400,
          horizontalAccuracy: 4,
          verticalAccuracy: 3,
          course: 0,
          speed: 3.2,
          timestamp: Date(timeIntervalSince1970: world.reading.wall / 1000)
        )
      )
      await world.settle()
      await world.pass(1)
    }
  }
}
