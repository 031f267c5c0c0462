import HummingbirdCore
import HummingbirdTLS
import NIOCore
import NIOSSL

extension WebServer {
  /// How connections from other programs begin: with TLS where there is a certificate.
  func front() throws(ServeError) -> HTTPServerBuilder {
    guard let certificate = settings.certificate else { return .http1(configuration: channel) }
    do throws(CertificateError) {
      var configuration = try certificate.configuration()
      let watch = CertificateWatch(certificate)
      configuration.sslContextCallback = { _, promise in
        promise.completeWithTask { await watch.change() }
      }
      return try Self.secure(configuration, channel)
    } catch {
      throw .certificate(error)
    }
  }

  private static func secure(
    _ configuration: TLSConfiguration,
    _ channel: HTTP1Channel.Configuration
  ) throws(CertificateError) -> HTTPServerBuilder {
    do {
      return try .tls(.http1(configuration: channel), tlsConfiguration: configuration)
    } catch {
      throw .refused("\(error)")
    }
  }

  /// The handlers of every connection before the router.
  var channel: HTTP1Channel.Configuration {
    let door = LiveDoor(
      host: HostRule(settings),
      home: HomeRule(settings),
      keyring: archive.keyring,
      log: log,
      hub: archive.hub,
      library: archive.library,
      tally: tally
    )
    let doorstep = Doorstep(most: settings.limits.connectionsPerAddress)
    let limits = settings.limits
    return HTTP1Channel.Configuration(
      additionalChannelHandlers: [
        HeaderLimitReply(), ConnectionWatch(limits, doorstep), LiveResponder(door),
      ],
      httpDecoderConfiguration: .init(
        maxHeaderFieldSize: RouteLimit.headerField,
        maxHeaderListSize: RouteLimit.headerList,
        maxHeaderFieldCount: RouteLimit.headerCount
      )
    )
  }
}
