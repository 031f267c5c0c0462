/// The messages of a FIT file, found and checked, their fields still to be read.
///
/// Reading a file finds every message, checks all checksums and keeps where each message lies;
/// a field is decoded when it is asked for: a moment at a time through ``FITMessage``, or as a
/// column of all moments through ``FITTable``. The format is that of Garmin's "Flexible and
/// Interoperable Data Transfer (FIT) Protocol".
public struct FITFile: Sendable {
  /// The most bytes that a file may have: 20 MiB.
  public static let largestByteCount = 20 << 20

  /// The most bytes that one message may have.
  public static let largestMessage = 64 << 10

  /// The most messages that a file may have, for a bounded memory.
  public static let mostMessages = 1_000_000

  /// The most descriptions of developers' fields that are read.
  public static let mostDeveloperFields = 1_024

  /// The seconds from 1970-01-01T00:00:00Z to the beginning of FIT's time.
  public static let epoch = 631_065_600.0

  /// The whole file.
  public let bytes: [UInt8]

  /// The messages of each link of a chain of files; most files are one.
  ///
  /// There is none where the first link could be salvaged only in part.
  public let links: [Range<Int>]

  /// What developers say of the fields they added, in the order of the file.
  public private(set) var developerFields: [FITDeveloperField]

  /// What stopped the reader, if this is what could be salvaged of a damaged file.
  public let fault: FITError?

  let definitions: [FITDefinition]
  let entries: [FITEntry]

  /// Finds and checks all messages, or says what is wrong and where.
  public init(_ bytes: [UInt8]) throws(FITError) {
    var reader = FITReader(bytes)
    try reader.read()
    self.init(bytes, reader, fault: nil)
  }

  /// Finds all messages up to the first fault, which is ``fault`` then.
  ///
  /// Of a chain of files, those before the damaged one are taken. What is no FIT file at all, and what
  /// is too much to be read, is refused.
  public init(salvaging bytes: [UInt8]) throws(FITError) {
    var reader = FITReader(bytes, isLenient: true)
    let fault = reader.salvage()
    if let fault, !fault.isDamage { throw fault }
    self.init(bytes, reader, fault: fault)
  }

  private init(_ bytes: [UInt8], _ reader: FITReader, fault: FITError?) {
    self.bytes = bytes
    self.fault = fault
    links = reader.links
    definitions = reader.definitions
    entries = reader.entries
    developerFields = []
    developerFields = table(.fieldDescription).prefix(Self.mostDeveloperFields)
      .compactMap { FITDeveloperField($0) }
  }

  /// How many messages there are.
  public var count: Int { entries.count }

  /// The message at a place, counted from zero.
  public subscript(index: Int) -> FITMessage {
    let entry = entries[index]
    return FITMessage(entry, definitions[Int(entry.definition)], in: bytes)
  }

  /// The messages of a type among some places, in order.
  public func table(_ type: FITMessageType, in places: Range<Int>? = nil) -> FITTable {
    FITTable(type, in: (places ?? 0..<count).clamped(to: 0..<count), of: self)
  }
}
