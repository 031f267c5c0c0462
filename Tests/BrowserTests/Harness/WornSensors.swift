import Formats

/// A strap that measures 150 and a foot pod that takes 172 steps a minute at 3 m/s.
///
/// Chromium emulates them below Web Bluetooth: the page asks for them, connects and subscribes as it
/// does with real ones. It has no notifications for them; so a script reads what is subscribed to once a
/// second, and the page hears of it in the same event.
actor WornSensors {
  /// One sensor.
  enum Kind: String, CaseIterable {
    case heartRate, footpod

    fileprivate var address: String {
      switch self {
      case .heartRate: "09:00:00:00:00:01"
      case .footpod: "09:00:00:00:00:02"
      }
    }

    /// Of each service its one characteristic, with the bytes that it gives.
    fileprivate var services: [(service: String, characteristic: String, bytes: [UInt8])] {
      switch self {
      case .heartRate: [("180d", "2a37", [0, 150]), ("180f", "2a19", [82])]
      case .footpod: [("1814", "2a53", [0, 0, 3, 86]), ("180f", "2a19", [82])]
      }
    }
  }

  private let chromium: Chromium
  private var away: Set<Kind> = []
  private var bytes: [String: [UInt8]] = [:]
  private var prompts: Set<String> = []

  private init(_ chromium: Chromium) { self.chromium = chromium }

  /// Runs a body with both of them in reach of a page that is not open yet.
  static func around<Result: Sendable>(
    _ page: Page,
    _ body: (WornSensors) async throws -> Result
  ) async throws -> Result {
    let sensors = WornSensors(page.chromium)
    let events = await page.chromium.deviceEvents()
    try await page.prepare(reading)
    try await page.send("DeviceAccess.enable")
    try await sensors.send("disable")
    try await sensors.send("enable", ["state": "powered-on", "leSupported": true])
    for kind in Kind.allCases { try await sensors.putOn(kind) }
    return try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { for await event in events { await sensors.answer(event) } }
      defer { group.cancelAll() }
      return try await body(sensors)
    }
  }

  /// Takes a sensor out of reach.
  func lose(_ kind: Kind) async throws {
    away.insert(kind)
    try await send("simulateGATTDisconnection", ["address": .string(kind.address)])
  }

  /// Brings it back.
  func find(_ kind: Kind) { away.remove(kind) }

  private func putOn(_ kind: Kind) async throws {
    try await send(
      "simulatePreconnectedPeripheral",
      [
        "address": .string(kind.address), "name": .string("Test \(kind.rawValue)"),
        "manufacturerData": [],
        "knownServiceUuids": .array(kind.services.map { .string(Self.whole($0.service)) }),
      ]
    )
  }

  private func answer(_ event: JSON) async {
    let parameters = event["params"] ?? [:]
    let type = parameters["type"] ?? .null
    do {
      switch event["method"]?.string {
      case "DeviceAccess.deviceRequestPrompted":
        guard let prompt = parameters["id"]?.string, !prompts.contains(prompt),
          let device = parameters["devices"]?[0]?["id"]
        else { return }
        prompts.insert(prompt)
        _ = try await chromium.send(
          "DeviceAccess.selectPrompt",
          ["id": .string(prompt), "deviceId": device],
          in: event["sessionId"]?.string
        )
      case "BluetoothEmulation.gattOperationReceived":
        let address = parameters["address"] ?? .null
        guard let kind = Kind.allCases.first(where: { .string($0.address) == address }) else {
          return
        }
        if type == "discovery" { try await describe(kind) }
        // "Page Timeout" in the list of HCI errors of the Bluetooth core specification.
        let code: JSON = away.contains(kind) ? 4 : 0
        try await send(
          "simulateGATTOperationResponse",
          ["address": address, "type": type, "code": code]
        )
      case "BluetoothEmulation.characteristicOperationReceived":
        let id = parameters["characteristicId"] ?? .null
        var response = [
          JSON.Member("characteristicId", id), JSON.Member("type", type), JSON.Member("code", 0),
        ]
        if type == "read" {
          let text = Base64.text(of: bytes[id.string ?? ""] ?? [])
          response.append(JSON.Member("data", .string(text)))
        }
        try await send("simulateCharacteristicOperationResponse", .object(response))
      default: return
      }
    } catch {
      // A page that is gone asks no more, and its test says what it missed.
    }
  }

  /// Tells what a sensor has to offer; with its connection that is forgotten.
  private func describe(_ kind: Kind) async throws {
    for (service, characteristic, value) in kind.services {
      let made = try await send(
        "addService",
        ["address": .string(kind.address), "serviceUuid": .string(Self.whole(service))]
      )
      let place = try await send(
        "addCharacteristic",
        [
          "serviceId": made["serviceId"] ?? .null,
          "characteristicUuid": .string(Self.whole(characteristic)),
          "properties": ["read": true, "notify": true],
        ]
      )
      let id = place["characteristicId"] ?? .null
      bytes[id.string ?? ""] = value
      // Client Characteristic Configuration, without which nobody can subscribe.
      try await send(
        "addDescriptor",
        ["characteristicId": id, "descriptorUuid": .string(Self.whole("2902"))]
      )
    }
  }

  @discardableResult
  private func send(_ command: String, _ parameters: JSON = [:]) async throws -> JSON {
    try await chromium.send("BluetoothEmulation." + command, parameters)
  }

  /// A name of sixteen bits among those of 128, by the Bluetooth core specification.
  private static func whole(_ short: String) -> String {
    "0000\(short)-0000-1000-8000-00805f9b34fb"
  }

  private static let reading = """
    (() => {
      const prototype = globalThis.BluetoothRemoteGATTCharacteristic?.prototype;
      // An empty page is nobody's.
      if (!prototype) return;
      const { startNotifications } = prototype;
      prototype.startNotifications = async function () {
        await startNotifications.call(this);
        const timer = setInterval(
          () => this.readValue().catch(() => clearInterval(timer)),
          1000,
        );
        return this;
      };
    })();
    """
}
