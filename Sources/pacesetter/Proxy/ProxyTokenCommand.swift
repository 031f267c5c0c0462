import ArgumentParser
import Server

/// Lets a device ask the proxy.
struct ProxyTokenCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "token",
    abstract: "Make a token for a device, and print it once.",
    discussion: "The file keeps its digest. To shut a device out, delete its line."
  )

  @Argument(help: "What the device is called: letters, digits and hyphens.")
  var name: String

  @Option(
    help: ArgumentHelp("The file with the devices that may ask.", valueName: "file"),
    completion: .file()
  )
  var tokens: String

  func run() throws {
    do throws(ProxyTokensError) {
      Console.standardOutput.write(try ProxyTokens(tokens).add(name) + "\n")
    } catch {
      throw Failure(.failure, error.description)
    }
  }
}
