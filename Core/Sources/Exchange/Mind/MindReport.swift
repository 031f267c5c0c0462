public import Formats
import Screens
public import Training

/// Whom the coach may ask, what is shared, and what has been spent.
public struct MindReport: APIAnswer, Hashable {
  /// What is set.
  public var settings: MindSettings
  /// Where the key comes from, never the key: "environment", "credentials", "file"; nothing without one.
  public var keyFrom: String?
  /// What today has cost, in millionths of a US dollar, with what is being asked right now.
  public var today: Int64
  /// What this month has cost.
  public var month: Int64
  /// The day on which the prices were read.
  public var pricesOf: String
  /// The models that have a price.
  public var models: [String]

  /// Puts it together.
  public init(
    _ settings: MindSettings,
    keyFrom: String?,
    today: Int64,
    month: Int64,
    pricesOf: String,
    models: [String]
  ) {
    self.settings = settings
    self.keyFrom = keyFrom
    self.today = today
    self.month = month
    self.pricesOf = pricesOf
    self.models = models
  }

  /// Whether four fifths of a cap are spent.
  public var isNearCap: Bool {
    settings.provider != .none && !settings.isFree
      && (today * 5 >= settings.dayCap * 4 || month * 5 >= settings.monthCap * 4)
  }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      settings.writeMembers(to: &json)
      json.field("keyFrom", keyFrom)
      json.field("today", MindSettings.dollars(today))
      json.field("month", MindSettings.dollars(month))
      json.field("isNearCap", isNearCap)
      json.field(
        "spentWords",
        MindScreen.spent(today, month, under: settings, in: reader.language)
      )
      json.field("pricesOf", pricesOf)
      json.array("models") { json in for model in models { json.value(model) } }
      json.array("tasks") { json in
        for task in MindTask.allCases {
          json.object { json in
            json.field("task", task.rawValue)
            json.field("seconds", task.limit.inSeconds)
            json.array("needs") { json in for need in task.needs { json.value(need.rawValue) } }
            json.array("uses") { json in for use in task.uses { json.value(use.rawValue) } }
            json.field("isShared", settings.switches.missing(for: task).isEmpty)
          }
        }
      }
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    func micros(_ key: String) throws(ShapeError) -> Int64 {
      Int64((try fields.number(key) * Double(MindSettings.micros)).rounded())
    }
    var models: [String] = []
    for model in try fields.list("models") { models.append(model.string ?? "") }
    self.init(
      try MindSettings(json),
      keyFrom: try fields.string(ifPresent: "keyFrom"),
      today: try micros("today"),
      month: try micros("month"),
      pricesOf: try fields.string("pricesOf"),
      models: models
    )
  }
}
