import Exchange
import Formats
import Foundation
import Integrations
import Storage

/// The lines of one session on disk: those of the watch, and what others have said meanwhile.
///
/// ```
/// 1784541234567-0190f1c2….events     the lines, one after the other
/// 1784541234567-0190f1c2….replay     what is played
/// ```
final class WatchJournal {
  /// The name of both files, without their endings; in the order in which sessions began.
  let name: String
  /// What was there when it was opened.
  let lines: [EventLine]

  private let folder: String
  private let descriptor: Int32

  static let ending = ".events"

  /// Opens a journal, or begins one; a half line at its end, which a kill has left, is cut off.
  init(_ name: String, in folder: String) throws(Failure) {
    self.name = name
    self.folder = folder
    let path = "\(folder)/\(name)\(Self.ending)"
    descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Self.failure("cannot open \(path)") }
    let bytes = try FileBytes.read(path, most: .max)
    var lines: [EventLine] = []
    var whole = 0
    for part in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      // A line that was cut off by a crash ends the journal.
      guard part.endIndex < bytes.endIndex, let line = try? EventLine(part) else { break }
      lines.append(line)
      whole = part.endIndex + 1
    }
    self.lines = lines
    if whole < bytes.count, ftruncate(descriptor, off_t(whole)) != 0 {
      throw Self.failure("cannot mend \(path)")
    }
    do { try Disk.sync(folder) } catch { throw Failure(.inputOutput, "\(error)") }
  }

  deinit { close(descriptor) }

  /// The session's name.
  var session: String { String(name.drop { $0 != "-" }.dropFirst()) }

  /// Whether a device began a workout here and never ended it.
  func isUnfinished(of device: String) -> Bool {
    let types = lines.filter { $0.event.device == device }.map { $0.event.type }
    return types.contains("workoutStarted") && !types.contains("workoutEnded")
  }

  /// Adds lines and waits until they are on disk.
  func append(_ lines: [[UInt8]]) throws(Failure) {
    let bytes = lines.flatMap { $0 + [UInt8(ascii: "\n")] }
    guard Descriptor.write(bytes, to: descriptor), fdatasync(descriptor) == 0 else {
      throw Self.failure("cannot write \(name) in \(folder)")
    }
  }

  /// What is played, if that is known.
  var plan: WatchPlan? {
    // Nothing where it is not known.
    let bytes = try? FileBytes.read("\(folder)/\(name).replay")
    return bytes.flatMap { try? JSON.parse($0) }.flatMap { WatchPlan($0) }
  }

  /// Keeps what is played.
  func keep(_ plan: WatchPlan) throws(Failure) {
    do { try Disk.write(plan.json.utf8(), to: name + ".replay", in: folder) } catch {
      throw Failure(.inputOutput, "\(error)")
    }
  }

  private static func failure(_ sentence: String) -> Failure {
    Failure(.inputOutput, "\(sentence): \(String(cString: strerror(errno)).lowercased())")
  }
}
