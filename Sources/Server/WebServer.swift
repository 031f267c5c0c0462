public import Hummingbird
import HummingbirdCore
import Logging
import NIOCore

/// Serves the page and its voice to the browsers of one person.
public struct WebServer: Sendable {
  /// The values that `spec/reliability.md` sets for the open door of a program at home.
  enum Limit {
    /// How long a connection may be idle, and how long an answer may find no reader.
    static let idle = TimeAmount.seconds(30)
    static let connections = 512
    static let headerField = 8 * 1024
    static let headerList = 16 * 1024
    static let headerCount = 64
    /// The biggest body of a request for speech: the longest line in the longest letters.
    static let speechBody = 16 * 1024
    /// How long a body may take to arrive.
    static let body = Duration.seconds(15)
    /// How long a voice may take; after 30 s without an answer the connection is closed.
    static let speech = Duration.seconds(25)
  }

  private let settings: ServerSettings
  private let booth: SpeechBooth

  /// Creates a server that speaks with the voices of a booth.
  public init(_ settings: ServerSettings, booth: SpeechBooth) {
    self.settings = settings
    self.booth = booth
  }

  /// Serves until the program is told to stop, and lets answers that have begun end.
  ///
  /// `whenReady` is told the address once the server listens.
  public func run(
    whenReady: @escaping @Sendable (_ address: String) async -> Void
  ) async throws(ServeError) {
    var logger = Logger(label: "pacesetter")
    logger.logLevel = .error
    let application = Application(
      router: router(),
      server: .http1(
        configuration: .init(
          additionalChannelHandlers: [
            HeaderLimitReply(), IdleStateHandler(writeTimeout: Limit.idle), StallGuard(),
          ],
          idleTimeout: Limit.idle,
          httpDecoderConfiguration: .init(
            maxHeaderFieldSize: Limit.headerField,
            maxHeaderListSize: Limit.headerList,
            maxHeaderFieldCount: Limit.headerCount
          )
        )
      ),
      configuration: ApplicationConfiguration(
        address: .hostname(settings.host, port: settings.port),
        availableConnectionsDelegate: MaximumAvailableConnections(Limit.connections)
      ),
      onServerRunning: { [host = settings.host] channel in
        let name = host.contains(":") ? "[\(host)]" : host
        await whenReady("http://\(name):\(channel.localAddress?.port ?? 0)")
      },
      logger: logger
    )
    do {
      try await application.runService()
    } catch {
      throw ServeError(error, settings: settings)
    }
  }

  /// Every route behind every guard, the outermost first.
  public func router() -> Router<BasicRequestContext> {
    let router = Router()
    router.add(middleware: SecurityHeaders())
    router.add(middleware: ProblemReporter())
    router.add(middleware: HostGuard(settings))
    router.add(middleware: CrossSiteGuard())
    router.add(middleware: WebFiles(folder: settings.web))
    HealthRoute().add(to: router)
    SpeechRoutes(booth: booth).add(to: router)
    return router
  }
}
