import Foundation
import Integrations
import Screens
import Testing

struct VoiceRosterTests {
  private let roster = VoiceRoster([
    FliteVoice(.rms), FliteVoice(.slt), EspeakVoice(language: "de", name: "German"),
    EspeakVoice(language: "en-gb", name: "English (Great Britain)"),
  ])

  @Test func `prefers the first voice of a language`() throws {
    #expect(try roster.voice().profile.id == "rms")
    #expect(try roster.voice(speaking: "de").profile.id == "espeak-de")
    #expect(try roster.voice(speaking: "de-AT").profile.id == "espeak-de")
    #expect(try roster.voice(named: "slt").profile.id == "slt")
    #expect(roster.speaking("en").map { $0.profile.id } == ["rms", "slt", "espeak-en-gb"])
  }

  @Test func `lets a German voice read German though an English one was chosen`() throws {
    #expect(try roster.voice(preferring: "slt", speaking: "de").profile.id == "espeak-de")
    #expect(try roster.voice(preferring: "slt", speaking: "en").profile.id == "slt")
    #expect(try roster.voice(preferring: nil, speaking: "de").profile.id == "espeak-de")
  }

  @Test func `takes a slow voice for files, and never for a run unless it is named`() throws {
    try withKokoro { folder in
      let slow = try #require(KokoroVoice.installed(in: folder))
      let roster = VoiceRoster([slow, FliteVoice(.rms)])
      #expect(try roster.voice().profile.id == "rms")
      #expect(try roster.voice(named: "kumo").profile.id == "kumo")
      #expect(try roster.voiceForFiles().profile.id == "kumo")
      #expect(try roster.voiceForFiles(named: "rms").profile.id == "rms")
      let own = CommandVoice(try CommandTemplate("say --out {out}"))
      #expect(try VoiceRoster([own, slow]).voiceForFiles().profile.id == "command")
      #expect(try VoiceRoster([slow]).voice().profile.id == "kumo")
    }
  }

  @Test func `finds a slow voice only where all of it is there`() throws {
    try withKokoro { folder in
      try FileManager.default.removeItem(at: folder.appendingPathComponent("voices.npz"))
      #expect(KokoroVoice.installed(in: folder) == nil)
    }
  }

  @Test func `hands a slow voice the words in a file`() async throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let folder = scratch.file("kokoro")
    try setUp(folder)
    let voice = try #require(KokoroVoice.installed(in: folder))
    let file = scratch.file("said.wav")
    try await voice.speak(try SpokenWords("Well run."), into: file)
    #expect(try String(contentsOf: file, encoding: .utf8) == "Well run.\n")
  }

  /// A folder as `make voice` leaves it, whose voice copies the words instead of speaking them.
  private func withKokoro(_ body: (URL) throws -> Void) throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let folder = scratch.file("kokoro")
    try setUp(folder)
    try body(folder)
  }

  private func setUp(_ folder: URL) throws {
    let programs = folder.appendingPathComponent("venv/bin")
    try FileManager.default.createDirectory(at: programs, withIntermediateDirectories: true)
    for part in ["speak.py", "kokoro-v1.0.int8.onnx", "voices.npz", "vocab.json"] {
      try Data().write(to: folder.appendingPathComponent(part))
    }
    let python = programs.appendingPathComponent("python")
    try Data("#!/bin/sh\ncp \"$2\" \"$3\"\n".utf8).write(to: python)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: python.path)
  }

  @Test func `says which package would help`() {
    #expect(throws: VoiceRefusal.noVoice("en")) { try VoiceRoster([]).voice() }
    #expect("\(VoiceRefusal.noVoice("en"))".contains("apt install flite"))
    #expect("\(VoiceRefusal.noVoice("fr"))".contains("apt install espeak-ng"))
    #expect(throws: VoiceRefusal.unknown("x", known: ["rms", "slt", "espeak-de", "espeak-en-gb"])) {
      try roster.voice(named: "x")
    }
  }

  @Test(.enabled(if: isInstalled("flite", "espeak-ng")))
  func `finds what is installed`() async throws {
    let voices = await VoiceRoster.installed().voices.map { $0.profile }
    #expect(voices.first?.id == "rms")
    #expect(voices.contains { $0.language == "de" })
    #expect(Set(voices.map { $0.id }).count == voices.count)
  }
}
