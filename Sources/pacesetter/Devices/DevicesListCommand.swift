import ArgumentParser
import Exchange
import Glibc
import Screens

/// Lists the devices that were let in.
struct DevicesListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List paired devices, last seen first."
  )

  @OptionGroup var data: DataOption

  func run() async throws {
    let devices = try await data.ask(DeviceAPI.List()).devices
    if devices.isEmpty {
      Console.standardError.write(TerminalText.noDevices + "\n")
    }
    for device in devices {
      Console.standardOutput.write(
        "\(device.id)  seen \(Self.day(device.seen))  paired \(Self.day(device.paired))  "
          + "\(device.name)\n"
      )
    }
  }

  /// The day of a moment, here.
  private static func day(_ seconds: Int64) -> String {
    var moment = time_t(seconds)
    var parts = tm()
    localtime_r(&moment, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
  }
}
