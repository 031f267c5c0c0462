public import Integrations
public import Storage

/// Lets a voice leave this machine where the record says so, and writes each time into its ledger.
public struct RecordVoiceGate: VoiceGate {
  private let book: VoiceBook

  /// Watches over the voice of a record's owner.
  public init(_ book: VoiceBook) { self.book = book }

  /// Lets a sound out, or says what to do first.
  public func release(_ sound: ReleasedSound) async throws(TranscriberError) -> Int64 {
    let answer: VoiceBook.Answer
    do throws(StorageError) {
      answer = try await book.release(
        to: sound.place,
        model: sound.model,
        mayCost: sound.mayCost,
        seconds: sound.seconds,
        bytes: sound.bytes
      )
    } catch {
      throw .disk("\(error)")
    }
    switch answer {
    case .released(let number): return number
    case .refused(.notShared):
      throw .kept(
        "turn on \"Your voice\" on the page The coach's mind, or add voice to 'mind share'"
      )
    case .refused(.overBudget):
      throw .kept("the budget of The coach's mind is used up; raise it there, or wait")
    }
  }

  /// Writes down what came of it.
  public func settle(_ number: Int64, _ outcome: String, mayHaveCost: Bool) async {
    // The words are worth more than their row.
    try? await book.settle(number, outcome, mayHaveCost: mayHaveCost)
  }
}
