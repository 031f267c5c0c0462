import Foundation
import Integrations
import Testing

struct SoundFileReaderTests {
  @Test func `plays a sound file instead of the voice, as loud as a line`() async throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let file = scratch.file("own.wav")
    try Data(sine(hertz: 660, amplitude: 0.02, seconds: 3, rate: 22_050).wav).write(to: file)
    let sound = try await SoundFileReader().read(file)
    #expect(sound.rate == 48_000 && abs(sound.seconds - 3) < 0.1)
    #expect(abs((sound.loudness ?? 0) + 16) < 1)
    let studio = ClipStudio(cache: ClipCache(folder: scratch.file("clips")))
    let voice = HummingVoice()
    let words = try SpokenWords("1 second")
    #expect(try await studio.take(from: [MadeSound(file)], else: words, by: voice).seconds > 2.9)
    #expect(await voice.timesAsked == 0)
    // A file that is not there leaves the words to the voice.
    let gone = scratch.file("gone.wav")
    #expect(try await studio.take(from: [MadeSound(gone)], else: words, by: voice).seconds < 1.2)
    #expect(await voice.timesAsked == 1)
    await #expect(throws: SpeechError.file(path: gone.path, reason: "cannot be read")) {
      _ = try await SoundFileReader().read(gone)
    }
  }

  @Test(.enabled(if: isInstalled("ffmpeg")))
  func `reads every kind that FFmpeg knows`() async throws {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let wav = scratch.file("own.wav")
    let compressed = scratch.file("own.m4a")
    try Data(sine(hertz: 660, amplitude: 0.2, seconds: 2, rate: 48_000).wav).write(to: wav)
    let arguments = ["-v", "error", "-i", wav.path, compressed.path]
    try await ChildProcess("ffmpeg", arguments, timeout: .seconds(30)).run()
    let sound = try await SoundFileReader().read(compressed)
    #expect(abs(sound.seconds - 2) < 0.15)
    let text = scratch.file("own.txt")
    try Data("no sound".utf8).write(to: text)
    await #expect(throws: SpeechError.self) { _ = try await SoundFileReader().read(text) }
  }
}
