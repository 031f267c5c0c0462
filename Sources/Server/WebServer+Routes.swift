public import Hummingbird

extension WebServer {
  /// Every route behind every guard, the outermost first.
  public func router() -> Router<Visit> {
    let router = Router(context: Visit.self)
    router.add(middleware: TallyKeeper(tally: tally))
    router.add(middleware: SecurityHeaders(tiles: settings.tiles))
    router.add(middleware: ProblemReporter())
    router.add(middleware: FrontGuard(host: HostRule(settings), log: log))
    router.add(middleware: WebFiles(settings))
    HealthRoute(archive: archive).add(to: router)
    AuthorityRoute(certificate: settings.authority).add(to: router)
    PairingRoutes(archive: archive, settings: settings, log: log).add(to: router.group("api/v1"))
    let access = AccessGuard(rule: HomeRule(settings), keyring: archive.keyring, log: log)
    MetricsRoute(archive: archive, tally: tally).add(to: router.group().add(middleware: access))
    let paired = router.group("api/v1").add(middleware: access)
    SpeechRoutes(booth: booth).add(to: paired)
    EventRoutes(archive: archive).add(to: paired)
    SessionRoutes(archive: archive).add(to: paired)
    HistoryRoutes(archive: archive, tiles: settings.tiles).add(to: paired)
    RaceRoutes(archive: archive).add(to: paired)
    MemoryRoutes(archive: archive).add(to: paired)
    ImportRoutes(
      archive: archive,
      knowledge: KnowledgeFile(beside: settings.web),
      reading: settings.reading
    ).add(to: paired)
    LogRoutes(archive: archive).add(to: paired)
    LibraryRoutes(archive: archive).add(to: paired)
    FileRoutes(archive: archive).add(to: paired)
    ErasureRoute(archive: archive).add(to: paired)
    DeviceRoutes(archive: archive, settings: settings, log: log).add(to: paired)
    return router
  }
}
