/// Where bytes lie that can be read at any place.
enum ByteStore: Hashable, Sendable {
  /// A file on a disk.
  case disk(String)
  /// A part of a file on a disk, as a zip holds what it does not pack.
  case part(String, at: Int64, size: Int64)
  /// What had to be unpacked.
  case memory([UInt8])
}
