import Formats
import Storage

/// What is played and where it stood still: beside the journal, for a watch that comes back.
struct WatchPlan: Equatable {
  /// The recording: a file's whole path, or a simulated run.
  var recording: String
  /// The seed of a simulated run.
  var seed: UInt64
  /// How many seconds of the run pass in one; nothing where as many as can.
  var speed: Double?
  /// Where the server is.
  var server: String
  /// Seconds of the session in which the runner stood because somebody asked for a pause; the last
  /// one may be open.
  var holds: [Hold] = []

  /// A pause that was asked for.
  struct Hold: Equatable {
    var from: Int
    var to: Int?
  }

  /// Whether the runner stands.
  var isHeld: Bool { holds.last.map { $0.to == nil } ?? false }

  /// The runner is asked to stand from a second of the session on.
  mutating func hold(at second: Int) {
    if !isHeld { holds.append(Hold(from: second)) }
  }

  /// The runner goes on.
  mutating func release(at second: Int) {
    if isHeld { holds[holds.count - 1].to = second }
  }

  /// How far the recording has come at a second of the session.
  func position(at second: Int) -> Int {
    second - holds.reduce(0) { $0 + max(0, min($1.to ?? second, second) - $1.from) }
  }
}

extension WatchPlan {
  /// The plan as it is kept.
  var json: JSON {
    [
      "recording": .string(recording), "seed": .string(String(seed)),
      "speed": speed.map { .number($0) } ?? .null, "server": .string(server),
      "holds": .array(
        holds.map { hold in
          .array([.number(Double(hold.from)), hold.to.map { .number(Double($0)) } ?? .null])
        }
      ),
    ]
  }

  /// Reads a plan that was kept.
  init?(_ json: JSON) {
    guard let recording = json["recording"]?.string, let server = json["server"]?.string,
      let seed = json["seed"]?.string.flatMap({ UInt64($0) })
    else { return nil }
    self.init(recording: recording, seed: seed, speed: json["speed"]?.number, server: server)
    for hold in json["holds"]?.array ?? [] {
      guard let from = hold[0]?.integer else { return nil }
      holds.append(Hold(from: Int(from), to: hold[1]?.integer.map { Int($0) }))
    }
  }
}
