import ArgumentParser
import Exchange
import Formats
import Integrations
import Screens

/// How a watch pairs with a server.
struct WatchEntryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A pairing code that the server shows; it works once.", valueName: "code")
  )
  var pair: String?

  @Option(help: "This watch's name on the server.")
  var name: String = "Watch"

  @Option(
    help: ArgumentHelp(
      "The token of an existing pairing; PACESETTER_TOKEN hides it from process lists."
    )
  )
  var token: String?

  @Option(
    help: ArgumentHelp(
      "A certificate to trust, such as the server's own authority.",
      valueName: "file"
    ),
    completion: .file()
  )
  var authority: String?

  /// Sees whether the server lets this watch in, and returns the last event that it has of it; 0
  /// where nobody answers, for a run begins without a server as well.
  func knock(_ line: ServerClient, _ device: String) async throws(Failure) -> Int64 {
    do throws(ServerClientError) {
      let answer = try await line.ask(LinkAPI.Acked(device))
      guard answer.status == 200 else {
        throw .refused(status: answer.status, detail: answer.detail)
      }
      return answer.json["acked"]?.integer ?? 0
    } catch {
      guard error.mayPass else { throw Failure(error) }
      return 0
    }
  }

  /// The line to a server, with a token where there is one.
  func line(to server: String, _ folder: WatchFolder) async throws(Failure) -> ServerClient {
    let address: ServerAddress
    do { address = try ServerAddress(typed: server) } catch {
      throw Failure(.usage, "--to: \(error.description)")
    }
    let known = token ?? Console.variable("PACESETTER_TOKEN") ?? folder.token(for: "\(address)")
    do throws(ServerClientError) {
      let line = try ServerClient(address, token: known, authority: authority)
      guard let pair else { return line }
      let wish = DeviceAPI.Pair(code: pair, name: name, keepsToken: true)
      let answer = try await line.ask(wish)
      guard answer.status == 200, let token = answer.json["token"]?.string else {
        throw .refused(status: answer.status, detail: answer.detail)
      }
      do throws(Failure) { try folder.keep(token, for: "\(address)") } catch {
        // It is in, but only this once; it must be shut out and let in again.
        Console.standardError.write("pacesetter: \(error.sentence)\n")
      }
      await line.show(token)
      return line
    } catch {
      throw Failure(.unavailable, error.description)
    }
  }
}
