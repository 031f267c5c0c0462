public import Integrations

/// The voices that the page can borrow, and the studio that makes their clips.
public struct SpeechBooth: Sendable {
  /// The voices of this machine.
  public let roster: VoiceRoster

  /// Where clips are made.
  public let studio: ClipStudio

  /// Whether clips can be encoded at all.
  public let canEncode: Bool

  /// Creates a booth; without an encoder it has voices but no clips.
  public init(
    roster: VoiceRoster,
    studio: ClipStudio = ClipStudio(),
    canEncode: Bool = M4AEncoder().isInstalled
  ) {
    self.roster = roster
    self.studio = studio
    self.canEncode = canEncode
  }

  /// Why it cannot speak a language, in a sentence that names the package to install.
  public func lack(speaking language: String = "en") -> String? {
    do { _ = try roster.voice(speaking: language) } catch { return error.description }
    return canEncode ? nil : SpeechError.encoder(.notFound("ffmpeg")).description
  }
}
