public import Integrations
public import Screens
public import Record
import Storage

/// Lets a voice leave this machine where the record says so, and writes each time into its ledger.
public struct RecordVoiceGate: VoiceGate {
  private let book: VoiceBook

  /// Watches over the voice of a record's owner.
  public init(_ book: VoiceBook) { self.book = book }

  /// Lets a sound out, or says what to do first.
  public func release(_ sound: ReleasedSound) async throws(ListeningRefusal) -> Int64 {
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
      throw .noRoom
    }
    switch answer {
    case .released(let number): return number
    case .refused(.notShared):
      throw .notShared
    case .refused(.overBudget):
      throw .overBudget
    }
  }

  /// Writes down what came of it.
  public func settle(_ number: Int64, _ refusal: ListeningRefusal?, mayHaveCost: Bool) async {
    // The words are worth more than their row.
    try? await book.settle(number, refusal, mayHaveCost: mayHaveCost)
  }
}
