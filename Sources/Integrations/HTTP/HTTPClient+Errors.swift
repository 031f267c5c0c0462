import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL
import Screens

extension HTTPClient {
  /// The error for the caller after a failure of the libraries.
  static func cause(_ error: any Error, of request: HTTPClientRequest) -> HTTPClientError {
    let place = request.destination
    if Task.isCancelled { return .cancelled }
    switch error {
    case let error as HTTPClientError: return error
    case is CancellationError: return .cancelled
    case is NIOSSLError, is BoringSSLError, is NIOSSLExtraError:
      let reason = "\(error)"
      return reason.contains("CERTIFICATE_VERIFY_FAILED")
        ? .unsigned(place) : .untrusted(place, reason)
    case let error as NIOConnectionError where error.dnsAAAAError is GuardedResolver.Refusal:
      let isPrivate = error.dnsAAAAError as? GuardedResolver.Refusal == .isPrivate
      return isPrivate ? .forbidden(place) : .unreachable(place, .noName)
    case let error as NIOConnectionError:
      return .unreachable(place, reason(error.connectionErrors.last?.error))
    case ChannelError.connectTimeout:
      let seconds = Int(request.limits.connecting.components.seconds)
      return .unreachable(place, .silence(seconds: seconds))
    case let error as IOError where isOfConnecting(error): return .unreachable(place, reason(error))
    case is SocketAddressError: return .unreachable(place, .longPath)
    case is HTTPParserError: return .garbled(place)
    default: return .lost(place)
    }
  }

  /// Whether a failure comes from the connection, not from its reader.
  static func isOfConnection(_ error: any Error) -> Bool {
    error is HTTPClientError || error is IOError || error is ChannelError
      || error is HTTPParserError || error is NIOSSLError || error is BoringSSLError
      || error is CancellationError
  }

  private static func isOfConnecting(_ error: IOError) -> Bool {
    [ENOENT, ECONNREFUSED, EACCES].contains(error.errnoCode)
  }

  private static func reason(_ error: (any Error)?) -> NetworkRefusal.Reason {
    guard let error = error as? IOError else { return .noName }
    return switch error.errnoCode {
    case ECONNREFUSED: .refused
    case ENOENT: .noFile
    case EACCES: .notAllowed
    case ENETUNREACH, EHOSTUNREACH: .noRoute
    case let code: .system(Int(code), String(cString: strerror(code)).lowercased())
    }
  }
}
