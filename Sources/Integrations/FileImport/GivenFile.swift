import Exchange
import Formats
import Foundation
import Screens

/// A file that somebody gave, on a disk or within a zip.
public struct GivenFile: Sendable {
  enum Place: Sendable {
    case disk
    /// It was read as a whole, for whoever looks at it more than once.
    case memory([UInt8])
    case zipped(ZipArchive, ZipArchive.Entry)
  }

  /// What lies in a gzip, which is known by the bytes within, packed or not.
  private var isPacked = false
  /// Whether its size is that of what lies in a gzip.
  private var isMeasured = false

  /// The largest file that is read as a whole, as much as the readers take.
  public static let most: Int64 = 20 << 20
  /// The largest file that is read piece by piece: more than any account's table has, and three minutes.
  private static let mostInPieces: Int64 = 1 << 30

  // A recording grows tenfold and a table thirtyfold; what grows more than this is there to cost time.
  private static let mostGrowth: Int64 = 250
  private static let little: Int64 = 1 << 20

  /// What it is called in a report: its path, and the name within the zip behind it.
  public let name: String
  /// How many bytes it has; of a gzip, packed, for what its end says of the rest may be untrue.
  public private(set) var size: Int64
  /// How many bytes it likely takes to read: text packs to a twentieth.
  var work: Int64 { isPacked && !isMeasured ? size * 20 : size }
  /// Its name without folders, and without the zip that it lies in.
  public let shortName: String
  /// Whether its own path was given, not a folder or a zip that it lies in.
  public let isNamed: Bool

  let path: String
  private(set) var place: Place

  init(_ path: String, called name: String? = nil, isNamed: Bool) throws(ImportFault) {
    self.name = name ?? path
    shortName = Self.end(of: self.name)
    self.path = path
    self.isNamed = isNamed
    size = try OpenedFile(path).size
    place = .disk
  }

  init(_ entry: ZipArchive.Entry, of archive: ZipArchive) {
    path = entry.name
    name = archive.name + " > " + entry.name
    shortName = Self.end(of: entry.name)
    size = entry.size
    isNamed = false
    place = .zipped(archive, entry)
  }

  /// What a gzip holds.
  init(unpacking file: GivenFile) {
    (name, shortName) = (Self.unpacked(file.name), Self.unpacked(file.shortName))
    (path, place, isNamed, isPacked) = (file.path, file.place, file.isNamed, true)
    size = file.size
  }

  private static func unpacked(_ name: String) -> String {
    name.lowercased().hasSuffix(".gz") ? String(name.dropLast(3)) : name
  }

  private static func end(of name: String) -> String {
    String(name.split(separator: "/").last ?? "")
  }

  /// The same file with all its bytes read, or where these are too many, with their true number.
  func held() throws(ImportFault) -> GivenFile {
    guard !isMeasured, isPacked || size <= Self.most else { return self }
    var held = self
    do throws(ImportFault) {
      let bytes = try bytes()
      (held.place, held.isPacked, held.size) = (.memory(bytes), false, Int64(bytes.count))
    } catch {
      guard isPacked, case .tooBig = error else { throw error }
      (held.size, held.isMeasured) = (0, true)
      try eachPiece { held.size += Int64($0.count) }
    }
    return held
  }

  private func eachPiece(_ take: ([UInt8]) -> Void) throws(ImportFault) {
    do throws(ReadFault<Never>) {
      try read { (piece) throws(Never) in
        take(piece)
        return true
      }
    } catch {
      switch error {
      case .file(let fault): throw fault
      }
    }
  }

  /// Reads a table of any size, of which only what it says stays in memory.
  func table<Table>(
    _ begin: (_ head: [UInt8]) throws(ActivityTableError) -> TableReader<Table>
  ) throws(ImportFault) -> Table {
    guard size <= Self.mostInPieces else { throw .tooBig(bytes: size, most: Self.mostInPieces) }
    try refuseGrowth()
    let head = try head(FileKind.headLength)
    do throws(ReadFault<ActivityTableError>) {
      var reader: TableReader<Table>
      do { reader = try begin(head) } catch { throw .taker(error) }
      try read { (piece) throws(ActivityTableError) in
        try reader.read(piece)
        return true
      }
      do { return try reader.finish() } catch { throw .taker(error) }
    } catch {
      switch error {
      case .file(let fault): throw fault
      case .taker(let fault): throw ImportFault(fault)
      }
    }
  }

