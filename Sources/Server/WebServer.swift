import Foundation
import Hummingbird
import HummingbirdCore
public import Integrations
import Logging
import NIOCore
import Screens
import ServiceLifecycle
public import Record
import Storage
import UnixSignals

/// Serves the page, its voice and the archive to the browsers of one person.
public struct WebServer: Sendable {
  let settings: ServerSettings
  let booth: SpeechBooth
  let transcriber: Transcriber?
  let models: ModelAccess
  let archive: Archive
  let shelf: AgentShelf
  let log: SecurityLog
  let tally = Tally()
  private let notice: ServiceNotice?

  /// Creates a server of an archive that speaks with the voices of a booth, and writes down voice notes
  /// where it is given a transcriber, and asks models
  /// where it is given access to any.
  public init(
    _ settings: ServerSettings,
    archive: Archive,
    booth: SpeechBooth,
    shelf: AgentShelf = AgentShelf { nil },
    transcriber: Transcriber? = nil,
    models: ModelAccess = .none,
    log: SecurityLog = SecurityLog(),
    notice: ServiceNotice? = nil
  ) {
    self.settings = settings
    self.archive = archive
    self.booth = booth
    self.shelf = shelf
    self.transcriber = transcriber
    self.models = models
    self.log = log
    self.notice = notice
  }

  /// Serves until the program is asked to stop, and lets started answers finish.
  ///
  /// `whenReady` gets the address once the server listens, `report` messages for a person.
  public func run(
    report: @escaping @Sendable (String) -> Void = { _ in },
    whenReady: @escaping @Sendable (_ address: String) async -> Void
  ) async throws(ServeError) {
    var logger = Logger(label: "pacesetter")
    // What the libraries say is for their makers; what a person must know comes from here.
    logger.logLevel = .critical
    let router = router()
    let (socketOpens, socketOpened) = AsyncStream<Never>.makeStream()
    let front = Application(
      router: router,
      server: try self.front(),
      configuration: ApplicationConfiguration(
        address: .hostname(settings.host, port: settings.port),
        availableConnectionsDelegate: MaximumAvailableConnections(settings.limits.connections)
      ),
      onServerRunning: { [settings, notice] channel in
        // Whoever reads that it listens may run a command at once.
        for await _ in socketOpens {}
        notice?.say("READY=1")
        await whenReady(settings.address(port: channel.localAddress?.port ?? 0))
      },
      logger: logger
    )
    // The owner's own way in, for commands: only who may open the folder may open the socket.
    let socket = archive.database.folder.socket
    let side = Application(
      router: router,
      server: .http1(configuration: channel),
      configuration: ApplicationConfiguration(address: .unixDomainSocket(path: socket)),
      onServerRunning: { _ in socketOpened.finish() },
      logger: logger
    )
    let upkeep = Upkeep(archive: archive, report: report)
    // Stopped in the opposite order: first nobody new comes in.
    var all: [ServiceGroupConfiguration.ServiceConfiguration] = [
      .init(service: upkeep), .init(service: WebhookService(record)),
      .init(service: MindService(record)), .init(service: CalendarService(record: record)),
      .init(service: ExportService(record: record, given: settings.export, report: report)),
    ]
    if socket.utf8.count <= RouteLimit.socketPath {
      all.append(.init(service: side))
    } else {
      socketOpened.finish()
      report(TerminalText.noSocket(at: socket))
    }
    all.append(.init(service: front))
    var services = ServiceGroupConfiguration(
      services: all,
      gracefulShutdownSignals: [.sigterm, .sigint],
      logger: logger
    )
    services.maximumGracefulShutdownDuration = RouteLimit.farewell
    let watchdog = notice.flatMap(Watchdog.init)
    defer {
      watchdog?.stop()
      notice?.say("STOPPING=1")
    }
    do {
      try await ServiceGroup(configuration: services).run()
    } catch {
      throw ServeError(error, settings: settings)
    }
  }
}
