import Doorway
import Formats
import Testing

/// A page that compares each reply with the contract.
struct Asking: Sendable {
  var session = PageSession()
  var last: JSON = .null
  var faults: Set<String> = []
  /// The names of the requests that were answered.
  var requests: Set<String> = []
  /// The names of the effects that a link asked for.
  var effects: Set<String> = []
  private let contract: Contract

  init(_ path: String) throws { contract = try Contract(path) }

  mutating func ask(_ request: JSON, _ type: String) throws {
    last = try JSON.parse(session.reply(to: request.utf8()))
    #expect(last["error"] == nil, "\(request["do"]?.string ?? "")")
    requests.insert(request["do"]?.string ?? "")
    faults.formUnion(contract.faults(of: last, as: type))
  }

  /// Compares the refusal of a file.
  mutating func open(_ bytes: [UInt8], refusedAs type: String) throws {
    last = try JSON.parse(session.open(bytes))
    faults.formUnion(contract.faults(of: try #require(last["error"]), as: type))
  }
}
