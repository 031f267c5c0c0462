import Exchange
import Formats
import HTTPTypes
import Hummingbird
import Screens
import Storage
import Training

/// The devices that were let in: `/api/v1/devices`.
struct DeviceRoutes {
  // Neither devices nor codes have words that depend on who reads them.
  private static let anybody = APIReader(today: Day(daysSince1970: 0), offset: .zero)

  let devices: DeviceStore
  let keyring: Keyring
  let desk: PairingDesk
  let hub: LiveHub
  let settings: ServerSettings
  let log: SecurityLog

  func add(to routes: RouterGroup<Visit>) {
    routes.on(DeviceAPI.List.self) { _, _, context in try await list(context) }
    routes.on(DeviceAPI.MakeCode.self) { asked, _, context in try await code(asked, context) }
    routes.on(DeviceAPI.Revoke.self) { asked, _, context in try await remove(asked.id, context) }
  }

  private func list(_ context: Visit) async throws -> Response {
    let list = DeviceList(try await devices.devices(), own: context.device?.id)
    return Response.written { list.write(to: &$0, for: Self.anybody) }
  }

  private func code(_ asked: DeviceAPI.MakeCode, _ context: Visit) async throws -> Response {
    guard let code = await desk.make() else {
      throw Problem(.tooManyRequests, ServerRefusal.fullOfCodes)
    }
    await log.note(.codeMade, "", from: context.peer)
    let seconds = Int(PairingDesk.lifetime.components.seconds)
    let answer = DeviceCode(code.description, seconds: seconds, on: asked.page)
    return Response.written { answer.write(to: &$0, for: Self.anybody) }
  }

  private func remove(_ id: String, _ context: Visit) async throws -> Response {
    guard let device = try await keyring.remove(id) else {
      throw Problem(.notFound, DoorRefusal.noDevice(String(id.prefix(20))))
    }
    hub.shutOut(device.id)
    await log.note(.revoked, "\(device.id) \(device.name)", from: context.peer)
    var response = Response(status: .noContent)
    if device.id == context.device?.id {
      response.headers[.setCookie] = Credential.cookie("", isSecure: settings.isSecure)
    }
    return response
  }
}
