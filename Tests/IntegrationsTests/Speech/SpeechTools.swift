import Foundation
import Integrations

/// Says why tests of real voices do not run here.
func isInstalled(_ programs: String...) -> Bool {
  let missing = programs.filter { InstalledProgram.path(of: $0) == nil }
  if !missing.isEmpty {
    print("skipped: \(missing.joined(separator: " and ")) missing, 'make setup' installs it")
  }
  return missing.isEmpty
}

/// A voice that hums for as long as its words say: "2.5 seconds"; it counts how often it was asked.
actor HummingVoice: Voice {
  nonisolated let profile = VoiceProfile(
    id: "hum",
    language: "en",
    name: "a hum",
    settings: "hum \(UUID().uuidString)"
  )

  private(set) var timesAsked = 0

  func speak(_ words: SpokenWords, into file: URL) async throws(VoiceError) {
    timesAsked += 1
    let seconds = words.text.split(separator: " ").compactMap { Double($0) }.first ?? 1
    let hum = sine(hertz: 440, amplitude: 0.2, seconds: seconds, rate: 16_000)
    do { try Data(hum.wav).write(to: file) } catch { throw .unwritableText("\(error)") }
  }
}

/// What FFmpeg makes of a sound file: the samples that a player would play.
func decoded(_ file: URL) async throws -> Sound {
  let scratch = try ScratchFolder()
  defer { scratch.remove() }
  let wav = scratch.file("decoded.wav")
  try await ChildProcess(
    "ffmpeg",
    ["-nostdin", "-v", "error", "-i", file.path, "-ac", "1", "-ar", "48000", "-y", wav.path],
    timeout: .seconds(60)
  ).run()
  return try Sound(wav: Array(try Data(contentsOf: wav)))
}

/// Loudness and true peak as FFmpeg's meter reads them.
func measured(_ file: URL) async throws -> (loudness: Double, peak: Double) {
  let scratch = try ScratchFolder()
  defer { scratch.remove() }
  let report = scratch.file("report.txt")
  // The meter's summary goes to the log; -report would write where we stand, so the log is sent on.
  try await ChildProcess(
    "sh",
    [
      "-c",
      #"exec ffmpeg -nostdin -hide_banner -nostats -i "$1" -af ebur128=peak=true -f null - 2>&1"#,
      "sh", file.path,
    ],
    output: report,
    timeout: .seconds(60)
  ).run()
  let words = try String(contentsOf: report, encoding: .utf8).split(whereSeparator: \.isWhitespace)
  func number(after label: Substring) -> Double {
    words.lastIndex(of: label).flatMap { Double(words[$0 + 1]) } ?? .nan
  }
  return (number(after: "I:"), number(after: "Peak:"))
}
