/// Damage in an Apple Health export, or something in it that makes no sense; the reader continues.
public struct HealthFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Problem: Hashable, Sendable {
    /// A character that XML forbids; the text around it counts.
    case illegalCharacter(UInt8)
    /// A tag that is broken off or garbled; it is left out.
    case brokenTag
    /// A tag longer than any real one; it is left out.
    case endlessTag
    /// A record or workout whose value or date cannot be read; it is left out.
    case unreadable(String)
    /// The file ends before what it began is closed.
    case cut
    /// There is no export in the file.
    case notHealthData
  }

  /// What is wrong.
  public var problem: Problem

  /// The byte at which it was found, counted from 0.
  public var offset: Int64

  /// The sentence shown to a person who gave the file.
  public var description: String {
    switch problem {
    case .illegalCharacter(let byte):
      "byte \(offset): a character that XML forbids (\(byte)) was passed over"
    case .brokenTag: "byte \(offset): a broken tag was left out"
    case .endlessTag: "byte \(offset): a tag without an end was left out"
    case .unreadable(let element):
      "byte \(offset): a \(element) without a readable value and date was left out"
    case .cut:
      "byte \(offset): the file ends in the midst of the export, expected </HealthData>; "
        + "what comes before is read"
    case .notHealthData:
      "no export of Apple Health was found, expected an element <HealthData>"
    }
  }
}
