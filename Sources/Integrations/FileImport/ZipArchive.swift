import Foundation
public import Screens

/// The table of contents of a zip, read from its end; nothing is ever unpacked to a disk.
///
/// APPNOTE 6.3.9 of PKWARE: stored and deflated entries, and the 64-bit forms that an export of several
/// gigabytes needs. Names only tell what an entry is; they are no paths of ours.
public struct ZipArchive: Sendable {
  /// A file in the archive.
  public struct Entry: Hashable, Sendable {
    /// Its name, with the folders it lies in.
    public let name: String
    /// How many bytes it has when unpacked.
    public let size: Int64
    /// The checksum of these.
    public let checksum: UInt32

    let packed: Int64
    let isDeflated: Bool
    let header: Int64

    /// Where its bytes begin, behind a header of its own.
    func start(in file: OpenedFile) throws(ImportFault) -> Int64 {
      let head = try file.bytes(at: header, 30)
      guard ZipArchive.number(head, 0, 4) == 0x0403_4B50 else { throw .archive(.misplaced) }
      return header + 30 + ZipArchive.number(head, 26, 2) + ZipArchive.number(head, 28, 2)
    }
  }

  // More than any export has: 20 years with two routes a day.
  private static let mostEntries = 200_000
  private static let mostDirectory: Int64 = 64 << 20

  /// Where the archive lies.
  let store: ByteStore
  /// What it is called in a report.
  public let name: String
  /// Its files that can be read, in the order of the table.
  public private(set) var entries: [Entry] = []
  /// What is wrong with the others.
  public private(set) var damages: [ZipDamage] = []

  /// Reads the table of an archive.
  public init(_ path: String, called name: String? = nil) throws(ImportFault) {
    try self.init(ByteStore(.disk(path)), called: name ?? path)
  }

  init(_ store: ByteStore, called name: String) throws(ImportFault) {
    self.store = store
    self.name = name
    let file = try OpenedFile(store)
    let (offset, length, count) = try Self.directory(file)
    guard length >= 0, length <= Self.mostDirectory, count <= Self.mostEntries else {
      throw .archive(.full(count: count, most: Int64(Self.mostEntries)))
    }
    let table = try file.bytes(at: offset, Int(length))
    try read(table, count: Int(count))
    leaveOutUntrue(within: file.size)
  }

  private static func directory(_ file: OpenedFile) throws(ImportFault) -> (Int64, Int64, Int64) {
    let tailLength = min(file.size, 22 + 65_535)
    let tail = try file.bytes(at: file.size - tailLength, Int(tailLength))
    var place = tail.count - 22
    while place >= 0, number(tail, place, 4) != 0x0605_4B50 { place -= 1 }
    guard place >= 0 else {
      throw .archive(.cutOff)
    }
    let found = (
      number(tail, place + 16, 4), number(tail, place + 12, 4), number(tail, place + 10, 2)
    )
    let isLarge = found.0 == 0xFFFF_FFFF || found.1 == 0xFFFF_FFFF || found.2 == 0xFFFF
    guard isLarge, place >= 20, number(tail, place - 20, 4) == 0x0706_4B50 else { return found }
    let record = try file.bytes(at: number(tail, place - 12, 8), 56)
    guard number(record, 0, 4) == 0x0606_4B50 else {
      throw .archive(.misplaced)
    }
    return (number(record, 48, 8), number(record, 40, 8), number(record, 32, 8))
  }

  private mutating func read(_ table: [UInt8], count: Int) throws(ImportFault) {
    var locked: [String] = []
    var odd: [(name: String, method: Int64)] = []
    var place = 0
    for _ in 0..<count {
      guard place + 46 <= table.count, Self.number(table, place, 4) == 0x0201_4B50 else {
        throw .archive(.cutOff)
      }
      let flags = Self.number(table, place + 8, 2)
      let checksum = UInt32(truncatingIfNeeded: Self.number(table, place + 16, 4))
      let method = Self.number(table, place + 10, 2)
      let nameLength = Int(Self.number(table, place + 28, 2))
      let extraLength = Int(Self.number(table, place + 30, 2))
      let next = place + 46 + nameLength + extraLength + Int(Self.number(table, place + 32, 2))
      guard next <= table.count else { throw .archive(.cutOff) }
      let name = String(decoding: table[(place + 46)..<(place + 46 + nameLength)], as: UTF8.self)
      let extra = Array(table[(place + 46 + nameLength)..<(place + 46 + nameLength + extraLength)])
      let sizes = Self.large(
        [
          Self.number(table, place + 24, 4), Self.number(table, place + 20, 4),
          Self.number(table, place + 42, 4),
        ],
        extra
      )
      place = next
      guard !name.hasSuffix("/") else { continue }
      if flags & 1 != 0 {
        locked.append(name)
        continue
      }
      guard method == 0 || method == 8 else {
        odd.append((name, method))
        continue
      }
      entries.append(
        Entry(
          name: name,
          size: sizes[0],
          checksum: checksum,
          packed: sizes[1],
          isDeflated: method == 8,
          header: sizes[2]
        )
      )
    }
    if let first = locked.first { damages.append(.locked(first, others: locked.count - 1)) }
    if let (name, method) = odd.first {
      damages.append(.method(name, method, others: odd.count - 1))
    }
  }

  // Deflate makes of a byte no more than 1,032.
  private static let mostGrowth: Int64 = 1100
  private static let mostUntrue = 20

  /// Leaves out what cannot be as the table says: it is longer than its bytes can grow, or shares bytes with
  /// another one, as in a bomb that is unpacked over and over.
  private mutating func leaveOutUntrue(within length: Int64) {
    var untrue: Set<Int> = []
    var end: Int64 = 0
    for place in entries.indices.sorted(by: { entries[$0].header < entries[$1].header }) {
      let entry = entries[place]
      guard entry.packed <= length, entry.header <= length, entry.header >= end,
        entry.isDeflated
          ? entry.size <= (entry.packed + 1) * Self.mostGrowth : entry.size == entry.packed
      else {
        untrue.insert(place)
        continue
      }
      end = entry.header + entry.packed
    }
    for place in untrue.sorted().prefix(Self.mostUntrue) {
      damages.append(.changed(entries[place].name))
    }
    entries = entries.indices.filter { !untrue.contains($0) }.map { entries[$0] }
  }

  /// Sizes that do not fit 32 bits stand in an extra field, in this order and only these.
  private static func large(_ sizes: [Int64], _ extra: [UInt8]) -> [Int64] {
    var sizes = sizes
    var place = 0
    while place + 4 <= extra.count {
      let end = place + 4 + Int(number(extra, place + 2, 2))
      if number(extra, place, 2) == 1 {
        var field = place + 4
        for index in sizes.indices
        where sizes[index] == 0xFFFF_FFFF && field + 8 <= min(end, extra.count) {
          sizes[index] = number(extra, field, 8)
          field += 8
        }
      }
      place = end
    }
    return sizes
  }

  static func number(_ bytes: [UInt8], _ start: Int, _ width: Int) -> Int64 {
    guard start >= 0, start + width <= bytes.count else { return 0 }
    var value: UInt64 = 0
    for offset in 0..<width { value |= UInt64(bytes[start + offset]) << UInt64(8 * offset) }
    return Int64(clamping: value)
  }
}
