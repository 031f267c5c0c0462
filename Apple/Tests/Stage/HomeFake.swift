import Exchange
import Formats
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A server of one runner: knows one code, and takes lines by the rules of `Documentation/Link.md`.
actor HomeFake {
  /// The code that lets a device in, once.
  static let code = "7KQ2-M9XD"

  private(set) var lines: [String: [EventLine]] = [:]
  private(set) var requests: [String] = []
  private(set) var files: [String: [UInt8]] = [:]
  private(set) var whole: [String] = []
  /// Whether nobody answers.
  var isDown = false
  private var heldBack: String?
  private var plan = #"{"days":[],"canUndo":false}"#
  private var token: String?
  private var code: String? = HomeFake.code
  private var memory = """
    {"items":[{"kind":"preference","key":"knee","value":"sore after hills","confidence":1,
    "source":"user","updatedAt":"2025-12-01T08:00:00Z"}]}
    """

  private var library = #"{"server":"a","workouts":[],"gone":[],"preferences":[]}"#

  /// What the runner has of their own, and wants.
  func library(_ json: String) { library = json }

  /// What is planned.
  func plan(_ days: String) { plan = #"{"days":["# + days + #"],"canUndo":false}"# }

  func goDown(_ isDown: Bool) { self.isDown = isDown }

  /// Answers nothing about a device for now, or everything again.
  func holdBack(_ device: String?) { heldBack = device }

  /// Forgets the device, as its owner can.
  func revoke() { token = nil }

  /// Comes back from a copy that is older.
  func restore(_ device: String, to count: Int) {
    lines[device] = Array(lines[device, default: []].prefix(count))
  }

  /// Answers a request.
  func answer(_ request: URLRequest) async throws -> (Data, URLResponse) {
    guard !isDown, let url = request.url else { throw URLError(.cannotConnectToHost) }
    requests.append("\(request.httpMethod ?? "") \(url.path)")
    while let heldBack, url.query?.contains(heldBack) == true {
      try await Task.sleep(for: .milliseconds(1))
    }
    let (status, json) = reply(request, url)
    let response = HTTPURLResponse(
      url: url,
      statusCode: status,
      httpVersion: nil,
      headerFields: nil
    )
    guard let response else { throw URLError(.badServerResponse) }
    return (Data(json.utf8), response)
  }

  private func reply(_ request: URLRequest, _ url: URL) -> (Int, String) {
    let body = Array(request.httpBody ?? Data())
    guard request.value(forHTTPHeaderField: "X-Pacesetter") == "1" else { return (403, "{}") }
    if url.path == "/api/v1/pair" {
      guard let wish = try? DeviceAPI.Pair(APICall(body: body)), wish.keepsToken else {
        return (400, #"{"detail":"a program asks for its token"}"#)
      }
      guard wish.code == code else {
        return (403, #"{"detail":"ask for another code; this one is wrong or has expired"}"#)
      }
      (code, token) = (nil, "secret")
      return (200, #"{"id":"0a1b2c3d","name":"iPhone","token":"secret"}"#)
    }
    guard let token, request.value(forHTTPHeaderField: "Authorization") == "Bearer \(token)" else {
      return (401, "{}")
    }
    let device = URLComponents(string: url.absoluteString)?.queryItems?
      .first { $0.name == "device" }?.value
    switch (request.httpMethod, url.path) {
    case ("GET", "/api/v1/events/acked"):
      return (200, "{\"acked\":\(last(device ?? ""))}")
    case ("POST", "/api/v1/events"): return append(body)
    case ("PUT", let path) where path.hasPrefix("/api/v1/files/"):
      files[path.split(separator: "/")[3].description] = body
      return (204, "")
    case ("POST", let path) where path.hasPrefix("/api/v1/files/"):
      whole.append(path.split(separator: "/")[3] + " " + String(decoding: body, as: UTF8.self))
      return (200, "{}")
    case ("POST", "/api/v1/speech"): return (200, String(decoding: body, as: UTF8.self))
    case ("GET", "/api/v1/plan"): return (200, plan)
    case ("GET", "/api/v1/library"): return (200, library)
    case ("GET", "/api/v1/memory"): return (200, memory)
    case ("DELETE", "/api/v1/memory/knee"):
      memory = #"{"items":[]}"#
      return (200, memory)
    default: return (404, "{}")
    }
  }

  private func append(_ body: [UInt8]) -> (Int, String) {
    let taken = body.split(separator: UInt8(ascii: "\n")).compactMap { try? EventLine($0) }
    guard let first = taken.first?.event, taken.count <= 500, body.count <= 256 * 1024,
      Set(taken.map { $0.event.device }).count == 1
    else { return (400, "{}") }
    let numbers = taken.map { $0.event.number }
    guard numbers == Array(first.number..<first.number + Int64(numbers.count)) else {
      return (400, "{}")
    }
    let last = last(first.device)
    guard first.number <= last + 1 else { return (409, "{\"expected\":\(last + 1)}") }
    lines[first.device, default: []] += taken.filter { $0.event.number > last }
    return (200, "{\"acked\":\(self.last(first.device))}")
  }

  private func last(_ device: String) -> Int64 { lines[device]?.last?.event.number ?? 0 }
}
