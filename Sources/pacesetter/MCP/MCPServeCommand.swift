import ArgumentParser
import Exchange
import Foundation
import Server
import Record
import Storage
import Training

/// Answers an agent, one message a line, until the agent closes the line.
struct MCPServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Answer an agent on standard input and output.",
    discussion: """
      Without --share an agent sees the workout library alone. With 'changes' it can
      log sets, count the daily challenge, plan races and annotate activities. You
      can undo each change.

      Example of an agent's settings:
        {"command": "pacesetter", "args": ["mcp", "serve", "--share", "history,log"]}
      """
  )

  @Option(
    help: ArgumentHelp(
      "What the agent may see: \(MCPShare.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "list"
    )
  )
  var share: String?

  @OptionGroup var library: LibraryOption
  @OptionGroup var data: DataOption

  func validate() throws { _ = try shares() }

  func run() async throws {
    let folder = try LibraryFolder(given: library.library)
    let agentLibrary = AgentLibrary(
      folder.library,
      knowing: folder.catalogue,
      documents: folder.documents
    )
    let shares = try shares()
    try await data.withRecord { record in
      let desk = AgentDesk(record, agentLibrary, shares: shares) { .now }
      while let line = readLine() {
        guard let answer = await desk.answer(Array(line.utf8)) else { continue }
        Console.standardOutput.write(String(decoding: answer, as: UTF8.self) + "\n")
      }
    }
  }

  private func shares() throws -> Set<MCPShare> {
    var shares: Set<MCPShare> = []
    for name in (share ?? "").split(separator: ",") {
      let word = name.trimmingCharacters(in: .whitespaces)
      guard let share = MCPShare(rawValue: word) else {
        let all = MCPShare.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("--share has \(word), expected some of \(all)")
      }
      shares.insert(share)
    }
    return shares
  }
}
