extension String {
  /// Whether the text holds another, byte for byte; Embedded Swift has no search of its own.
  public func holds(_ part: String) -> Bool {
    let (bytes, wanted) = (Array(utf8), Array(part.utf8))
    return bytes.indices.contains { bytes[$0...].starts(with: wanted) }
  }
}
