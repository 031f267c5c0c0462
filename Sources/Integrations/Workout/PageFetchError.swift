/// Why a page cannot be fetched.
public enum PageFetchError: Error, Hashable, Sendable {
  case address(String)
  case port(Int)
  case answered(Int)
  case type(String)
  case tooManyRedirects
  case network(String)
}

extension PageFetchError: CustomStringConvertible {
  /// The sentence for the person who gave the address.
  public var description: String {
    switch self {
    case .address(let reason), .network(let reason): reason
    case .port(let port): "port \(port) is not allowed, expected 80 or 443"
    case .answered(let status): "the server answers \(status) instead of a page"
    case .type(let type):
      "the server gives \(type.prefix(60)), expected a page, a text or a workout file"
    case .tooManyRedirects: "the address leads to ever new addresses"
    }
  }
}
