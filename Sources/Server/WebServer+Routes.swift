public import Hummingbird
import Record
import Storage

extension WebServer {
  private static let apiGroup: RouterPath = "api/v1"

  /// All routes after all guards, the outermost first.
  public func router() -> Router<Visit> {
    let router = Router(context: Visit.self)
    router.add(middleware: TallyKeeper(tally: tally))
    router.add(middleware: SecurityHeaders(tiles: settings.tiles))
    router.add(middleware: ProblemReporter())
    router.add(middleware: FrontGuard(host: HostRule(settings), log: log))
    let files = WebFiles(settings)
    router.add(middleware: ShareAnswer(files: files))
    router.add(middleware: files)
    router.add(middleware: MethodGuard())
    HealthRoute(library: archive.library).add(to: router)
    AuthorityRoute(certificate: settings.authority).add(to: router)
    PairingRoutes(desk: archive.desk, keyring: archive.keyring, settings: settings, log: log)
      .add(to: router.group(Self.apiGroup))
    let access = AccessGuard(rule: HomeRule(settings), keyring: archive.keyring, log: log)
    MetricsRoute(
      events: archive.events,
      library: archive.library,
      devices: archive.devices,
      hub: archive.hub,
      tally: tally
    ).add(to: router.group().add(middleware: access))
    let record = record
    AgentRoute(record: record, shelf: shelf).add(to: router.group().add(middleware: access))
    PlanFeedRoute(record: record).add(to: router)
    let paired = router.group(Self.apiGroup).add(middleware: access)
    RecordRoutes(record: record).add(to: paired)
    DescriptionRoute().add(to: paired)
    IntentRoutes(
      record: record,
      shelf: shelf,
      desk: archive.intents,
      hub: archive.hub
    ).add(to: paired)
    SpeechRoutes(booth: booth).add(to: paired)
    WordRoutes(transcriber: transcriber, gate: RecordVoiceGate(voices)).add(to: paired)
    EventRoutes(events: archive.events, library: archive.library).add(to: paired)
    SessionRoutes(library: archive.library).add(to: paired)
    LogRoutes(record: record, shelf: shelf).add(to: paired)
    SuggestionRoute(record: record, shelf: shelf).add(to: paired)
    HistoryRoutes(record: record, tiles: settings.tiles).add(to: paired)
    ImportRoutes(
      database: archive.database,
      imports: archive.imports,
      reading: settings.reading
    ).add(to: paired)
    FileRoutes(files: archive.files, hub: archive.hub).add(to: paired)
    DeviceRoutes(
      devices: archive.devices,
      keyring: archive.keyring,
      desk: archive.desk,
      hub: archive.hub,
      settings: settings,
      log: log
    ).add(to: paired)
    return router
  }

  private var voices: VoiceBook { VoiceBook(archive.events.database, prices: models.prices) }

  /// The record, whose changes of who may come in count at once.
  var record: LocalRecord {
    LocalRecord(
      archive.events,
      Outside(
        around: archive.events.database,
        models: models,
        transcriber: transcriber,
        readingBy: settings.reading.program
      ) { [keyring = archive.keyring, hub = archive.hub, log] change in
        await keyring.forget()
        guard case .shutOut(let id) = change else { return }
        hub.shutOut(id)
        await log.note(.revoked, id, from: "owner")
      }
    )
  }
}
