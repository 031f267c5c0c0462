import Foundation
import Formats

/// Turns lines into sound, each once: spoken, brought to one loudness, encoded, kept.
///
/// It owns the voices' processes and the cache on disk. At most two lines are in the making at a
/// time; whoever asks for a line in the making waits for it.
public actor ClipStudio {
  /// How many sounds were rendered by a voice, not found in the cache.
  public private(set) var takesRendered = 0

  private var cache: ClipCache
  private let encoder: M4AEncoder
  private var inTheMaking: [String: [CheckedContinuation<Void, Never>]] = [:]
  private var freeDesks = 2
  private var queue: [CheckedContinuation<Void, Never>] = []

  /// Opens the studio.
  public init(cache: ClipCache = ClipCache(), encoder: M4AEncoder = M4AEncoder()) {
    self.cache = cache
    self.encoder = encoder
  }

  /// A line as M4A, 48 kHz, -16 LUFS.
  public func clip(
    of words: SpokenWords,
    by voice: any Voice
  ) async throws(SpeechError) -> [UInt8] {
    let name = Self.name(of: words, by: voice, as: "aac fast \(encoder.bitsPerSecond)") + ".m4a"
    return try await kept(name, isWhole: { $0.dropFirst(4).starts(with: "ftyp".utf8) }) {
      () async throws(SpeechError) in
      let sound = try await self.take(of: words, by: voice)
      return try await self.encoded(sound)
    }
  }

  /// A line as sound in memory at 48 kHz, -16 LUFS.
  public func take(
    of words: SpokenWords,
    by voice: any Voice
  ) async throws(SpeechError) -> Sound {
    let name = Self.name(of: words, by: voice, as: "wav") + ".wav"
    let bytes = try await kept(name, isWhole: Sound.isWhole(wav:)) {
      () async throws(SpeechError) in
      try await self.rendered(words, by: voice)
    }
    return try await played(bytes)
  }

  /// Sounds that were made ahead, one after the other, else, where one cannot be played, the line by the
  /// voice.
  public func take(
    from made: [MadeSound],
    else words: SpokenWords,
    by voice: any Voice
  ) async throws(SpeechError) -> Sound {
    var parts: [(sound: Sound, pause: Double)] = []
    for part in made {
      // Why it cannot be played was told before the run; the runner hears the words at least.
      guard let sound = try? await SoundFileReader().read(part.file) else {
        return try await take(of: words, by: voice)
      }
      parts.append((sound, part.pause))
    }
    return parts.isEmpty ? try await take(of: words, by: voice) : .joined(parts)
  }

  /// The name of a sound: SHA-256 of everything that decides how it sounds.
  static func name(of words: SpokenWords, by voice: any Voice, as format: String) -> String {
    let profile = voice.profile
    let parts = ["pacesetter clip 1", profile.settings, profile.language, format, words.text]
    return SHA256.hexadecimal(of: Array(parts.joined(separator: "\u{0}").utf8))
  }

  /// What the cache has under a name, or what is made for it now, by one task at a time.
  private func kept(
    _ name: String,
    isWhole: ([UInt8]) -> Bool,
    make: () async throws(SpeechError) -> [UInt8]
  ) async throws(SpeechError) -> [UInt8] {
    while true {
      // What a power cut has left of a file is made anew.
      if let bytes = cache.sound(named: name), isWhole(bytes) { return bytes }
      guard inTheMaking[name] != nil else { break }
      await withCheckedContinuation { inTheMaking[name, default: []].append($0) }
    }
    inTheMaking[name] = []
    defer {
      // Those who waited look again: it is in the cache, or the next of them makes it.
      for waiting in inTheMaking.removeValue(forKey: name) ?? [] { waiting.resume() }
    }
    let bytes = try await make()
    cache.keep(bytes, as: name)
    return bytes
  }

  private func rendered(
    _ words: SpokenWords,
    by voice: any Voice
  ) async throws(SpeechError) -> [UInt8] {
    await takeDesk()
    defer { leaveDesk() }
    let scratch: ScratchFolder
    do { scratch = try ScratchFolder() } catch { throw .scratch(error) }
    defer { scratch.remove() }
    let file = scratch.file("take.wav")
    do { try await voice.speak(words, into: file) } catch { throw .voice(error) }
    takesRendered += 1
    // Some programs end with status 0 whatever happened.
    guard let bytes = try? Data(contentsOf: file), !bytes.isEmpty else { throw .noSound }
    return try await finished(Array(bytes))
  }

  private func encoded(_ sound: Sound) async throws(SpeechError) -> [UInt8] {
    await takeDesk()
    defer { leaveDesk() }
    let scratch: ScratchFolder
    do { scratch = try ScratchFolder() } catch { throw .scratch(error) }
    defer { scratch.remove() }
    let samples = scratch.file("clip.pcm")
    let clip = scratch.file("clip.m4a")
    do {
      try Data(sound.pcm16).write(to: samples)
    } catch {
      throw .file(path: samples.path, reason: error.localizedDescription)
    }
    do {
      try await encoder.encode(samples, into: clip, timeout: .seconds(30))
    } catch {
      throw .encoder(error)
    }
    do {
      return Array(try Data(contentsOf: clip))
    } catch {
      throw .file(path: clip.path, reason: error.localizedDescription)
    }
  }

  /// A voice's own file as a take: trimmed, at the one loudness, still at the voice's rate.
  ///
  /// Off the actor, so that others may ask for their clips while this one is computed.
  @concurrent
  private nonisolated func finished(_ wav: [UInt8]) async throws(SpeechError) -> [UInt8] {
    let sound: Sound
    do { sound = try Sound(wav: wav) } catch { throw .sound(error) }
    guard !sound.samples.isEmpty else { throw .noSound }
    return sound.trimmed().normalized().wav
  }

  /// A take as it is played: at 48 kHz, with the peaks between its samples limited as well.
  @concurrent
  private nonisolated func played(_ wav: [UInt8]) async throws(SpeechError) -> Sound {
    let sound: Sound
    do { sound = try Sound(wav: wav) } catch { throw .sound(error) }
    return sound.resampled(to: M4AEncoder.rate).limited(to: -2)
  }

  private func takeDesk() async {
    if freeDesks > 0 {
      freeDesks -= 1
    } else {
      await withCheckedContinuation { queue.append($0) }
    }
  }

  private func leaveDesk() {
    if queue.isEmpty { freeDesks += 1 } else { queue.removeFirst().resume() }
  }
}
