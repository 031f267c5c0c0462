import Formats
import Testing

@testable import Doorway

/// `Web/contract.js`, `Web/gym/contract.js` and `Web/link/contract.js` say what the core writes: every
/// member of real replies to every request.
struct ContractTests {
  @Test func `the contract of runs describes every reply about a recording`() throws {
    #expect(try ContractStories.recording.get().faults.sorted() == [])
  }

  @Test func `the contract of runs describes every reply about a live run`() throws {
    #expect(try ContractStories.live.get().faults.sorted() == [])
  }

  @Test func `the contract of the gym describes every reply about a workout`() throws {
    #expect(try ContractStories.workout.get().faults.sorted() == [])
  }

  @Test func `the contract of the link describes every reply about other devices`() throws {
    let asked = try ContractStories.link.get()
    #expect(asked.faults.sorted() == [])
    // Nothing of what the link asks for is described by guessing.
    #expect(
      asked.effects.sorted() == [
        "askFile", "begin", "command", "conflict", "delivered", "joinFile", "keep", "message",
        "oldest", "peer", "post", "postLive", "putChunk", "recall", "show", "yield",
      ]
    )
  }

  @Test func `every request of the doorway is compared with a contract`() throws {
    let asked = try [
      ContractStories.recording, ContractStories.live, ContractStories.workout,
      ContractStories.link,
    ].map { try $0.get().requests }
    #expect(
      asked.reduce(into: Set()) { $0.formUnion($1) }.sorted()
        == Request.allCases.map(\.rawValue).sorted()
    )
  }

  @Test func `notices a member that the contract does not know, or that is missing`() throws {
    let contract = try Contract("contract.js")
    #expect(
      contract.faults(of: ["message": "x", "line": 7], as: "Problem")
        == ["Problem.line is not in the contract"]
    )
    #expect(contract.faults(of: ["offset": 7], as: "Problem") == ["Problem.message is missing"])
    #expect(contract.faults(of: ["message": 7], as: "Problem") == ["Problem.message is no string"])
  }
}
