public import Formats
public import Training

/// What is to be different about whom the coach asks; what is absent stays as it is.
public struct MindChange: Hashable, Sendable {
  /// The longest address, name or key, in bytes.
  public static let longest = 500
  // More money than anybody means.
  private static let most = 10_000.0

  /// Who is asked.
  public var provider: MindSettings.Provider?
  /// Where.
  public var address: String?
  /// The model.
  public var model: String?
  /// Whether it costs nothing.
  public var isFree: Bool?
  /// The key; empty to remove the one that is kept.
  public var key: String?
  /// The cap of a day, in millionths of a US dollar.
  public var dayCap: Int64?
  /// The cap of a month, in millionths of a US dollar.
  public var monthCap: Int64?
  /// Everything that is shared from now on.
  public var shared: [PrivacyCategory]?

  /// Changes nothing yet.
  public init() {}

  /// Makes the change.
  public func apply(to settings: inout MindSettings) {
    if let provider, provider != settings.provider {
      settings.provider = provider
      settings.address = provider.usualAddress
      settings.model = ""
      settings.isFree = false
    }
    if let address { settings.address = address }
    if let model { settings.model = model }
    if let isFree { settings.isFree = isFree }
    // What a proxy spends, its owner pays and counts.
    if settings.provider == .proxy { settings.isFree = true }
    if let dayCap { settings.dayCap = dayCap }
    if let monthCap { settings.monthCap = monthCap }
    if let shared { settings.switches = PrivacySwitches(sharing: Set(shared)) }
  }

  /// Writes the change, with its key: only for the one who keeps it.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("provider", provider?.rawValue)
      json.field("address", address)
      json.field("model", model)
      json.field("free", isFree)
      json.field("key", key)
      json.field("dayCap", dayCap.map { MindSettings.dollars($0) })
      json.field("monthCap", monthCap.map { MindSettings.dollars($0) })
      if let shared {
        json.array("shared") { json in for category in shared { json.value(category.rawValue) } }
      }
    }
  }

  /// Reads a change.
  public init(_ json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    provider = try fields.choice(MindSettings.Provider.self, ifPresent: "provider")
    address = try Self.text(fields, "address")
    model = try Self.text(fields, "model")
    key = try Self.text(fields, "key")
    isFree = fields["free"] == nil ? nil : try fields.bool("free", default: false)
    dayCap = try Self.amount(fields, "dayCap")
    monthCap = try Self.amount(fields, "monthCap")
    guard let list = fields["shared"] else { return }
    guard let words = list.array else { throw fields.error("shared", list, "a list") }
    var shared: [PrivacyCategory] = []
    for word in words {
      guard let category = word.string.flatMap({ PrivacyCategory(rawValue: $0) }) else {
        let known = PrivacyCategory.allCases.map { $0.rawValue }.joined(separator: ", ")
        throw fields.error("shared", word, "some of \(known)")
      }
      shared.append(category)
    }
    self.shared = shared
  }

  private static func text(_ fields: Fields, _ key: String) throws(ShapeError) -> String? {
    guard let text = try fields.string(ifPresent: key) else { return nil }
    // A line break in a header would be a header of its own.
    guard text.utf8.count <= longest, text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else {
      // What was found may be a key, and is not repeated.
      throw fields.error(key, nil, "at most \(longest) letters, digits and signs")
    }
    return text
  }

  private static func amount(_ fields: Fields, _ key: String) throws(ShapeError) -> Int64? {
    guard let value = fields[key] else { return nil }
    // A page hands over what somebody has typed.
    let typed = value.string.flatMap { try? JSON.parse(Array($0.utf8)).number }
    guard let dollars = value.number ?? typed else {
      throw fields.error(key, value, "US dollars from 0 to 10000")
    }
    guard dollars >= 0, dollars <= most else {
      throw fields.error(key, fields[key], "US dollars from 0 to 10000")
    }
    return Int64((dollars * Double(MindSettings.micros)).rounded())
  }
}
