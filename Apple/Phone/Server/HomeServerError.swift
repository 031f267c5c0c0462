import Exchange
import Screens

/// Why the runner's server did not do what was asked.
enum HomeServerError: Error, Equatable {
  /// Nobody answers at the address, for the system's reason.
  case silent(String, String)
  /// This phone is not, or no longer, paired.
  case stranger
  /// The server refuses, with its status and its words.
  case refused(Int, String)

  /// Reads a refusal.
  init(_ reply: DeviceReply) {
    if reply.status == 401 {
      self = .stranger
    } else {
      self = .refused(reply.status, reply.detail ?? "")
    }
  }
}

extension HomeServerError: ToldError {
  func sentence(in words: AppWords) -> String {
    switch self {
    case .silent(let address, let reason):
      words[.serverSilent, address] + (reason.isEmpty ? "" : " (\(reason))")
    case .stranger: words[.serverStranger]
    case .refused(let status, let detail):
      detail.isEmpty ? words[.serverRefused, status] : detail
    }
  }
}
