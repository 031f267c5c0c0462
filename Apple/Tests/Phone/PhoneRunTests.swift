@_spi(Fake) import AVFAudio
import Coaching
import Foundation
@_spi(Fake) import HealthKit
import Screens
import Testing
import Training
@_spi(Fake) import WatchConnectivity

@MainActor struct PhoneRunTests {
  @Test func `tracks a run by itself where there is no watch`() async throws {
    let world = try World()
    world.watch.kill()
    await world.settle()
    #expect(world.phone.tap("Start"))
    await world.settle()
    #expect(world.phone.tap("Start now"))
    await world.pass(20)
    #expect(world.phoneHealth.active?.state == .running)
    #expect(world.phone.model?.run.phase == .running)
    #expect(world.phone.tap("Lap") && world.phone.tap("Pause"))
    await world.pass(1)
    #expect(world.phoneHealth.active?.state == .paused)
    #expect(world.phone.tap("End") && world.phone.tap("End run", in: "Dialog"))
    await world.pass(3)
    #expect(world.phoneHealth.saved.count == 1)
    #expect(world.phone.tap("Done"))
    #expect(!world.sound.isActive)
  }

  @Test func `lowers other sound only while a line is said`() async throws {
    let world = try World()
    world.speaksFast = false
    await world.settle()
    #expect(world.watch.tap("Start"))
    await world.pass(8)
    #expect(world.voice.speaking != nil)
    #expect(
      world.sound.options == [.mixWithOthers, .duckOthers] && world.sound.mode == .spokenAudio
    )
    #expect(world.voice.speaking?.preUtteranceDelay == 0.2)
    #expect(world.sound.isDucking)
    world.voice.finish()
    await world.pass(1)
    #expect(world.sound.options == .mixWithOthers && world.sound.isActive)
    #expect(!world.sound.isDucking && world.sound.keepsAlive)
  }

  @Test func `falls silent in the middle of a word when it is muted`() async throws {
    let world = try World()
    world.speaksFast = false
    await world.settle()
    #expect(world.watch.tap("Start"))
    await world.pass(8)
    #expect(world.voice.speaking != nil)
    #expect(world.phone.tap("Mute"))
    #expect(world.voice.speaking == nil)
    await world.pass(1)
    #expect(world.phone.text.contains("Toggle \"Mute\" on"))
    #expect(world.sound.options == .mixWithOthers)
  }

  @Test func `waits through a call`() async throws {
    let world = try World()
    world.speaksFast = false
    await world.settle()
    #expect(world.watch.tap("Start"))
    await world.pass(8)
    #expect(world.voice.speaking != nil)
    world.phone.model?.interrupt(true)
    #expect(world.voice.speaking == nil)
    let said = world.voice.said.count
    await world.pass(60)
    #expect(world.voice.said.count == said)
    world.phone.model?.interrupt(false)
    await world.pass(60)
    #expect(world.voice.said.count > said)
  }

  @Test func `hears of calls from the system`() async throws {
    let center = NotificationCenter()
    let news = AudioNews.all(from: center)
    func post(_ type: AVAudioSession.InterruptionType, _ options: UInt? = nil) {
      var info: [String: Any] = [AVAudioSessionInterruptionTypeKey: type.rawValue]
      info[AVAudioSessionInterruptionOptionKey] = options
      center.post(
        name: AVAudioSession.interruptionNotification,
        object: nil,
        userInfo: info
      )
    }
    post(.began)
    post(.ended)
    post(.began)
    post(.ended, AVAudioSession.InterruptionOptions.shouldResume.rawValue)
    center.post(name: .AVAudioEngineConfigurationChange, object: nil)
    center.post(name: AVAudioSession.mediaServicesWereResetNotification, object: nil)
    var heard: [AudioNews] = []
    for await said in news {
      heard.append(said)
      if said == .reset { break }
    }
    #expect(
      heard == [
        .taken, .over(mayResume: false), .taken, .over(mayResume: true), .changed, .reset,
      ]
    )
  }

  @Test func `says why it has said a line`() async throws {
    let world = try World()
    await world.settle()
    #expect(world.watch.tap("Start"))
    await world.pass(60)
    let line = try #require(world.phone.model?.run.lines.first)
    #expect(!line.why.isEmpty)
    #expect(world.phone.text.contains(line.words) && world.phone.text.contains(line.why))
  }

  @Test func `asks what to do with a run that was left open`() async throws {
    let world = try World()
    world.watch.kill()
    await world.settle()
    #expect(world.phone.tap("Start"))
    await world.settle()
    #expect(world.phone.tap("Start now"))
    await world.pass(30)
    let id = try #require(world.phone.model?.run.id)
    world.phone.kill()
    await world.pass(100)
    try world.beginPhone()
    await world.settle()
    #expect(world.phone.text.contains("You have an unfinished run"))
    #expect(world.phone.tap("Finish"))
    await world.pass(2)
    #expect(world.phone.model?.run.id == id && world.phone.model?.run.summary != nil)
    #expect(world.phoneHealth.saved.count == 1)
    world.phone.kill()
    try world.beginPhone()
    await world.settle()
    #expect(!world.phone.text.contains("unfinished"))
  }
}
