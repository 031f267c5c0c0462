import Exchange
import HTTPTypes

/// The endpoint that the router found for a request, with the scope that it needs.
enum ScopeTable {
  private static let endpoints = Dictionary(
    API.endpoints.map { ($0.method.rawValue + " " + template(of: $0), $0) },
    uniquingKeysWith: { first, _ in first }
  )

  /// The endpoint at the path of a route; nothing for a route that the table does not know, which no
  /// token opens.
  static func endpoint(_ method: HTTPRequest.Method, _ route: String?) -> Endpoint? {
    route.flatMap { endpoints["\(method.rawValue) \($0)"] }
  }

  /// The path as the router writes it.
  private static func template(of endpoint: Endpoint) -> String {
    "/"
      + endpoint.path.split(separator: "/").map { part in
        part.hasPrefix(":") ? "{\(part.dropFirst())}" : String(part)
      }.joined(separator: "/")
  }
}
