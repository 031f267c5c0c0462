import Foundation
import NIOCore

/// Why a server does not serve.
public enum ServeError: Error, Hashable, Sendable {
  case portTaken(String, Int)
  case notAllowed(String, Int)
  case noSuchAddress(String)
  case certificate(CertificateError)
  case other(String)

  init(_ error: any Error, settings: ServerSettings) {
    switch (error as? IOError)?.errnoCode {
    case EADDRINUSE: self = .portTaken(settings.host, settings.port)
    case EACCES: self = .notAllowed(settings.host, settings.port)
    case EADDRNOTAVAIL: self = .noSuchAddress(settings.host)
    default:
      self = error is SocketAddressError ? .noSuchAddress(settings.host) : .other("\(error)")
    }
  }
}

extension ServeError: CustomStringConvertible {
  /// The sentence shown to a person, with the next step.
  public var description: String {
    switch self {
    case .portTaken(let host, let port):
      "choose another port with --port; \(port) on \(host) is taken, perhaps by another pacesetter"
    case .notAllowed(let host, let port):
      "choose a port above 1023 with --port; this user may not listen on \(port) of \(host)"
    case .noSuchAddress(let host):
      "choose another address with --host; this machine has no \(host)"
    case .certificate(let error): error.description
    case .other(let reason): "the server stopped: \(reason)"
    }
  }
}
