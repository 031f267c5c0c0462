import Exchange
import Formats
import Foundation
import Screens
import ServiceLifecycle
import Storage
import Training

/// Writes each activity as files into a folder of the owner's, here or on a WebDAV server, and again after a
/// change.
///
/// The folder itself says what is done already: `.pacesetter-export.json` has the digest of what the record
/// said of each activity when it was written. What is deleted in the record stays in the folder.
struct ExportService: Service {
  static let ledger = ".pacesetter-export.json"

  let record: LocalRecord
  let place: any ExportPlace
  let report: @Sendable (String) -> Void

  func run() async throws {
    await cancelWhenGracefulShutdown {
      var complaint: String?
      var failures = 0
      while !Task.isCancelled {
        do {
          try await look()
          (complaint, failures) = (nil, 0)
        } catch {
          failures += 1
          // Said once: a disk that is full or away is looked at again and again.
          let words = TerminalText.noExport(to: place.words, because: "\(error)")
          if words != complaint { report(words) }
          complaint = words
        }
        // Cancelled sleep is the end.
        try? await Task.sleep(for: place.pause(after: failures))
      }
    }
  }

  /// Writes what is new or has changed.
  func look() async throws {
    // Taking in what has ended is a part of answering.
    _ = try await record.ask(HistoryAPI.List(limit: 1))
    let library = RecordLibrary(record.database)
    var done = try await known()
    for summary in try await library.summaries() {
      let digest = digest(of: summary)
      guard done[summary.id] != digest else { continue }
      guard let activity = try await library.activity(summary.id) else { continue }
      for format in [EntryFile.Format.fit, .gpx]
      where EntryFile.formats(of: activity).contains(format) {
        let file = try EntryFile(activity, as: format)
        let name = file.name.replacingOccurrences(
          of: "." + format.rawValue,
          with: "-\(summary.id.prefix(6)).\(format.rawValue)"
        )
        try await place.write(file.bytes, name)
      }
      done[summary.id] = digest
      try await keep(done)
    }
  }

  // MARK: What is done

  private func digest(of summary: ActivitySummary) -> String {
    var json = JSONWriter()
    json.object { summary.writeMembers(to: &$0) }
    return String(SHA256.hexadecimal(of: json.bytes).prefix(16))
  }

  private func known() async throws -> [String: String] {
    // A ledger that is missing or damaged means that all is written again, which does no harm.
    guard let bytes = try await place.read(Self.ledger), let json = try? JSON.parse(bytes) else {
      return [:]
    }
    var known: [String: String] = [:]
    for member in json.object ?? [] { known[member.key] = member.value.string }
    return known
  }

  private func keep(_ done: [String: String]) async throws {
    var json = JSONWriter()
    json.object { json in
      for (id, digest) in done.sorted(by: { $0.key < $1.key }) { json.field(id, digest) }
    }
    try await place.write(json.bytes, Self.ledger)
  }
}
