public import Exchange
import Formats

extension FileKind {
  // Enough for what begins with a number that tells it all, as most files do.
  private static let shortLength = 1 << 12

  /// Looks at a file.
  public init(_ file: GivenFile) throws(ImportFault) {
    let head = try file.head(Self.shortLength)
    if head.starts(with: "PK\u{3}\u{4}".utf8) || head.starts(with: [0x1F, 0x8B])
      || FITFileType.of(head) == FITFileType.activity
    {
      self.init(head: head, name: file.shortName)
    } else {
      self.init(head: try file.head(Self.headLength), name: file.shortName)
    }
  }
}
