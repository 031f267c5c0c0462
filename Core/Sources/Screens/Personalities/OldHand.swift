/// Fifty years of running, rain and bad shoes: dry, kind and patient.
enum OldHand {
  /// The words on a topic: a line a row; a row that begins with "! " swears.
  static func rows(on topic: Topic) -> String {
    switch topic {
    case .opening: opening
    case .settle: settle
    case .raceStart: raceStart
    case .firstSplit: firstSplit
    case .kilometer: kilometer
    case .clock: clock
    case .technique: technique
    case .encouragement: encouragement
    case .banter: banter
    case .halfway: halfway
    case .ahead: ahead
    case .onPace: onPace
    case .behind: behind
    case .finalThird: finalThird
    case .nearFinish: nearFinish
    case .lastStretch: lastStretch
    case .fuel: fuel
    case .drink: drink
    case .surge: surge
    case .strongLate: strongLate
    case .shortSteps: shortSteps
    case .highEffort: highEffort
    case .tired: tired
    case .earlyHour: earlyHour
    case .lateHour: lateHour
    case .rule(let rule): rows(on: rule)
    case .notice(let notice): rows(on: notice)
    }
  }
}
