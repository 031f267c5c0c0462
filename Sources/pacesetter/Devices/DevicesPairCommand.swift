import ArgumentParser
import Exchange
import Record
import Storage

/// Shows a code that lets one device in.
struct DevicesPairCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pair",
    abstract: "Show a code that pairs one device.",
    discussion: """
      Open the server's address with /pair on the new device and type the code. It
      works for one device within ten minutes, and not after five wrong attempts.
      """
  )

  @OptionGroup var data: DataOption

  func run() async throws {
    let server = LocalServer(try data.folder())
    guard try await server.isRunning else { throw Failure(RecordError.needsServer) }
    let record = RemoteRecord(server.client, at: server.destination)
    let code: DeviceCode
    do throws(RecordError) { code = try await record.ask(DeviceAPI.MakeCode()) } catch {
      throw Failure(error)
    }
    Console.standardOutput.write("\(code.code)\n")
    Console.standardError.write("type it on the device, on the page /pair, within ten minutes\n")
  }
}
