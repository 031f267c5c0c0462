public import Integrations
public import Record
public import Storage

extension Outside {
  /// Everything that a machine reaches around a database: models, calendars, pages and places for exports,
  /// and whoever writes notes down where there is a transcriber.
  public init(
    around database: RecordDatabase,
    models: ModelAccess,
    transcriber: Transcriber?,
    readingBy program: ReadingProcess.Program = .itself,
    door: @escaping @Sendable (DoorChange) async -> Void = { _ in }
  ) {
    self.init(
      models: models,
      listen: transcriber?.listening(under: VoiceBook(database, prices: models.prices)),
      calendars: CalendarDesk.access,
      pages: PageDesk.way(program),
      exports: ExportDesk.trial,
      door: door
    )
  }
}
