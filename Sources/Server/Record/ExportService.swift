import Exchange
import Formats
import Foundation
import Integrations
import Screens
import ServiceLifecycle
import Record
import Storage
import Training

/// Writes each activity as files into the places of the owner's, here or on WebDAV servers, and again after
/// a change.
///
/// Each place itself says what is done already: `.pacesetter-export.json` has the digest of what the record
/// said of each activity when it was written. What is deleted in the record stays there.
struct ExportService: Service {
  static let ledger = ".pacesetter-export.json"
  /// How often it looks whether a place is new, or somebody waits.
  private static let pause = Duration.seconds(2)

  let record: LocalRecord
  /// The folder or the address that was given to `serve --export`.
  let given: String?
  let report: @Sendable (String) -> Void

  /// A place, with when it is looked at next.
  private struct Watched {
    let place: any ExportPlace
    var next = ContinuousClock.now
    var failures = 0
    var complaint: String?
  }

  private var store: ExportStore { ExportStore(record.database) }

  func run() async throws {
    await cancelWhenGracefulShutdown {
      var watched: [String: Watched] = [:]
      var isGiven = false
      while !Task.isCancelled {
        // What cannot be read or kept now is looked at again the next time.
        do {
          if !isGiven { try await give() }
          isGiven = true
          try await look(&watched)
        } catch {}
        // Cancelled sleep is the end.
        try? await Task.sleep(for: Self.pause)
      }
    }
  }

  private func give() async throws {
    // What cannot be read is said as it is when something is to be put there.
    let parts = given.flatMap { $0.contains("://") ? try? DAVFolder.split($0) : nil }
    try await store.give(parts?.address ?? given, user: parts?.user, now: seconds)
  }

  private func look(_ watched: inout [String: Watched]) async throws {
    let places = try await store.places()
    watched = watched.filter { id, _ in places.contains { $0.kept.id == id } }
    for place in places {
      let id = place.kept.id
      var one = watched[id] ?? Watched(place: self.place(place))
      guard place.kept.isAsked || one.next <= .now else { continue }
      do {
        try await send(to: one.place, place.kept, place.problem)
        (one.complaint, one.failures) = (nil, 0)
      } catch {
        if Task.isCancelled { return }
        one.failures += 1
        let refusal = one.place.refusal(of: error)
        try await store.note(id, waiting: nil, problem: KeptSentence(refusal))
        // Said once: a disk that is full or away is looked at again and again.
        let words = TerminalText.noExport(to: one.place.words, because: refusal.words(in: .english))
        if words != one.complaint { report(words) }
        one.complaint = words
      }
      one.next = .now + one.place.pause(after: one.failures)
      watched[id] = one
    }
  }

  private func place(_ place: ExportStore.Place) -> any ExportPlace {
    let id = place.kept.id
    guard let user = place.kept.user else {
      return ExportFolder(folder: URL(fileURLWithPath: place.kept.address, isDirectory: true))
    }
    return ExportAddress(place.kept.address, user: user, isAtHome: place.isAtHome) {
      [store, folder = record.database.folder] in
      if place.kept.isGiven {
        let environment = ProcessInfo.processInfo.environment
        guard let password = try ExportPassword.find(in: folder, environment: environment) else {
          throw Refused(ExportRefusal.noPassword)
        }
        return password
      }
      guard let password = try store.password(of: id) else {
        throw Refused(ExportRefusal.lostPassword)
      }
      return password
    }
  }

  private var seconds: Int64 { Int64(record.now.instant.secondsSince1970) }

  /// Writes what is new or has changed.
  private func send(
    to place: any ExportPlace,
    _ kept: KeptExport,
    _ problem: KeptSentence?
  ) async throws {
    // Taking in what has ended is a part of answering.
    _ = try await record.ask(HistoryAPI.List(limit: 1))
    let library = RecordLibrary(record.database)
    let summaries = try await library.summaries().map { ($0, digest(of: $0)) }
    var done = try await known(at: place)
    let waiting = summaries.filter { done[$0.id] != $1 }
    if waiting.count != kept.waiting || problem != nil || kept.isAsked {
      try await store.note(
        kept.id,
        waiting: waiting.count,
        problem: waiting.isEmpty ? nil : problem,
        isAsked: !waiting.isEmpty && kept.isAsked
      )
    }
    var left = waiting.count
    for (summary, digest) in waiting {
      left -= 1
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
      try await keep(done, at: place)
      // Who closes a place meanwhile wants nothing more sent there.
      guard try await store.noteSent(kept.id, waiting: left, now: seconds) else { return }
    }
    if kept.isAsked { try await store.note(kept.id, waiting: left, problem: nil) }
  }

  // MARK: What is done

  private func digest(of summary: ActivitySummary) -> String {
    var json = JSONWriter()
    json.object { summary.writeMembers(to: &$0) }
    return String(SHA256.hexadecimal(of: json.bytes).prefix(16))
  }

  private func known(at place: any ExportPlace) async throws -> [String: String] {
    // A ledger that is missing or damaged means that all is written again, which does no harm.
    guard let bytes = try await place.read(Self.ledger), let json = try? JSON.parse(bytes) else {
      return [:]
    }
    var known: [String: String] = [:]
    for member in json.object ?? [] { known[member.key] = member.value.string }
    return known
  }

  private func keep(_ done: [String: String], at place: any ExportPlace) async throws {
    var json = JSONWriter()
    json.object { json in
      for (id, digest) in done.sorted(by: { $0.key < $1.key }) { json.field(id, digest) }
    }
    try await place.write(json.bytes, Self.ledger)
  }
}
