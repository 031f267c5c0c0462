import Exchange
import Prompts
public import Storage
import Training

extension LocalRecord {
  // The page that recorded a note has it written down by itself, within so many seconds.
  private static let patience = 600.0

  var mindQueue: MindQueue { MindQueue(database) }

  /// Takes up what a killed process was in the middle of; before anybody asks for anything.
  public func recoverMind() async throws(StorageError) { try await mindQueue.recover() }

  /// Asks again for what is due: activities to be summed up, voice notes to be written down.
  ///
  /// Says how many were worked on.
  @discardableResult
  public func workOffMind() async throws -> Int {
    if outside.listen != nil {
      let late = now.instant.advanced(bySeconds: -Self.patience)
      try await mindQueue.add(notes: try await mindQueue.unheard(before: late), at: now.instant)
    }
    let due = try await mindQueue.due(at: now.instant)
    for entry in due {
      switch entry.kind {
      // The queue has written down why, and asks again when it is due.
      case .summary: _ = try? await ask(MindAPI.SumUp(entry.subject))
      case .note: try await hearAgain(entry.subject)
      case .insight: try await lookAgain(as: entry.subject)
      }
    }
    return due.count
  }

  /// Asks again what the weeks show; whoever asks on the page then has the answer at once, unpaid.
  private func lookAgain(as day: String) async throws {
    // Another day has other figures, and whoever wanted these has gone.
    guard day == reader.today.text else {
      return try await mindQueue.postpone(
        .insight,
        day,
        because: "the day is over",
        mayPass: false,
        at: now.instant
      )
    }
    // The queue has written down why, and asks again when it is due.
    _ = try? await ask(MindAPI.Insight())
  }

  private func hearAgain(_ note: String) async throws {
    guard outside.listen != nil else { return }
    try await mindQueue.begin(.note, note, at: now.instant)
    let reason: String?
    do throws(RecordError) {
      _ = try await ask(NoteAPI.Listen(note))
      reason = nil
    } catch {
      reason = error.description
    }
    guard let reason else { return try await mindQueue.finish(.note, note) }
    try await mindQueue.postpone(.note, note, because: reason, mayPass: true, at: now.instant)
  }
}
