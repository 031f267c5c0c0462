import Formats
import Testing

/// A device's end of the link, and another device whose lines come to it.
struct LinkStory {
  static let own = "00000000000000b2"
  static let other = "00000000000000a1"

  var page: Asking
  /// The lines that the device itself has written.
  var own: [JSON] = []
  private var wall = 1_767_254_400_000.0
  private var numbers: [String: Int] = [:]

  init() throws { page = try Asking("link/contract.js") }

  mutating func tell(_ event: JSON) throws {
    wall += 1000
    try page.ask(["do": "link", "clock": clock(), "event": event], "LinkReply")
    for effect in page.last["effects"]?.array ?? [] {
      page.effects.formUnion(effect.object?.map { $0.key } ?? [])
    }
  }

  /// The device says something itself.
  mutating func say(_ message: JSON, in session: String) throws {
    let line = try line(message, in: session, of: Self.own, after: 0)
    own.append(line)
    try tell(["said": line])
  }

  /// The other device has said something, some seconds from now by its own clock.
  mutating func arrive(_ message: JSON, in session: String, after seconds: Double = 0) throws {
    try tell(["arrived": try line(message, in: session, of: Self.other, after: seconds)])
  }

  private mutating func line(
    _ message: JSON,
    in session: String,
    of device: String,
    after seconds: Double
  ) throws -> JSON {
    numbers[device, default: 0] += 1
    try page.ask(
      [
        "do": "say", "id": .string(session), "device": .string(device),
        "seq": .number(Double(numbers[device, default: 0])), "clock": clock(after: seconds),
        "message": message,
      ],
      "{line: string}"
    )
    return try #require(page.last["line"])
  }

  private func clock(after seconds: Double = 0) -> JSON {
    ["mono": .number(wall - 1_767_254_000_000), "wall": .number(wall + seconds * 1000)]
  }
}
