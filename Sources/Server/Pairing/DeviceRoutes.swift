import Exchange
import Formats
import HTTPTypes
import Hummingbird
import Storage
import Training

/// The devices that were let in: `/api/v1/devices`.
struct DeviceRoutes {
  let devices: DeviceStore
  let keyring: Keyring
  let desk: PairingDesk
  let hub: LiveHub
  let settings: ServerSettings
  let log: SecurityLog

  func add(to routes: RouterGroup<Visit>) {
    routes.get("devices") { _, context in try await list(context) }
    routes.post("devices/codes") { _, context in try await code(context) }
    routes.delete("devices/:id") { _, context in try await remove(context) }
  }

  private func list(_ context: Visit) async throws -> Response {
    let list = DeviceList(try await devices.devices(), own: context.device?.id)
    return Response.written {
      list.write(to: &$0, for: APIReader(today: Day(daysSince1970: 0), offset: .zero))
    }
  }

  private func code(_ context: Visit) async throws -> Response {
    guard let code = await desk.make() else {
      throw Problem(.tooManyRequests, "use a code or wait ten minutes; ten codes are already out")
    }
    await log.note(.codeMade, "", from: context.peer)
    return Response(
      json: [
        "code": .string(code.description),
        "seconds": .number(Double(PairingDesk.lifetime.components.seconds)),
      ]
    )
  }

  private func remove(_ context: Visit) async throws -> Response {
    let id = try context.parameters.require("id")
    guard let device = try await keyring.remove(id) else {
      throw Problem(.notFound, "there is no device \(id.prefix(20))")
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
