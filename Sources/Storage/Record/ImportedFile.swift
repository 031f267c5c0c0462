/// A file to import into the record.
public struct ImportedFile: Hashable, Sendable {
  /// Its name, for the list of imports.
  public let name: String
  /// What kind of file it is, such as `fit`.
  public let kind: String
  /// What identifies the file.
  public let digest: String

  /// Names a file.
  public init(name: String, kind: String, digest: String) {
    self.name = name
    self.kind = kind
    self.digest = digest
  }
}
