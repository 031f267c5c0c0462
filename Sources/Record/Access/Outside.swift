public import Exchange
public import Screens
public import Storage

/// What lies around the record, as far as it is reached from here: what is missing is not used.
public struct Outside: Sendable {
  /// Writes down what is said in a sound of a type, or says why it cannot.
  public typealias Listening = @Sendable (NoteSound) async -> Result<String, Refused>

  /// Puts something small into a folder here or on a WebDAV server, or says why it cannot.
  public typealias ExportTrial = @Sendable (ExportAPI.Add) async -> (any Refusal)?

  /// The models that are asked.
  public var models: ModelAccess
  /// Whoever writes voice notes down.
  public var listen: Listening?
  /// The calendars of other programs.
  public var calendars: CalendarAccess?
  /// Other people's pages.
  public var pages: PageReading.Way?
  /// The places that get each activity as files.
  public var exports: ExportTrial?
  /// The door of a server that is running: it hears at once who may come in, and who not any more.
  public var door: @Sendable (DoorChange) async -> Void

  /// Takes what is there; nothing of it, by itself.
  public init(
    models: ModelAccess = .none,
    listen: Listening? = nil,
    calendars: CalendarAccess? = nil,
    pages: PageReading.Way? = nil,
    exports: ExportTrial? = nil,
    door: @escaping @Sendable (DoorChange) async -> Void = { _ in }
  ) {
    (self.models, self.listen, self.calendars) = (models, listen, calendars)
    (self.pages, self.exports, self.door) = (pages, exports, door)
  }
}
