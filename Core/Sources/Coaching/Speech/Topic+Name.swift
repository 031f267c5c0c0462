extension Topic {
  /// The topic's name in a script; rules and notices have theirs, `rule.fade` and `notice.gps_lost`.
  public var name: String {
    switch self {
    case .opening: "opening"
    case .settle: "settle"
    case .raceStart: "race_start"
    case .firstSplit: "first_split"
    case .kilometer: "split"
    case .clock: "clock"
    case .technique: "technique"
    case .encouragement: "encouragement"
    case .banter: "banter"
    case .halfway: "halfway"
    case .ahead: "ahead"
    case .onPace: "on_pace"
    case .behind: "behind"
    case .finalThird: "final_third"
    case .nearFinish: "near_finish"
    case .lastStretch: "last_stretch"
    case .fuel: "fuel"
    case .drink: "drink"
    case .surge: "surge"
    case .strongLate: "strong_late"
    case .shortSteps: "short_steps"
    case .highEffort: "high_effort"
    case .tired: "tired"
    case .earlyHour: "early_hour"
    case .lateHour: "late_hour"
    case .rule(let rule): "rule." + rule.rawValue
    case .notice(let notice): "notice." + notice.rawValue
    case .course(let cue): "course." + cue.rawValue
    }
  }

  /// The topic of scripts that has a name.
  public init?(scriptName name: String) {
    guard let topic = Self.ofScripts.first(where: { $0.name == name }) else { return nil }
    self = topic
  }
}
