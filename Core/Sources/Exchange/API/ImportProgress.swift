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
  /// The file that is being read.
  public let file: String?
  /// How many seconds it has taken so far.
  public let seconds: Double?

  // Before that nobody can tell how long the rest takes.
  private static let leastShare = 0.02
  private static let leastSeconds = 2.0

  /// Creates a standing.
  public init(
    bytes: Int64,
    total: Int64,
    records: Int,
    file: String? = nil,
    seconds: Double? = nil
  ) {
    (self.bytes, self.total, self.records) = (bytes, total, records)
    (self.file, self.seconds) = (file, seconds)
  }

  /// What part of the whole that is, from 0 to 1.
  public var share: Double { total > 0 ? min(1, Double(bytes) / Double(total)) : 0 }

  /// How many seconds the rest takes if it goes on like this, where that can be told.
  public var secondsLeft: Double? {
    guard let seconds, seconds >= Self.leastSeconds, share >= Self.leastShare, share < 1 else {
      return nil
    }
    return seconds * (1 - share) / share
  }

  /// The same in words.
  public func words(in language: Language = .english) -> String {
    ([file, ImportWords.progress(bytes: bytes, of: total, records: records, in: language)]
      + [secondsLeft.map { ImportWords.left(seconds: $0, in: language) }])
      .compactMap { $0 }.joined(separator: ", ")
  }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.field("bytes", bytes)
      json.field("total", total)
      json.field("records", records)
      json.field("share", share)
      json.field("file", file)
      json.field("seconds", seconds)
      json.field("words", words(in: reader.language))
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    self.init(
      bytes: try fields.integer("bytes"),
      total: try fields.integer("total"),
      records: Int(try fields.integer("records")),
      file: try fields.string(ifPresent: "file"),
      seconds: try fields.number(ifPresent: "seconds")
    )
  }
}
