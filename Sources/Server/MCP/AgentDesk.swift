public import Exchange
import Formats
import Foundation
public import Storage
public import Training

/// Answers one agent: carries out what the protocol asks for, and writes each call into the ledger.
public actor AgentDesk {
  private let record: any RecordAccess
  private let library: AgentLibrary
  private let now: @Sendable () -> LocalTime
  private var server: MCPServer

  /// Opens a desk for an agent of an owner who shares something.
  public init(
    _ record: any RecordAccess,
    _ library: AgentLibrary,
    shares: Set<MCPShare>,
    at door: MCPServer.Door = .process,
    now: @escaping @Sendable () -> LocalTime
  ) {
    self.record = record
    self.library = library
    self.now = now
    server = MCPServer(release: Release.version, shares: shares, at: door)
  }

  /// The answer to one message; nothing where none is due.
  public func answer(_ message: [UInt8]) async -> [UInt8]? {
    switch server.take(message) {
    case .nothing: return nil
    case .reply(let bytes): return bytes
    case .ask(let ask):
      let outcome = await outcome(of: ask.wish)
      let bytes = server.answer(ask, outcome)
      await note(ask.wish, outcome, bytes.count)
      return bytes
    }
  }

  private func outcome(of wish: MCPAsk.Wish) async -> MCPOutcome {
    switch wish {
    case .resources:
      return .list(
        library.resources,
        documents: MCPDocument.allCases.filter { library.documents[$0] != nil }
      )
    case .workout(let id):
      return library.texts[id].map { .text($0) } ?? .refused("there is no workout \(id)")
    case .document(let document):
      return library.documents[document].map { .text($0) } ?? .refused("it is not installed here")
    case .tool(let tool, let arguments):
      do {
        return try await AgentWork(
          record: record,
          library: library,
          shares: server.shares,
          now: now()
        ).value(of: tool, Fields(arguments))
      } catch let error as RecordError {
        return .refused(error.description)
      } catch let error as APICallError {
        return .refused(error.description)
      } catch let error as ShapeError {
        return .refused(error.description)
      } catch {
        return .refused("\(error)")
      }
    }
  }

  private func note(_ wish: MCPAsk.Wish, _ outcome: MCPOutcome, _ count: Int) async {
    let name: String
    var arguments = JSONWriter()
    switch wish {
    // What stands in the documentation is nobody's record.
    case .resources, .document: return
    case .workout(let id):
      name = "read workout"
      arguments.value(id)
    case .tool(let tool, let values):
      name = tool.rawValue
      // The text of a workout that is only checked is nobody's record.
      arguments.value(tool == .checkWorkout ? .object([]) : values)
    }
    var isAnswered = true
    if case .refused = outcome { isAnswered = false }
    // The answer is not held back where the ledger cannot be written: the disk complains elsewhere.
    _ = try? await record.ask(
      AgentAPI.Note(
        AgentCall(
          at: now().instant,
          tool: name,
          arguments: arguments.text,
          bytes: count,
          isAnswered: isAnswered
        )
      )
    )
  }
}
