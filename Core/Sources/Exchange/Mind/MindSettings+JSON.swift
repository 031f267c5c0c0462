public import Formats
public import Training

extension MindSettings {
  /// Writes the settings; a key is never among them.
  public func writeMembers(to json: inout JSONWriter) {
    json.field("provider", provider.rawValue)
    json.field("address", address)
    json.field("model", model)
    json.field("free", isFree)
    json.field("dayCap", Self.dollars(dayCap))
    json.field("monthCap", Self.dollars(monthCap))
    json.array("shared") { json in for category in switches.list { json.value(category.rawValue) } }
  }

  /// The settings as JSON.
  public var text: String {
    var json = JSONWriter()
    json.object { writeMembers(to: &$0) }
    return json.text
  }

  /// Reads settings; what is missing is as if nobody had set anything.
  public init(_ json: JSON) throws(ShapeError) {
    self.init()
    try MindChange(json).apply(to: &self)
  }

  /// An amount in US dollars.
  public static func dollars(_ micros: Int64) -> Double { Double(micros) / Double(Self.micros) }
}
