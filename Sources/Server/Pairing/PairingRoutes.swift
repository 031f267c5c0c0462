import Exchange
import Formats
import HTTPTypes
import Hummingbird
import Storage

/// Lets a device in that knows a code: `POST /api/v1/pair`, for everybody.
struct PairingRoutes {
  /// The most bytes of a request.
  static let longest = 1024

  let desk: PairingDesk
  let keyring: Keyring
  let settings: ServerSettings
  let log: SecurityLog

  func add(to routes: RouterGroup<Visit>) {
    routes.post("pair") { request, context in try await pair(request, context) }
  }

  private func pair(_ request: Request, _ context: Visit) async throws -> Response {
    let wish = try await wish(of: request)
    let address = context.peer.address(of: request.head, behindProxy: settings.behindProxy)
    switch await desk.take(wish.code, from: address) {
    case .tooOften:
      await log.note(.missed, "too often", from: address)
      throw Problem(
        .tooManyRequests,
        "wait a minute; too many codes were typed here",
        headers: [.retryAfter: "60"]
      )
    case .wrong:
      await log.note(.missed, "wrong code", from: address)
      throw Problem(.forbidden, "ask for another code; this one is wrong or has expired")
    case .welcome: break
    }
    let (device, token) = try await keyring.add(wish.name)
    await log.note(.paired, "\(device.id) \(device.name)", from: address)
    var json: JSON = ["id": .string(device.id), "name": .string(device.name)]
    if wish.keepsToken {
      json = ["id": .string(device.id), "name": .string(device.name), "token": .string(token)]
    }
    var response = Response(json: json)
    if !wish.keepsToken {
      response.headers[.setCookie] = Credential.cookie(token, isSecure: settings.isSecure)
    }
    return response
  }

  private struct Wish {
    let code: String
    let name: String
    /// A program wants the token itself; a page must never see it.
    let keepsToken: Bool
  }

  private func wish(of request: Request) async throws -> Wish {
    let json: JSON
    let body = try await request.bytes(upTo: Self.longest, of: "a request to pair")
    do { json = try JSON.parse(body) } catch { throw Problem(.badRequest, error.description) }
    guard let code = json["code"]?.string else { throw Problem(.badRequest, "\"code\" is missing") }
    guard let name = json["name"]?.string.flatMap(DeviceName.init) else {
      throw Problem(.badRequest, "\"name\" is not a short text, expected the name of the device")
    }
    let keepsToken = json["keep"]?.string == "token"
    guard !keepsToken || !SiteRule.isFromBrowser(request.head) else {
      throw Problem(.forbidden, "a page keeps its token in a cookie")
    }
    return Wish(code: code, name: name.text, keepsToken: keepsToken)
  }
}
