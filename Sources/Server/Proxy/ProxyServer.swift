public import Hummingbird
import HummingbirdCore
import Logging
public import Record
import Storage
import ServiceLifecycle
import UnixSignals

/// Serves language models to people who share one provider's key; it keeps nothing of anybody.
public struct ProxyServer: Sendable {
  private let settings: ProxySettings
  private let desk: ProxyDesk

  /// Creates a proxy that asks models through some access; what it counts lies in its memory, or in the
  /// Redis that its settings name.
  ///
  /// `report` gets what its owner has to see to: a wrong key, no money left at the provider.
  public init(
    _ settings: ProxySettings,
    models: ModelAccess,
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.settings = settings
    let ledger: any ProxyLedger = settings.shared.map { RedisLedger($0) } ?? MemoryLedger()
    desk = ProxyDesk(
      settings: settings,
      ledger: ledger,
      models: models,
      tally: ProxyTally(),
      report: report
    )
  }

  /// All routes after all guards.
  public func router() -> Router<Visit> {
    let router = Router(context: Visit.self)
    router.add(middleware: SecurityHeaders(tiles: nil))
    router.add(middleware: ProblemReporter())
    ProxyRoutes(desk: desk, tokens: ProxyTokens(settings.tokens)).add(to: router)
    return router
  }

  /// Serves until the program is asked to stop, and lets started answers finish.
  public func run(
    whenReady: @escaping @Sendable (_ address: String) async -> Void
  ) async throws(ServeError) {
    var logger = Logger(label: "pacesetter")
    logger.logLevel = .critical
    // A balancer in front brings all connections from one address.
    let limits = ServerLimits()
    let own = ServerSettings(host: settings.host, port: settings.port, web: "")
    let front = Application(
      router: router(),
      server: .http1(
        configuration: HTTP1Channel.Configuration(
          additionalChannelHandlers: [
            HeaderLimitReply(),
            ConnectionWatch(limits, Doorstep(most: limits.connections)),
          ],
          httpDecoderConfiguration: .init(
            maxHeaderFieldSize: RouteLimit.headerField,
            maxHeaderListSize: RouteLimit.headerList,
            maxHeaderFieldCount: RouteLimit.headerCount
          )
        )
      ),
      configuration: ApplicationConfiguration(
        address: .hostname(settings.host, port: settings.port),
        availableConnectionsDelegate: MaximumAvailableConnections(limits.connections)
      ),
      onServerRunning: { channel in
        await whenReady(own.address(port: channel.localAddress?.port ?? 0))
      },
      logger: logger
    )
    var services = ServiceGroupConfiguration(
      services: [.init(service: front)],
      gracefulShutdownSignals: [.sigterm, .sigint],
      logger: logger
    )
    // An answer that has begun may take as long as its task.
    services.maximumGracefulShutdownDuration = .seconds(60)
    do {
      try await ServiceGroup(configuration: services).run()
    } catch {
      throw ServeError(error, settings: own)
    }
  }
}
