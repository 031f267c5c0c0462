/// What a file is, as its first bytes tell.
public enum FileKind: String, CaseIterable, Hashable, Sendable {
  /// FIT, GPX or TCX.
  case recording
  /// The `export.xml` of Apple Health, whatever the phone's language calls it.
  case health = "apple_health"
  /// A table; its header tells of which program.
  case diary
  /// Pacesetter's own export.
  case export = "pacesetter"
  /// A zip of any of these.
  case archive = "zip"
  /// The medical half of an export of Apple Health, which says nothing of training.
  case clinical
  /// Nothing that anybody here knows.
  case unknown

  private static let headLength = 1 << 16

  /// Looks at a file.
  public init(_ file: GivenFile) throws(ImportFault) {
    self.init(head: try file.head(Self.headLength), name: file.shortName)
  }

  init(head: [UInt8], name: String) {
    let text = String(decoding: head.prefix(Self.headLength), as: UTF8.self)
    let name = name.lowercased()
    if head.starts(with: Array("PK\u{3}\u{4}".utf8))
      || head.starts(with: Array("PK\u{5}\u{6}".utf8))
    {
      self = .archive
    } else if head.count >= 12, Array(head[8..<12]) == Array(".FIT".utf8) || name.hasSuffix(".fit")
    {
      self = .recording
    } else if text.contains("<HealthData") || text.contains("<!DOCTYPE HealthData") {
      self = .health
    } else if text.contains("<ClinicalDocument") {
      self = .clinical
    } else if ["fit", "gpx", "tcx"].contains(where: { name.hasSuffix("." + $0) })
      || text.contains("<gpx") || text.contains("<TrainingCenterDatabase")
    {
      self = .recording
    } else if text.prefix(200).contains("pacesetter-export") {
      self = .export
    } else if name.hasSuffix(".csv") {
      self = .diary
    } else {
      self = .unknown
    }
  }
}
