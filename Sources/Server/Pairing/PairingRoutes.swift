import Exchange
import Formats
import HTTPTypes
import Hummingbird
import Screens
import Storage

/// Lets a device in that knows a code: `POST /api/v1/pair`, for everybody.
struct PairingRoutes {
  let desk: PairingDesk
  let keyring: Keyring
  let settings: ServerSettings
  let log: SecurityLog

  func add(to routes: RouterGroup<Visit>) {
    routes.on(DeviceAPI.Pair.self) { asked, request, context in
      try await pair(asked, request, context)
    }
  }

  private func pair(
    _ wish: DeviceAPI.Pair,
    _ request: Request,
    _ context: Visit
  ) async throws -> Response {
    guard let name = DeviceName(wish.name) else {
      throw Problem(
        .badRequest,
        "\"name\" is not a short text, expected the name of the device"
      )
    }
    guard !wish.keepsToken || !SiteRule.isFromBrowser(request.head) else {
      throw Problem(.forbidden, "a page keeps its token in a cookie")
    }
    let address = context.peer.address(of: request.head, behindProxy: settings.behindProxy)
    switch await desk.check(wish.code, from: address) {
    case .tooOften:
      await log.note(.missed, "too often", from: address)
      throw Problem(
        .tooManyRequests,
        ServerRefusal.tooManyCodes,
        headers: [.retryAfter: "60"]
      )
    case .wrong:
      await log.note(.missed, "wrong code", from: address)
      throw Problem(.forbidden, ServerRefusal.wrongCode)
    case .welcome: break
    }
    let (device, token) = try await keyring.add(name.text)
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
}
