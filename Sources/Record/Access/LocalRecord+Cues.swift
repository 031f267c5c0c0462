import Coaching
public import Exchange
import Formats
import Storage
import Training

extension LocalRecord {
  static let cueRequests: [any RecordRequest.Type] = [CueAPI.List.self, CueAPI.Change.self]
}

extension CueAPI.List: RecordRequest {
  /// The schemes, as they are kept among what is wanted.
  public func answer(from record: LocalRecord) async throws -> CueList {
    CueList(CueBook(try await record.book.library()))
  }
}

extension CueAPI.Change: RecordRequest {
  /// The schemes after the change, which is an event of the library like every other preference.
  public func answer(from record: LocalRecord) async throws -> CueList {
    var book = CueBook(try await record.book.library())
    if let refusal = wish.apply(to: &book) { throw record.missing(refusal) }
    let preference = try Preference(
      key: CueBook.key,
      value: JSON.written { book.write(to: &$0) },
      changedAt: moment
    )
    try await record.book.prefer(preference, offset: .zero)
    return try await record.ask(CueAPI.List())
  }
}
