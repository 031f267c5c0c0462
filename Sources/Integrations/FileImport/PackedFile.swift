import Screens
import Synchronization

/// What a zip packs, read at any place without being unpacked as a whole: a part of an account has gigabytes,
/// and the process that reads has neither the memory nor a disk for it.
///
/// What is deflated can only be unpacked from its beginning. So the unpacker is copied every now and then
/// (`inflateCopy`), and whoever goes back goes on from the last copy before that place.
final class PackedFile: Sendable {
  /// How many bytes it has, as its zip says; if that is not so, reading its end fails.
  let size: Int64

  private let reading: Mutex<Reading>

  init(_ entry: ZipArchive.Entry, of archive: ZipArchive) throws(ImportFault) {
    size = entry.size
    reading = Mutex(try Reading(entry, of: archive))
  }

  /// As many bytes from a place on as there are.
  func bytes(at offset: Int64, _ count: Int) throws(ImportFault) -> [UInt8] {
    try reading.withLock { (reading) throws(ImportFault) in try reading.bytes(at: offset, count) }
  }
}

/// How far a packed file has been unpacked.
private struct Reading {
  /// A place that one can go on from.
  private struct Mark {
    let unpacker: Unpacker
    let packed: Int64
    let place: Int64
  }

  // Each has the last 32 kB; a bomb grows a thousandfold, and its pieces shall stay small.
  private static let mostMarks: Int64 = 256
  private static let closest: Int64 = 1 << 20
  private static let pieceLength: Int64 = 1 << 12

  private let file: OpenedFile
  private let entry: ZipArchive.Entry
  private let start: Int64
  private let apart: Int64

  private var marks: [Mark]
  private var unpacker: Unpacker
  private var packed: Int64 = 0
  /// What was unpacked last, which ends at the place that has been reached.
  private var piece: [UInt8] = []
  private var place: Int64 = 0

  init(_ entry: ZipArchive.Entry, of archive: ZipArchive) throws(ImportFault) {
    self.entry = entry
    file = try OpenedFile(archive.store)
    start = try entry.start(in: file)
    apart = max(Self.closest, entry.size / Self.mostMarks)
    unpacker = try Unpacker()
    marks = [Mark(unpacker: try unpacker.copy(), packed: 0, place: 0)]
  }

  mutating func bytes(at offset: Int64, _ count: Int) throws(ImportFault) -> [UInt8] {
    let end = min(entry.size, offset + Int64(count))
    guard offset < end else { return [] }
    try go(to: offset)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(end - offset))
    while true {
      let first = place - Int64(piece.count)
      if first < end, place > offset {
        bytes += piece[Int(max(first, offset) - first)..<Int(min(place, end) - first)]
      }
      if place >= end { return bytes }
      try goOn()
    }
  }

  /// Goes back, or forward where a mark is nearer than what has been reached.
  private mutating func go(to offset: Int64) throws(ImportFault) {
    let mark = marks.last { $0.place <= offset }
    guard let mark, offset < place - Int64(piece.count) || mark.place > place else { return }
    unpacker = try mark.unpacker.copy()
    (packed, place, piece) = (mark.packed, mark.place, [])
  }

  /// Unpacks the next piece.
  private mutating func goOn() throws(ImportFault) {
    let raw = try file.bytes(
      at: start + packed,
      Int(min(Self.pieceLength, entry.packed - packed))
    )
    guard !raw.isEmpty else { throw .archive(.changed(entry.name)) }
    piece = try unpacker.unpack(raw, most: entry.size - place)
    packed += Int64(raw.count)
    place += Int64(piece.count)
    guard let last = marks.last, place - last.place >= apart else { return }
    marks.append(Mark(unpacker: try unpacker.copy(), packed: packed, place: place))
  }
}
