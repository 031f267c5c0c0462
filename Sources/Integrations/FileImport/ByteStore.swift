/// Where bytes lie that can be read at any place: the whole of something, or a part of it, as a zip holds
/// what it does not pack.
struct ByteStore: Sendable {
  /// What they are a part of.
  enum Ground: Sendable {
    /// A file on a disk.
    case disk(String)
    /// What a zip packs, unpacked on the way.
    case packed(PackedFile)
    /// What was unpacked as a whole.
    case memory([UInt8])
  }

  let ground: Ground
  private(set) var start: Int64 = 0
  private(set) var size: Int64 = .max

  init(_ ground: Ground) { self.ground = ground }

  /// Whether going back in it takes time.
  var isPacked: Bool { if case .packed = ground { true } else { false } }

  /// A part of it.
  func part(at place: Int64, size: Int64) -> ByteStore {
    var part = self
    (part.start, part.size) = (start + place, size)
    return part
  }
}
