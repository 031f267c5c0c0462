import ArgumentParser
import Formats

/// Shows a code that lets one device in.
struct DevicesPairCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pair",
    abstract: "Show a code that lets one device in.",
    discussion: """
      Open the server's address with /pair on the new device and type the code. It is
      good for ten minutes and for one device, and dead after five wrong ones.
      """
  )

  @OptionGroup var data: DataOption

  func run() throws {
    guard let answer = try LocalServer(try data.folder()).get("POST", "/api/v1/devices/codes")
    else {
      throw Failure(.unavailable, "no server is running on this folder; start one with 'serve'")
    }
    guard let code = answer.json["code"]?.string else {
      throw Failure(.inputOutput, "the server gave no code")
    }
    Console.standardOutput.write("\(code)\n")
    Console.standardError.write("type it on the device, at /pair; it is good for ten minutes\n")
  }
}
