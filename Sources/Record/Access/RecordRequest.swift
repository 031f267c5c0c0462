public import Exchange

/// A question that the record itself can answer.
public protocol RecordRequest: APIRequest {
  /// Finds the answer; the caller maps failures to one kind of error.
  func answer(from record: LocalRecord) async throws -> Answer
}
