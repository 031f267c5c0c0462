public import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle
import Storage
import UnixSignals

/// Serves the page, its voice and the archive to the browsers of one person.
public struct WebServer: Sendable {
  /// What the routes take at most.
  enum Limit {
    static let headerField = 8 * 1024
    static let headerList = 16 * 1024
    static let headerCount = 64
    /// The biggest body of a request for speech: the longest line in the longest letters.
    static let speechBody = 16 * 1024
    /// How long answers that have begun may take when the server is to stop.
    static let farewell = Duration.seconds(10)
    /// How long a voice may take.
    static let speech = Duration.seconds(25)
  }

  private let settings: ServerSettings
  private let booth: SpeechBooth
  private let archive: Archive
  private let log: SecurityLog
  private let keyring: Keyring

  /// Creates a server of an archive that speaks with the voices of a booth.
  public init(
    _ settings: ServerSettings,
    archive: Archive,
    booth: SpeechBooth,
    log: SecurityLog = SecurityLog()
  ) {
    self.settings = settings
    self.archive = archive
    self.booth = booth
    self.log = log
    keyring = Keyring(archive.devices)
  }

  /// Serves until the program is told to stop, and lets answers that have begun end.
  ///
  /// `whenReady` is told the address once the server listens, `report` what a person should know.
  public func run(
    report: @escaping @Sendable (String) -> Void = { _ in },
    whenReady: @escaping @Sendable (_ address: String) async -> Void
  ) async throws(ServeError) {
    var logger = Logger(label: "pacesetter")
    // What the libraries say is for their makers; what a person must know comes from here.
    logger.logLevel = .critical
    let router = router()
    let front = Application(
      router: router,
      server: .http1(configuration: channel),
      configuration: ApplicationConfiguration(
        address: .hostname(settings.host, port: settings.port),
        availableConnectionsDelegate: MaximumAvailableConnections(settings.limits.connections)
      ),
      onServerRunning: { [host = settings.host] channel in
        let name = host.contains(":") ? "[\(host)]" : host
        await whenReady("http://\(name):\(channel.localAddress?.port ?? 0)")
      },
      logger: logger
    )
    // The owner's own way in, for commands: only who may open the folder may open the socket.
    let side = Application(
      router: router,
      server: .http1(configuration: channel),
      configuration: ApplicationConfiguration(
        address: .unixDomainSocket(path: archive.vault.folder.socket)
      ),
      logger: logger
    )
    // Stopped in the opposite order: first nobody new comes in.
    var services = ServiceGroupConfiguration(
      services: [
        .init(service: Upkeep(archive: archive, report: report)), .init(service: side),
        .init(service: front),
      ],
      gracefulShutdownSignals: [.sigterm, .sigint],
      logger: logger
    )
    services.maximumGracefulShutdownDuration = Limit.farewell
    do {
      try await ServiceGroup(configuration: services).run()
    } catch {
      throw ServeError(error, settings: settings)
    }
  }

  /// Every route behind every guard, the outermost first.
  public func router() -> Router<Visit> {
    let router = Router(context: Visit.self)
    router.add(middleware: SecurityHeaders())
    router.add(middleware: ProblemReporter())
    router.add(middleware: FrontGuard(host: HostRule(settings), log: log))
    router.add(middleware: WebFiles(folder: settings.web))
    HealthRoute().add(to: router)
    let paired = router.group("api/v1")
      .add(middleware: AccessGuard(rule: HomeRule(settings), keyring: keyring, log: log))
    SpeechRoutes(booth: booth).add(to: paired)
    EventRoutes(archive: archive).add(to: paired)
    SessionRoutes(archive: archive).add(to: paired)
    FileRoutes(archive: archive).add(to: paired)
    return router
  }

  /// What stands on every connection before the router.
  private var channel: HTTP1Channel.Configuration {
    let door = LiveDoor(
      host: HostRule(settings),
      home: HomeRule(settings),
      keyring: keyring,
      log: log,
      hub: archive.hub,
      library: archive.library
    )
    let doorstep = Doorstep(most: settings.limits.connectionsPerAddress)
    let limits = settings.limits
    return HTTP1Channel.Configuration(
      additionalChannelHandlers: [
        HeaderLimitReply(), ConnectionWatch(limits, doorstep), LiveLane(door),
      ],
      httpDecoderConfiguration: .init(
        maxHeaderFieldSize: Limit.headerField,
        maxHeaderListSize: Limit.headerList,
        maxHeaderFieldCount: Limit.headerCount
      )
    )
  }
}
