public import Foundation
public import Prompts
public import Screens
public import Storage
import Training

/// Whether a voice may leave this machine, under which cap, and the ledger of each time that it did.
public struct VoiceBook: Sendable {
  private let database: RecordDatabase
  private let prices: ModelTable
  private let clock: @Sendable () -> Date

  /// Opens the book of a record.
  public init(
    _ database: RecordDatabase,
    prices: ModelTable,
    clock: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.database = database
    self.prices = prices
    self.clock = clock
  }

  private var book: MindBook { MindBook(database) }

  /// Why a sound may not go.
  public enum Refusal: Hashable, Sendable {
    /// Its owner does not share their voice.
    case notShared
    /// What may be spent is spent.
    case overBudget
  }

  /// What came of wishing to send a sound.
  public enum Answer: Hashable, Sendable {
    /// It may go; the ledger has it under this number.
    case released(Int64)
    /// It may not.
    case refused(Refusal)
  }

  /// Lets a sound out, with the most that it can cost reserved, where its owner shares their voice.
  ///
  /// The ledger keeps no copy of the sound: the note itself is in the record.
  public func release(
    to place: String,
    model: String,
    mayCost: Bool,
    seconds: Double,
    bytes: Int
  ) async throws(StorageError) -> Answer {
    let settings = try await book.settings()
    guard settings.switches[.voice] else { return .refused(.notShared) }
    let length = (seconds * 10).rounded() / 10
    let row = LedgerEntry(
      task: "note",
      provider: "recognizer",
      model: model,
      categories: [.voice],
      bytes: bytes,
      place: place,
      body: "model=\(model), a sound of \(length) s (WAV, 16 kHz, one channel)",
      cost: mayCost ? prices.cost(ofSeconds: seconds, recognizer: model) : 0
    )
    let now = LocalTime(here: clock())
    guard let number = try await book.reserve(row, under: settings, at: now) else {
      return .refused(.overBudget)
    }
    return .released(number)
  }

  /// Writes down why a sound that was sent gave no words, or that it did.
  public func settle(
    _ number: Int64,
    _ refusal: (any Screens.Refusal)?,
    mayHaveCost: Bool
  ) async throws(StorageError) {
    let outcome = refusal.map { KeptSentence($0).column } ?? "answered"
    if mayHaveCost {
      try await book.judge(number, outcome)
    } else {
      try await book.settle(number, outcome, cost: 0)
    }
  }
}
