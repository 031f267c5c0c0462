import Exchange
import Screens

// Whoever asks is told in their own language why the record gives no answer.
extension LocalRecord {
  /// There is no such thing.
  func missing(_ refusal: some Refusal) -> RecordError {
    .missing(refusal.words(in: reader.language))
  }

  /// It cannot be done as things are.
  func conflict(_ refusal: some Refusal) -> RecordError {
    .conflict(refusal.words(in: reader.language))
  }

  /// What was asked makes no sense.
  func refused(_ refusal: some Refusal) -> RecordError {
    .refused(refusal.words(in: reader.language))
  }
}
