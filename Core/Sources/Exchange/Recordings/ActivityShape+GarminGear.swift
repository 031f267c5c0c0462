import Formats
import Training

extension ActivityShape {
  /// Garmin's `…_gear.json`: shoes, bikes and what else was used in which activities.
  ///
  /// These are named by their numbers in the account, and stand in `…_summarizedActivities.json`.
  static let garminGear = source(
    "Garmin",
    members: ["gearDTOS"]
  ) { json, _ in
    (json.array ?? [json]).flatMap { gearRows($0) }
  }

  private static func gearRows(_ json: JSON) -> [ActivityTable.Row] {
    let gear = json["gearDTOS"]?.array ?? []
    let (others, worn) = (gear.filter { isOther($0) }, gear.filter { !isOther($0) })
    var rows: [ActivityTable.Row] = []
    for one in others + worn {
      guard let key = one["gearPk"]?.integer, let name = gearName(one) else { continue }
      for link in json["gearActivityDTOs"]?["\(key)"]?.array ?? [] {
        guard let activity = link["activityId"]?.integer else { continue }
        var row = ActivityTable.Row(line: rows.count + 1)
        row.number = activity
        row.gear = name
        rows.append(row)
      }
    }
    return rows
  }

  /// Whether it is no shoe and no bike: of several things that an activity names, these come last.
  private static func isOther(_ gear: JSON) -> Bool { gear["gearTypeName"]?.string == "Other" }

  private static func gearName(_ gear: JSON) -> String? {
    ["displayName", "customMakeModel"].lazy.compactMap { gear[$0]?.string?.trimmed }
      .first { !$0.isEmpty }
  }
}
