public import Exchange
import Formats
import Foundation
public import Screens
public import Record
import Storage
public import Training

/// Answers one agent: carries out what the protocol asks for, and writes each call into the ledger.
public actor AgentDesk {
  private let record: any RecordAccess
  private let library: AgentLibrary
  private let language: Language
  private let now: @Sendable () -> LocalTime
  private var server: MCPServer

  /// Opens a desk for an agent of an owner who shares something; what its tools give is in a language.
  public init(
    _ record: any RecordAccess,
    _ library: AgentLibrary,
    shares: Set<MCPShare>,
    at door: MCPServer.Door = .process,
    in language: Language = .english,
    now: @escaping @Sendable () -> LocalTime
  ) {
    self.record = record
    self.library = library
    self.language = language
    self.now = now
    server = MCPServer(release: Release.version, shares: shares, at: door)
  }

  /// The answer to one message, or to a batch of them; nothing where none is due.
  public func answer(_ message: [UInt8]) async -> [UInt8]? {
    await answer(to: server.receive(message))
  }

  private func answer(to step: MCPStep) async -> [UInt8]? {
    switch step {
    case .nothing: return nil
    case .reply(let bytes): return bytes
    case .ask(let ask):
      let outcome = await outcome(of: ask.wish)
      let bytes = server.answer(ask, outcome)
      await note(ask.wish, outcome, bytes.count)
      return bytes
    case .batch(let steps):
      var answers: [[UInt8]] = []
      for step in steps {
        if let bytes = await answer(to: step) { answers.append(bytes) }
      }
      return MCPServer.batch(answers)
    }
  }

  /// The workouts that the agent may see: those of the library, and the owner's own where the log is shared.
  private func workouts() async throws(RecordError) -> AgentLibrary {
    guard server.shares.contains(.log) else { return library }
    return library.adding(try await record.ask(LibraryAPI.Read()).workouts)
  }

  private func outcome(of wish: MCPAsk.Wish) async -> MCPOutcome {
    switch wish {
    case .resources:
      do throws(RecordError) {
        return .list(
          try await workouts().resources,
          documents: MCPDocument.allCases.filter { library.documents[$0] != nil }
        )
      } catch {
        return .refused(error.description)
      }
    case .workout(let id):
      do throws(RecordError) {
        let text = try await workouts().texts[id]
        return text.map { .text($0) } ?? .refused("there is no workout \(id)")
      } catch {
        return .refused(error.description)
      }
    case .document(let document):
      return library.documents[document].map { .text($0) } ?? .refused("it is not installed here")
    case .tool(let tool, let arguments):
      do {
        return try await AgentWork(
          record: record,
          library: try await workouts(),
          shares: server.shares,
          now: now(),
          language: language
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

  /// The owner's own workouts in an answer, beside the arguments: no tool has one of this name.
  private static func own(in outcome: MCPOutcome) -> [JSON.Member] {
    guard case .value(let value) = outcome, let own = value["own"], own.array?.isEmpty == false
    else { return [] }
    return [JSON.Member("own", own)]
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
      let said = tool == .checkWorkout ? [] : values.object ?? []
      arguments.value(.object(said + Self.own(in: outcome)))
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
