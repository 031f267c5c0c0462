public import Formats
public import Screens

/// How far an import has come.
public struct ImportProgress: APIAnswer, Hashable {
  /// How many bytes of all files have been read.
  public var bytes: Int64
  /// How many bytes there are.
  public let total: Int64
  /// How many records of the file that is being read.
  public var records: Int

  /// Creates a standing.
  public init(bytes: Int64, total: Int64, records: Int) {
    (self.bytes, self.total, self.records) = (bytes, total, records)
  }

  /// What part of the whole that is, from 0 to 1.
  public var share: Double { total > 0 ? min(1, Double(bytes) / Double(total)) : 0 }

  /// The same in words.
  public func words(in language: Language = .english) -> String {
    ImportWords.progress(bytes: bytes, of: total, records: records, in: language)
  }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.field("bytes", bytes)
      json.field("total", total)
      json.field("records", records)
      json.field("share", share)
      json.field("words", words(in: reader.language))
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    self.init(
      bytes: try fields.integer("bytes"),
      total: try fields.integer("total"),
      records: Int(try fields.integer("records"))
    )
  }
}
