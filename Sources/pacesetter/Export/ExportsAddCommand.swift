import ArgumentParser
import Exchange
import Foundation
import Screens

/// Adds a place that gets each activity as files.
struct ExportsAddCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add a folder of this machine, or one on a WebDAV server.",
    discussion: """
      The place is tried first: what does not work is not kept. For a WebDAV server
      (Nextcloud, a NAS) say your name there; the password is read from standard
      input, and kept in a file that only you can read. Best is an app password.

      Examples:
        pacesetter exports add ~/Sync/runs
        pacesetter exports add https://cloud.example.org/runs --user me < password
      """
  )

  @Argument(help: "A folder, or an address with https://.", completion: .directory)
  var place: String

  @Option(help: "Your name on the WebDAV server of the address.")
  var user: String?

  @Flag(help: "The address is in your own network, and may have any port.")
  var home = false

  @OptionGroup var data: DataOption

  private var isAddress: Bool { place.contains("://") }

  func validate() throws {
    guard isAddress == (user != nil) else {
      throw ValidationError(
        isAddress
          ? "add --user with your name on the server" : "leave out --user; \(place) is a folder"
      )
    }
  }

  func run() async throws {
    let wish: ExportAPI.Add
    if let user {
      guard let password = readLine(), !password.isEmpty else {
        throw Failure(.noInput, TerminalText.noExportPassword)
      }
      do throws(APICallError) {
        wish = try ExportAPI.Add(place, user: user, password: password, isAtHome: home)
      } catch {
        throw Failure(.usage, error.description)
      }
    } else {
      do throws(APICallError) { wish = try ExportAPI.Add(folder: Self.path(place)) } catch {
        throw Failure(.usage, error.description)
      }
    }
    ExportsListing.show(try await data.ask(wish))
  }

  /// The whole path of a folder.
  static func path(_ folder: String) -> String {
    URL(fileURLWithPath: folder).standardizedFileURL.path
  }
}
