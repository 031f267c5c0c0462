import Foundation
import Integrations
import Testing

@Suite(.enabled(if: isInstalled("flite", "ffmpeg")))
struct ClipStudioTests {
  @Test(
    arguments: [
      "Keep going, you are right on pace. Five kilometers done in twenty five minutes.",
      "Halfway. The next kilometer decides how the last one feels, so hold your form and breathe.",
      "Slow down a little: four minutes thirty is faster than you planned for this part of the run.",
    ],
    [FliteVoice.Speaker.rms, .slt]
  )
  func `brings every line to one loudness`(text: String, speaker: FliteVoice.Speaker) async throws {
    try await withClip(of: text, by: FliteVoice(speaker)) { file in
      let meter = try await measured(file)
      #expect(abs(meter.loudness + 16) <= 1, "\(meter)")
      #expect(meter.peak <= -1.5, "\(meter)")
      let sound = try await decoded(file)
      #expect(sound.seconds >= 3)
      #expect(abs(try #require(sound.loudness) - meter.loudness) < 0.3)
    }
  }

  @Test(arguments: ["Go.", "Three, two, one.", "Halfway."])
  func `brings short lines near it`(text: String) async throws {
    try await withClip(of: text, by: FliteVoice()) { file in
      let sound = try await decoded(file)
      #expect(abs(try #require(sound.loudness) + 16) <= 1.5)
    }
  }

  @Test(arguments: [
    "; rm -rf / ; $(touch pwned) `touch pwned` && touch pwned",
    "\"quotes\" and 'more' \\ and \\n",
    "line one\nline two\r\n--help\n-o /etc/passwd",
    "zero\0one\u{1B}]0;title\u{7}",
    "<speak><break time=\"9s\"/>markup</speak> [[phonemes]] & entities &amp;",
    "%s %n {out} {text-file} ${HOME} ~",
    "Grüße aus 東京, naïve café – “done” 🏃",
  ])
  func `says hostile text and does nothing else`(text: String) async throws {
    for voice in [FliteVoice(), EspeakVoice(language: "en", name: "English")] as [any Voice]
    where InstalledProgram.path(of: voice is FliteVoice ? "flite" : "espeak-ng") != nil {
      try await withClip(of: text, by: voice) { file in
        let sound = try await decoded(file)
        #expect(sound.seconds > 0.2)
      }
    }
    #expect(!FileManager.default.fileExists(atPath: "pwned"))
  }

  @Test func `renders a line once`() async throws {
    let voice = HummingVoice()
    try await withStudio { studio, folder in
      let words = try SpokenWords("0.5 seconds")
      let first = try await studio.clip(of: words, by: voice)
      let second = try await studio.clip(of: words, by: voice)
      #expect(first == second)
      #expect(await voice.timesAsked == 1)
      // Another studio, as after a restart, finds it on disk.
      let reopened = ClipStudio(cache: ClipCache(folder: folder))
      #expect(try await reopened.clip(of: words, by: voice) == first)
      #expect(await voice.timesAsked == 1)
    }
  }

  @Test func `renders a line once for many who ask at the same time`() async throws {
    let voice = HummingVoice()
    try await withStudio { studio, _ in
      let words = try SpokenWords("0.5 seconds")
      let clips = try await withThrowingTaskGroup(of: [UInt8].self) { group in
        for _ in 0..<8 { group.addTask { try await studio.clip(of: words, by: voice) } }
        return try await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
      }
      #expect(clips.count == 1)
      #expect(await voice.timesAsked == 1)
    }
  }

  @Test func `names files by digest and drops the oldest beyond the limit`() async throws {
    let voice = HummingVoice()
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let studio = ClipStudio(cache: ClipCache(folder: scratch.url, limit: 80_000))
    for number in 1...6 {
      _ = try await studio.take(of: try SpokenWords("0.5 seconds, number \(number)"), by: voice)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.url.path)
    #expect(names.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{64}\.wav/) != nil })
    #expect(names.count < 6)
    _ = try await studio.take(of: try SpokenWords("0.5 seconds, number 6"), by: voice)
    #expect(await voice.timesAsked == 6)
  }

  @Test func `makes a damaged file anew, and keeps nothing that is no sound`() async throws {
    let voice = HummingVoice()
    try await withStudio { studio, folder in
      let words = try SpokenWords("0.5 seconds")
      let clip = try await studio.clip(of: words, by: voice)
      for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        try Data(count: 4096).write(to: folder.appendingPathComponent(file))
      }
      #expect(try await studio.clip(of: words, by: voice) == clip)
      #expect(await voice.timesAsked == 2)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).count
      _ = try? await studio.take(
        of: words,
        by: CommandVoice(try CommandTemplate("cp {text-file} {out}"))
      )
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == files)
    }
  }

  @Test func `still speaks when nothing can be kept`() async throws {
    let studio = ClipStudio(cache: ClipCache(folder: URL(fileURLWithPath: "/proc/none")))
    #expect(!(try await studio.clip(of: try SpokenWords("0.5 s"), by: HummingVoice())).isEmpty)
  }

  @Test func `takes any program as a voice`() async throws {
    let template = try CommandTemplate("flite -voice slt -f {text-file} -o {out}")
    try await withClip(of: "A voice of my own.", by: CommandVoice(template)) { file in
      let sound = try await decoded(file)
      #expect(sound.seconds > 0.5)
    }
  }

  @Test func `says what is wrong with a voice`() async throws {
    try await withStudio { studio, _ in
      let words = try SpokenWords("hello")
      await #expect(throws: SpeechError.noSound) {
        _ = try await studio.clip(of: words, by: CommandVoice(try CommandTemplate("true {out}")))
      }
      await #expect(throws: SpeechError.sound(.notWAV)) {
        let copy = CommandVoice(try CommandTemplate("cp {text-file} {out}"))
        _ = try await studio.clip(of: words, by: copy)
      }
      await #expect(throws: SpeechError.voice(.child(.notFound("no-such-voice")))) {
        let missing = CommandVoice(try CommandTemplate("no-such-voice {out}"))
        _ = try await studio.clip(of: words, by: missing)
      }
      await #expect(throws: SpeechError.voice(.child(.timedOut("sh", after: .milliseconds(300))))) {
        let hanging = CommandVoice(
          try CommandTemplate("sh -c 'sleep 60' {out}"),
          timeout: .milliseconds(300)
        )
        _ = try await studio.clip(of: words, by: hanging)
      }
    }
  }

  @Test func `says that the encoder is missing`() async throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let studio = ClipStudio(
      cache: ClipCache(folder: scratch.url),
      encoder: M4AEncoder(program: "no-such-encoder")
    )
    await #expect(throws: SpeechError.encoder(.notFound("no-such-encoder"))) {
      try await studio.clip(of: try SpokenWords("0.2 s"), by: HummingVoice())
    }
  }
}

private func withStudio(
  _ body: (_ studio: ClipStudio, _ folder: URL) async throws -> Void
) async throws {
  let scratch = try ScratchFolder()
  defer { scratch.remove() }
  try await body(ClipStudio(cache: ClipCache(folder: scratch.url)), scratch.url)
}

private func withClip(
  of text: String,
  by voice: any Voice,
  _ body: (_ file: URL) async throws -> Void
) async throws {
  try await withStudio { studio, folder in
    let clip = try await studio.clip(of: try SpokenWords(text), by: voice)
    let file = folder.appendingPathComponent("heard.m4a")
    try Data(clip).write(to: file)
    try await body(file)
  }
}
