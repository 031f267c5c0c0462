/// What a person needs to know to choose a voice.
public struct VoiceProfile: Hashable, Sendable {
  /// Its name on the command line and in the page.
  public var id: String

  /// The language it speaks, as a tag such as `en`.
  public var language: String

  /// What it is, in words.
  public var name: String

  /// Everything that decides how it sounds; part of the name of every clip in the cache.
  public var settings: String

  /// Whether it speaks too slowly for a run, and so well that sound files are better made by it.
  public var isForFiles: Bool

  /// Creates a profile.
  public init(
    id: String,
    language: String,
    name: String,
    settings: String,
    isForFiles: Bool = false
  ) {
    self.id = id
    self.language = language
    self.name = name
    self.settings = settings
    self.isForFiles = isForFiles
  }
}
