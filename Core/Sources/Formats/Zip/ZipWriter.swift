/// Puts a few files into one zip, as they are: nothing is packed, so that the core needs no compressor.
///
/// APPNOTE 6.3.9 of PKWARE, in its form of 32 bits: for files that are less than 4 GB together.
public struct ZipWriter: Sendable {
  private struct Entry: Sendable {
    let name: [UInt8]
    let checksum: UInt32
    let size: UInt32
    let offset: UInt32
  }

  private static let version: UInt16 = 20
  // Names are UTF-8.
  private static let flags: UInt16 = 1 << 11
  private static let stored: UInt16 = 0

  private let time: UInt16
  private let day: UInt16
  private var entries: [Entry] = []
  private var bytes: [UInt8] = []

  /// Begins a zip whose files were made on a date and at a time of the place's clock.
  public init(
    on date: (year: Int, month: Int, day: Int),
    at clock: (hour: Int, minute: Int, second: Int)
  ) {
    // The calendar of zips begins in 1980 and counts every other second.
    let years = min(max(date.year - 1980, 0), 127)
    day = UInt16(years << 9 | date.month << 5 | date.day)
    time = UInt16(clock.hour << 11 | clock.minute << 5 | clock.second / 2)
  }

  /// Puts a file in.
  public mutating func add(_ name: String, _ content: [UInt8]) {
    let entry = Entry(
      name: Array(name.utf8),
      checksum: CRC32.checksum(of: content),
      size: UInt32(content.count),
      offset: UInt32(bytes.count)
    )
    entries.append(entry)
    put(0x0403_4B50 as UInt32)
    putHead(of: entry)
    bytes += entry.name
    bytes += content
  }

  /// The whole zip, with its table of contents.
  public consuming func finish() -> [UInt8] {
    let start = UInt32(bytes.count)
    for entry in entries {
      put(0x0201_4B50 as UInt32)
      put(Self.version)
      putHead(of: entry)
      // No comment, the first disk, no attributes.
      for _ in 0..<3 { put(0 as UInt16) }
      put(0 as UInt32)
      put(entry.offset)
      bytes += entry.name
    }
    let length = UInt32(bytes.count) - start
    put(0x0605_4B50 as UInt32)
    put(0 as UInt32)
    put(UInt16(entries.count))
    put(UInt16(entries.count))
    put(length)
    put(start)
    put(0 as UInt16)
    return bytes
  }

  /// What a file's own head and its row of the table have in common.
  private mutating func putHead(of entry: Entry) {
    put(Self.version)
    put(Self.flags)
    put(Self.stored)
    put(time)
    put(day)
    put(entry.checksum)
    put(entry.size)
    put(entry.size)
    put(UInt16(entry.name.count))
    put(0 as UInt16)
  }

  private mutating func put<Number: FixedWidthInteger>(_ number: Number) {
    for shift in stride(from: 0, to: Number.bitWidth, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> Number(shift)))
    }
  }
}
