/// Why a calendar cannot be fetched.
public enum CalendarFetchError: Error, Hashable, Sendable {
  case scheme(String)
  case address(String)
  case port(Int)
  case answered(Int)
  case tooManyRedirects
  case network(String)
}

extension CalendarFetchError: CustomStringConvertible {
  /// The sentence for the calendar's owner.
  public var description: String {
    switch self {
    case .scheme(let scheme): "the address begins with \(scheme.prefix(20)):, expected https:"
    case .address(let reason), .network(let reason): reason
    case .port(let port): "port \(port) is not allowed, expected 443"
    case .answered(let status): "the server answers \(status) instead of a calendar"
    case .tooManyRedirects: "the address leads to ever new addresses"
    }
  }
}
