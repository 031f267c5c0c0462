import Exchange
import Record

extension KeptExport {
  /// The only place whose ID or address begins so; a folder may be named from where one is.
  static func find(_ start: String, in record: any RecordAccess) async throws -> KeptExport {
    let path = ExportsAddCommand.path(start)
    let places = try await record.ask(ExportAPI.List()).places
    var found = places.filter { $0.address == start || $0.address == path || $0.id == start }
    if found.isEmpty {
      found = places.filter { $0.id.hasPrefix(start) || $0.address.hasPrefix(start) }
    }
    guard found.count == 1, let one = found.first, !start.isEmpty else {
      let reason = found.isEmpty ? "no place starts with" : "more than one starts with"
      throw Failure(.failure, "\(reason) \(start); 'exports list' shows them")
    }
    return one
  }
}
