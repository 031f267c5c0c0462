public import Exchange

/// A question that the record itself can answer.
public protocol RecordRequest: APIRequest {
  /// Finds the answer; what goes wrong is put into one kind of error by whoever asks.
  func answer(from record: LocalRecord) async throws -> Answer
}