  private func refuseGrowth() throws(ImportFault) {
    guard case .zipped(_, let entry) = place, entry.size > Self.little,
      entry.size / Self.mostGrowth > entry.packed
    else { return }
    throw .archive(.grown(entry.name, most: Self.mostGrowth))
  }

  /// Where its bytes lie: as they are; what a zip packs, unpacked if that is little, else as it is packed.
  func store(held most: Int64) throws(ImportFault) -> ByteStore {
    if isPacked { return ByteStore(.memory(try bytes())) }
    switch place {
    case .disk: return ByteStore(.disk(path))
    case .memory(let bytes): return ByteStore(.memory(bytes))
    case .zipped(let archive, let entry):
      if !entry.isDeflated {
        let start = try entry.start(in: try OpenedFile(archive.store))
        return archive.store.part(at: start, size: entry.size)
      }
      if entry.size <= most { return ByteStore(.memory(try bytes(most: most))) }
      return ByteStore(.packed(try PackedFile(entry, of: archive)))
    }
  }

  /// The folder that it lies in, with the zip that the folder lies in.
  public var folder: String {
    String(name.dropLast(shortName.count))
  }

  /// Hands over its bytes piece by piece.
  public func read<Fault: Error>(
    pieces most: Int = 1 << 20,
    _ take: ([UInt8]) throws(Fault) -> Bool
  ) throws(ReadFault<Fault>) {
    if isPacked { return try unpack(most, take) }
    try readAsItLies(most, take)
  }

  private func readAsItLies<Fault: Error>(
    _ most: Int,
    _ take: ([UInt8]) throws(Fault) -> Bool
  ) throws(ReadFault<Fault>) {
    switch place {
    case .disk: try readDisk(most, take)
    case .memory(let bytes): try readMemory(bytes, most, take)
    case .zipped(let archive, let entry): try readZip(archive, entry, most, take)
    }
  }

  /// Reads what a gzip holds, in small pieces: a bomb grows a thousandfold.
  private func unpack<Fault: Error>(
    _ most: Int,
    _ take: ([UInt8]) throws(Fault) -> Bool
  ) throws(ReadFault<Fault>) {
    let unpacker: Unpacker
    do { unpacker = try Unpacker(isGzip: true) } catch { throw .file(error) }
    var (given, taken): (Int64, Int64) = (0, 0)
    var isStopped = false
    do throws(ReadFault<ReadFault<Fault>>) {
      try readAsItLies(max(512, most / 64)) { (packed) throws(ReadFault<Fault>) in
        let piece: [UInt8]
        do throws(ImportFault) { piece = try unpacker.unpack(packed, most: .max) } catch {
          throw .file(error)
        }
        given += Int64(piece.count)
        taken += Int64(packed.count)
        guard given <= Self.mostInPieces else {
          throw .file(.tooBig(bytes: given, most: Self.mostInPieces))
        }
        guard given <= Self.little || given / Self.mostGrowth <= taken else {
          throw .file(.archive(.grown(shortName, most: Self.mostGrowth)))
        }
        guard !piece.isEmpty else { return true }
        do throws(Fault) { isStopped = !(try take(piece)) } catch { throw .taker(error) }
        return !isStopped
      }
    } catch {
      switch error {
      case .file(let fault): throw .file(fault)
      case .taker(let fault): throw fault
      }
    }
    guard isStopped || unpacker.isFinished else { throw .file(.archive(.changed(shortName))) }
  }

  /// Why reading piece by piece stopped.
  public enum ReadFault<Fault: Error>: Error {
    case file(ImportFault)
    case taker(Fault)
  }

  private func readMemory<Fault: Error>(
    _ bytes: [UInt8],
    _ most: Int,
    _ take: ([UInt8]) throws(Fault) -> Bool
  ) throws(ReadFault<Fault>) {
    for start in stride(from: 0, to: bytes.count, by: most) {
      let piece = Array(bytes[start..<min(bytes.count, start + most)])
      do { guard try take(piece) else { return } } catch { throw .taker(error) }
    }
  }

  private func readDisk<Fault: Error>(
    _ most: Int,
    _ take: ([UInt8]) throws(Fault) -> Bool
  ) throws(ReadFault<Fault>) {
    var offset: Int64 = 0
    let file: OpenedFile
    do { file = try OpenedFile(path) } catch { throw .file(error) }
    while true {
      let piece: [UInt8]
      do { piece = try file.bytes(at: offset, most) } catch { throw .file(error) }
      guard !piece.isEmpty else { return }
      offset += Int64(piece.count)
      do { guard try take(piece) else { return } } catch { throw .taker(error) }
    }
  }

