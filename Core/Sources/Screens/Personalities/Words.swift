import Coaching

/// The words of one personality: a text a topic with a phrase a row.
///
/// A row that begins with "! " swears; then come the phrase's claims in brackets: `[even] {split}. …`
/// (``PhraseRow``).
///
/// A new topic is a requirement and a case here, and one text in each personality.
protocol Words {
  static var opening: String { get }
  static var settle: String { get }
  static var raceStart: String { get }
  static var firstSplit: String { get }
  static var kilometer: String { get }
  static var clock: String { get }
  static var technique: String { get }
  static var encouragement: String { get }
  static var banter: String { get }
  static var halfway: String { get }
  static var ahead: String { get }
  static var onPace: String { get }
  static var behind: String { get }
  static var finalThird: String { get }
  static var nearFinish: String { get }
  static var lastStretch: String { get }
  static var fuel: String { get }
  static var drink: String { get }
  static var surge: String { get }
  static var strongLate: String { get }
  static var shortSteps: String { get }
  static var highEffort: String { get }
  static var tired: String { get }
  static var earlyHour: String { get }
  static var lateHour: String { get }
  static var serving: String { get }
  static var drinkServing: String { get }
  static func rows(on rule: CoachRule) -> String
  static func rows(on notice: SensorNotice) -> String
  static func rows(on cue: CourseCue) -> String
}

extension Words {
  /// The text on a topic.
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
    case .course(let cue): rows(on: cue)
    }
  }
}
