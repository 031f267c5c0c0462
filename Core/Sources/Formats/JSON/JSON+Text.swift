extension JSON {
  /// The value on one line with no space that is not needed; numbers that are not finite are null.
  public func text() -> String { written().text }

  /// The value with each of its parts on a line of its own.
  public func text(indentedBy spaces: Int) -> String {
    var writer = JSONWriter(indentedBy: spaces)
    writer.value(self)
    return writer.text
  }

  /// The value on one line as UTF-8.
  public func utf8() -> [UInt8] { written().bytes }

  private func written() -> JSONWriter {
    var writer = JSONWriter()
    writer.value(self)
    return writer
  }
}
