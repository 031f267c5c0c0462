import Exchange
import Formats
import Foundation
import Record
import Storage

/// What a watch keeps: who it is, what it has said, and what lets it in.
///
/// One watch at a time has it open, for its events are numbered over all of its sessions.
final class WatchFolder {
  /// For how many days a session that the server has is kept here as well.
  static let days = 30.0

  /// Where it is.
  let path: String
  /// The watch's name: 64 random bits, made once.
  let device: String

  private let lock: FolderLock

  /// Opens the folder that is named, or that of the XDG rules.
  init(_ given: String?) throws(Failure) {
    do throws(StorageError) {
      let folder = try DataFolder.usual(given: given ?? Self.usual)
      path = folder.path
      do throws(Disk.Refusal) { try Disk.makeFolder(path) } catch {
        throw .unusable(folder: folder.path, reason: error.reason)
      }
      lock = try FolderLock(folder)
    } catch {
      throw Failure(error)
    }
    // A watch without a name gets one below.
    let known = try? FileBytes.read(path + "/device")
    let name = known.map { String(decoding: $0.prefix(16), as: UTF8.self) } ?? ""
    if LinkEvent.canName(device: name) {
      device = name
      return
    }
    let digits = String(UInt64.random(in: 1 ... .max), radix: 16)
    device = String(repeating: "0", count: 16 - digits.utf8.count) + digits
    try write(Array((device + "\n").utf8), to: "device")
  }

  /// The names of its journals, the oldest first.
  func journals() throws(Failure) -> [String] {
    let names: [String]
    do { names = try FileManager.default.contentsOfDirectory(atPath: path) } catch {
      throw Failure(.inputOutput, "cannot read \(path)")
    }
    return names.filter { $0.hasSuffix(WatchJournal.ending) }.sorted()
      .map { String($0.dropLast(WatchJournal.ending.count)) }
  }

  /// Begins the journal of a session.
  func begin(_ session: String, at wall: Double) throws(Failure) -> WatchJournal {
    // As many digits as will do for the next two thousand years, so that names sort like times.
    let digits = String(Int64(max(0, wall)))
    let padding = String(repeating: "0", count: max(0, 14 - digits.utf8.count))
    return try WatchJournal("\(padding)\(digits)-\(session)", in: path)
  }

  /// Removes what has been on the server for long; the newest stays, for its last number.
  func tidy(at wall: Double, confirmed: Int64) throws(Failure) {
    for name in try journals().dropLast() {
      guard let began = Double(name.prefix { $0.isNumber }), wall - began > Self.days * 86_400_000,
        let last = try WatchJournal(name, in: path).lines.last(where: { $0.event.device == device }
        ),
        last.event.number <= confirmed
      else { continue }
      for ending in [WatchJournal.ending, ".replay"] { unlink("\(path)/\(name)\(ending)") }
    }
  }

  // MARK: What the server has

  /// The last of its events that a server has confirmed.
  var confirmed: Int64 {
    // Nothing confirmed only sends more: the server drops what it knows.
    let bytes = try? FileBytes.read(path + "/confirmed")
    let digits = bytes.map { String(decoding: $0, as: UTF8.self) }?.prefix { $0.isNumber }
    return digits.flatMap { Int64($0) } ?? 0
  }

  /// Notes what a server has confirmed; where that is forgotten, more is sent than is needed.
  func confirm(_ number: Int64) throws(Failure) {
    try FileBytes.write("\(number)\n", to: path + "/confirmed")
  }

  // MARK: What lets it in

  /// The token that a server has given.
  func token(for server: String) -> String? { tokens[server]?.string }

  /// Keeps a token.
  func keep(_ token: String, for server: String) throws(Failure) {
    let others = (tokens.object ?? []).filter { $0.key != server }
    let all = JSON.object(others + [JSON.Member(server, .string(token))])
    try write(all.utf8(), to: "tokens")
  }

  private var tokens: JSON {
    // Without tokens the watch pairs anew.
    let bytes = try? FileBytes.read(path + "/tokens")
    return bytes.flatMap { try? JSON.parse($0) } ?? .object([])
  }

  /// Writes a file that nobody else may read.
  private func write(_ bytes: [UInt8], to name: String) throws(Failure) {
    do { try Disk.write(bytes, to: name, in: path) } catch {
      throw Failure(.inputOutput, "\(error)")
    }
  }

  /// `$XDG_STATE_HOME/pacesetter/watch`: what one machine remembers of itself.
  private static var usual: String? {
    if let state = Console.variable("XDG_STATE_HOME"), state.hasPrefix("/") {
      return state + "/pacesetter/watch"
    }
    return Console.variable("HOME").map { $0 + "/.local/state/pacesetter/watch" }
  }
}