  private func readZip<Fault: Error>(
    _ archive: ZipArchive,
    _ entry: ZipArchive.Entry,
    _ most: Int,
    _ take: ([UInt8]) throws(Fault) -> Bool
  ) throws(ReadFault<Fault>) {
    let file: OpenedFile
    let unpacker: Unpacker?
    var offset: Int64
    do throws(ImportFault) {
      file = try OpenedFile(archive.store)
      offset = try entry.start(in: file)
      unpacker = entry.isDeflated ? try Unpacker() : nil
    } catch {
      throw .file(error)
    }
    var left = entry.packed
    var given: Int64 = 0
    var checksum: UInt = 0
    while left > 0 {
      let piece: [UInt8]
      do throws(ImportFault) {
        // Packed text grows twentyfold, and that of a bomb a thousandfold: the reader's pieces shall
        // stay small.
        let packed = try file.bytes(at: offset, Int(min(left, max(512, Int64(most) / 64))))
        guard !packed.isEmpty else { throw .archive(.changed(entry.name)) }
        offset += Int64(packed.count)
        left -= Int64(packed.count)
        piece = try unpacker?.unpack(packed, most: entry.size - given) ?? packed
      } catch {
        throw .file(error)
      }
      given += Int64(piece.count)
      checksum = Unpacker.checksum(piece, after: checksum)
      guard !piece.isEmpty else { continue }
      do { guard try take(piece) else { return } } catch { throw .taker(error) }
    }
    guard given == entry.size, UInt32(truncatingIfNeeded: checksum) == entry.checksum else {
      throw .file(.archive(.changed(entry.name)))
    }
  }

  /// All its bytes, if they are not too many.
  public func bytes(most: Int64 = GivenFile.most) throws(ImportFault) -> [UInt8] {
    guard size <= most else { throw .tooBig(bytes: size, most: most) }
    try refuseGrowth()
    if case .memory(let bytes) = place, !isPacked { return bytes }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(size))
    do throws(ReadFault<ImportFault>) {
      try read { (piece) throws(ImportFault) in
        bytes += piece
        // What a gzip holds nobody knows before.
        let count = Int64(bytes.count)
        guard count <= most else { throw .tooBig(bytes: count, most: most) }
        return true
      }
    } catch {
      switch error {
      case .file(let fault), .taker(let fault): throw fault
      }
    }
    return bytes
  }

  /// Its first bytes, to see what it is.
  func head(_ count: Int) throws(ImportFault) -> [UInt8] {
    var head: [UInt8] = []
    do throws(ReadFault<Never>) {
      try read(pieces: count) { (piece) throws(Never) in
        head += piece
        return head.count < count
      }
    } catch {
      switch error {
      case .file(let fault): throw fault
      }
    }
    return Array(head.prefix(count))
  }

  /// What tells it from every other file: the SHA-256 of its bytes; of a file that is too large for
  /// that the SHA-256 of its size, its first and its last mebibyte, or the checksum in its zip.
  public func digest() throws(ImportFault) -> String {
    let file = try held()
    if file.size <= Self.most { return SHA256.hexadecimal(of: try file.bytes()) }
    return try file.digestOfEnds()
  }

  private func digestOfEnds() throws(ImportFault) -> String {
    var identity = Array("\(size) ".utf8)
    if isPacked { return SHA256.hexadecimal(of: identity + (try ends())) }
    switch place {
    case .disk:
      let file = try OpenedFile(path)
      identity += try file.bytes(at: 0, 1 << 20)
      identity += try file.bytes(at: max(0, size - (1 << 20)), 1 << 20)
    case .memory(let bytes): identity += bytes
    case .zipped(_, let entry):
      identity += Array("\(entry.checksum) \(entry.name)".utf8)
    }
    return SHA256.hexadecimal(of: identity)
  }

  /// The first and the last mebibyte of what a gzip holds.
  private func ends() throws(ImportFault) -> [UInt8] {
    let most = 1 << 20
    var (first, last): ([UInt8], [UInt8]) = ([], [])
    try eachPiece { piece in
      first += piece.prefix(most - first.count)
      last = Array((last + piece).suffix(most))
    }
    return first + last
  }
}
