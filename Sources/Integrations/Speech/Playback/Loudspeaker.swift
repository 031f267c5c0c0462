public import Coaching
import Foundation

/// Says lines aloud on this machine, one at a time.
public actor Loudspeaker {
  /// How a line ended.
  public struct Ending: Hashable, Sendable {
    /// The line's name.
    public var id: String

    /// Why it was not heard to its end; nothing if it was.
    public var failure: SpeechError?
  }

  private let studio: ClipStudio
  private let voice: any Voice
  private let player: SoundPlayer
  private var speaking: [String: AsyncStream<Void>.Continuation] = [:]
  private var endings: [Ending] = []

  /// Creates a loudspeaker for a voice.
  public init(studio: ClipStudio, voice: any Voice, player: SoundPlayer) {
    self.studio = studio
    self.voice = voice
    self.player = player
  }

  /// Whether a line is being said.
  public var isSpeaking: Bool { !speaking.isEmpty }

  /// The lines that have ended since the last time somebody asked.
  public func takeEndings() -> [Ending] {
    defer { endings = [] }
    return endings
  }

  /// Says a line, or plays sounds that were made ahead or a tone instead, and returns when it has been heard, has
  /// failed, or was stopped.
  public func say(
    _ spoken: String,
    as id: String,
    playing sounds: [MadeSound] = [],
    tone: Earcon? = nil
  ) async {
    let (stops, stop) = AsyncStream.makeStream(of: Void.self)
    speaking[id] = stop
    let failure = await withTaskGroup(of: SpeechError?.self) { race in
      race.addTask { await self.play(spoken, sounds, tone) }
      race.addTask {
        for await _ in stops { break }
        return nil
      }
      let first = await race.next() ?? nil
      race.cancelAll()
      return first
    }
    stop.finish()
    speaking[id] = nil
    endings.append(Ending(id: id, failure: failure))
  }

  /// Cuts a line off; one that is not being said is left alone.
  public func stop(_ id: String) { speaking[id]?.yield() }

  private func play(
    _ spoken: String,
    _ sounds: [MadeSound],
    _ tone: Earcon?
  ) async -> SpeechError? {
    if let tone {
      do {
        try await player.play(Sound(tone))
        return nil
      } catch {
        return error
      }
    }
    let words: SpokenWords
    do { words = try SpokenWords(spoken) } catch { return .words(error) }
    do {
      try await player.play(try await studio.take(from: sounds, else: words, by: voice))
      return nil
    } catch {
      return error
    }
  }
}
