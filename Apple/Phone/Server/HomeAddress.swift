import Foundation

/// Where the runner's own server is: `https://run.example.org`, `http://192.168.1.7:8080`.
struct HomeAddress: Hashable, Sendable {
  /// The address without anything after the port.
  let text: String

  /// Reads an address as it was typed or scanned; one without `http` is meant as `https`.
  ///
  /// It is nil if the text names no server.
  init?(typed: String) {
    let trimmed = typed.trimmingCharacters(in: .whitespacesAndNewlines)
    let full = trimmed.contains("://") ? trimmed : "https://" + trimmed
    guard let parts = URLComponents(string: full), let host = parts.host, !host.isEmpty,
      let scheme = parts.scheme?.lowercased(), scheme == "https" || scheme == "http",
      parts.user == nil, parts.password == nil
    else { return nil }
    text = "\(scheme)://\(host.lowercased())" + (parts.port.map { ":\($0)" } ?? "")
  }
}
