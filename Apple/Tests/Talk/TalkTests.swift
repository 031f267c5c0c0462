@_spi(Fake) import AVFAudio
import Coaching
import Exchange
import Foundation
import Sessions
@_spi(Fake) import Speech
import Testing
@_spi(Fake) import WatchConnectivity

@MainActor struct TalkTests {
  @Test func `answers a spoken question, and keeps the note in the run's story`() async throws {
    let world = try await run()
    await world.phone.model?.server.pair("run.example.org", code: HomeFake.code)
    #expect(world.phone.tap("Speak to your coach"))
    await world.settle()
    #expect(world.phone.model?.talk.state == .recording)
    #expect(world.sound.category == .playAndRecord)
    await world.pass(3)
    let said = world.voice.said.count
    #expect(world.phone.tap("End the note"))
    await world.settle()
    await world.pass(12)
    #expect(world.phone.text.contains("You said: “how far”"))
    #expect(world.sound.category == .playback)
    #expect(world.voice.said.count > said)
    let id = try #require(world.phone.model?.run.id)
    let lines = try world.lines(of: id, on: world.phone.disk, by: 0xB2)
    let notes = lines.compactMap { line -> (String, Double)? in
      guard case .voiceNote(let file, let seconds, _) = line.event.message else { return nil }
      return (file, seconds)
    }
    let note = try #require(notes.first)
    #expect(notes.count == 1 && note.1 == 3)
    await world.pass(30)
    #expect(await world.home.files[note.0] == Array("sound".utf8))
    let whole = await world.home.whole
    #expect(whole.count == 1 && whole[0].hasPrefix(note.0) && whole[0].contains(id))
    #expect(world.phone.model?.talk.folder.waiting == [])
    let resumption = try RunSession.resume(lines.map { $0.bytes })
    let heard = resumption.past.compactMap { timed -> RunnerWords? in
      guard case .run(.companion(.heard(let words))) = timed.effect else { return nil }
      return words
    }
    #expect(heard.map(\.text) == ["how far"] && heard.first?.note == note.0)
  }

  @Test func `hears with the recognizer where the analyzer's model is not installed`() async throws
  {
    let world = try await run()
    for (model, heard) in [
      ((true, "next gel"), "next gel"), ((false, ""), "my pace"), (nil, "my pace"),
    ]
      as [((Bool, String)?, String)]
    {
      await SpeechTranscriber.$model.withValue(model.map { (isInstalled: $0.0, words: $0.1) }) {
        await SFSpeechRecognizer.$words.withValue("my pace") {
          await world.phone.model?.record()
          await world.pass(1)
          await world.phone.model?.talk.finish()
        }
      }
      #expect(world.phone.model?.talk.heard == heard)
    }
  }

  @Test func `answers on the phone what was said to the watch, and loses no note`() async throws {
    let world = try World()
    await world.settle()
    #expect(world.watch.tap("Start"))
    await world.pass(60)
    let id = try #require(world.watch.model?.run.id)
    #expect(world.watch.tap("Speak to your coach"))
    await world.settle()
    #expect(world.watch.model?.notes.isRecording == true)
    await world.pass(4)
    #expect(world.watch.tap("End the note"))
    await world.settle()
    await world.pass(12)
    #expect(world.phone.text.contains("You said: “how far”"))
    #expect(world.phone.model?.run.lines.contains { !$0.why.isEmpty } == true)
    #expect(world.phone.model?.talk.folder.waiting.map(\.session) == [id])
    #expect(world.watch.model?.notes.folder.waiting == [])
    let own = try world.lines(of: id, on: world.watch.disk, by: 0xA1)
    let notes = own.compactMap { line -> Double? in
      guard case .voiceNote(_, let seconds, _) = line.event.message else { return nil }
      return seconds
    }
    #expect(notes == [4])
    // Out of reach, and killed before it could be sent: it comes when both are there again.
    world.watch.wire.isCut = true
    await world.watch.model?.record()
    await world.pass(2)
    world.watch.model?.endNote()
    #expect(world.watch.model?.notes.folder.waiting.count == 1)
    world.watch.kill()
    try world.beginWatch()
    await world.settle()
    world.watch.wire.isCut = false
    await world.pass(3)
    #expect(world.phone.model?.talk.folder.waiting.count == 2)
    #expect(world.watch.model?.notes.folder.waiting == [])
  }

  @Test func `keeps a note that nobody can write down, and says so`() async throws {
    let world = try await run(understands: false)
    #expect(world.phone.tap("Speak to your coach"))
    await world.pass(1)
    #expect(world.phone.tap("End the note"))
    await world.pass(2)
    #expect(world.phone.text.contains("Your note is saved, but it could not be transcribed."))
    #expect(world.phone.model?.talk.folder.waiting.count == 1)
  }

  @Test func `takes what is typed, and says what to do when the microphone is off`() async throws {
    let world = try await run()
    #expect(world.phone.type("my pace", into: "Ask: how far, my pace, next gel…"))
    #expect(world.phone.tap("Say it"))
    await world.pass(1)
    #expect(world.phone.text.contains("You said: “my pace”"))
    await AVAudioApplication.$allows.withValue(false) { await world.phone.model?.record() }
    #expect(world.phone.text.contains("Allow the microphone in Settings"))
    #expect(world.phone.model?.talk.state == .still)
  }

  /// A world in which the phone tracks a run for a minute.
  private func run(understands: Bool = true) async throws -> World {
    let world = try World()
    world.watch.kill()
    if !understands {
      world.phone.kill()
      world.understands = false
      try world.beginPhone()
    }
    await world.settle()
    #expect(world.phone.tap("Start"))
    await world.settle()
    #expect(world.phone.tap("Start now"))
    await world.pass(60)
    return world
  }
}
