import ArgumentParser
import Exchange
import Formats
import Server

/// Prints the description of the API.
struct APICommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "api",
    abstract: "Print the description of the server's API, as OpenAPI 3.1.",
    discussion: """
      A running server gives the same at /api/v1/openapi.json.

      Example:
        pacesetter api > pacesetter-openapi.json
      """
  )

  func run() throws {
    var json = JSONWriter(indentedBy: 2)
    OpenAPI.write(release: Release.version, to: &json)
    json.endLine()
    Console.standardOutput.write(json.text)
  }
}
