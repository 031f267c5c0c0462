public import Formats
public import Screens

extension PassedOver {
  /// Writes how many there are of each kind.
  public func write(to json: inout JSONWriter) {
    json.object { json in for (kind, count) in kinds { json.field(kind.rawValue, count) } }
  }

  /// Reads what was written; what is of no kind that is known here is another file.
  public init(_ json: JSON?, count: Int) {
    self.init()
    for member in json?.object ?? [] {
      guard let kind = OtherFile(rawValue: member.key) else { continue }
      add(kind, Int(member.value.integer ?? 0))
    }
    add(.unknown, count - self.count)
  }
}
