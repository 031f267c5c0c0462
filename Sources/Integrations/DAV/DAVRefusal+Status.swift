public import Screens

extension DAVRefusal {
  /// What a status means, if it is no success.
  public init?(_ status: Int, from host: String, isWriting: Bool) {
    switch status {
    case 200..<300: return nil
    case 401: self = .password(host)
    case 403 where isWriting: self = .readOnly(host)
    case 403: self = .password(host)
    case 404, 410: self = .missing(host)
    case 412: self = .changed
    case 413, 507: self = .full(host)
    case 405, 501: self = isWriting ? .readOnly(host) : .foreign(host)
    default: self = .answered(host, status)
    }
  }
}
