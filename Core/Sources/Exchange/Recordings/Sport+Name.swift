import Training

extension Recording.Sport {
  /// Understands the many names that programs and watches have for a sport, `other` if it is none.
  init(named name: String) {
    let name = Array(name.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 })
    let words: [(String, Recording.Sport)] = [
      ("run", .running), ("jog", .running), ("treadmill", .running), ("walk", .walking),
      ("hik", .walking), ("cycl", .cycling), ("bik", .cycling), ("ride", .cycling),
      ("swim", .swimming),
    ]
    self = words.first { Self.contains(name, $0.0) }?.1 ?? .other
  }

  private static func contains(_ name: [UInt8], _ word: String) -> Bool {
    name.indices.contains { name[$0...].starts(with: word.utf8) }
  }
}
