public import Exchange

extension FileKind {
  /// Looks at a file.
  public init(_ file: GivenFile) throws(ImportFault) {
    self.init(head: try file.head(Self.headLength), name: file.shortName)
  }
}
