public import Integrations
public import Screens

/// The voices that the page can borrow, and the studio that makes their clips.
///
/// It looks for voices on the first request, so that the server need not wait for them.
public actor SpeechBooth {
  /// Where clips are made.
  public nonisolated let studio: ClipStudio

  /// Whether clips can be encoded at all.
  public nonisolated let canEncode: Bool

  private let look: @Sendable () async -> VoiceRoster
  private var found: VoiceRoster?

  /// Creates a booth; without an encoder it has voices but no clips.
  public init(
    studio: ClipStudio = ClipStudio(),
    canEncode: Bool = M4AEncoder().isInstalled,
    look: @escaping @Sendable () async -> VoiceRoster
  ) {
    self.studio = studio
    self.canEncode = canEncode
    self.look = look
  }

  /// The voices of this machine.
  public func roster() async -> VoiceRoster {
    if let found { return found }
    let roster = await look()
    found = roster
    return roster
  }

  /// Why it cannot speak a language.
  public func lack(speaking language: String = "en") async -> VoiceRefusal? {
    do throws(VoiceRefusal) { _ = try await roster().voice(speaking: language) } catch {
      return error
    }
    return canEncode ? nil : .noEncoder
  }
}
