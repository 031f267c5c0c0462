import ArgumentParser
import Exchange

/// Shuts a device out.
struct DevicesRevokeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "revoke",
    abstract: "Revoke a device; its connections end at once."
  )

  @Argument(help: "The device, as 'devices list' shows it.")
  var device: String

  @OptionGroup var data: DataOption

  func validate() throws {
    // It becomes part of a path.
    guard device.utf8.count == 8, device.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x2F }),
      device.allSatisfy(\.isHexDigit)
    else {
      throw ValidationError("there is no device \(device); 'devices list' shows them")
    }
  }

  func run() async throws {
    _ = try await data.ask(DeviceAPI.Revoke(id: device))
    Console.standardError.write("\(device) is revoked\n")
  }
}
