/// What the coach can answer by himself, without a model and without a network.
public enum Answer: String, CaseIterable, Hashable, Sendable {
  // Figures.
  case distance, remaining, noGoal, time, pace, noPace
  case ahead, behind, onPlan, noPlan
  case heartRate, noHeartRate
  case gel, noGel
  // What was done.
  case speaks, faster, slower, noBeat, lap, noLap, marked, paused, resumed, nothingSaid
  // What has a button, or the device's own.
  case notHere, ending, volume, help
  // How the runner is.
  case good, bad, pain
  // Words that no command has.
  case aboutBody, aboutPace, aboutFood, aboutWeather, aboutAnything

  /// How the coach answers words at a moment; nothing where doing it is the answer.
  ///
  /// `beats` says whether the run has a metronome, and `tracker` where the run stands that is
  /// tracked here; it is nothing where another device tracks it.
  init?(to meaning: Meaning, in moment: Moment, beats: Bool, tracker: LiveMetrics.State?) {
    func knows(_ placeholder: Placeholder) -> Bool { placeholder.value(in: moment) != nil }
    switch meaning {
    case .quiet, .skip: return nil
    case .repeats: self = .nothingSaid
    case .louder, .softer: self = .volume
    case .end: self = .ending
    case .help: self = .help
    case .pause: self = Self.isUnderWay(tracker) ? .paused : .notHere
    case .resume: self = Self.isUnderWay(tracker) ? .resumed : .notHere
    case .distance: self = .distance
    case .remaining: self = knows(.remaining) ? .remaining : .noGoal
    case .time: self = .time
    case .pace: self = knows(.pace) ? .pace : .noPace
    case .plan:
      guard let lead = moment.lead else {
        self = .noPlan
        return
      }
      self = lead > moment.leadThreshold ? .ahead : lead < -moment.leadThreshold ? .behind : .onPlan
    case .heartRate: self = knows(.heartRate) ? .heartRate : .noHeartRate
    case .nextGel: self = knows(.nextFuel) ? .gel : .noGel
    case .speak: self = .speaks
    case .faster: self = beats ? .faster : .noBeat
    case .slower: self = beats ? .slower : .noBeat
    case .lap:
      self = tracker == .running ? .lap : tracker == .paused ? .noLap : .notHere
    case .moment: self = .marked
    case .good: self = .good
    case .bad: self = .bad
    case .pain: self = .pain
    case .aboutBody: self = .aboutBody
    case .aboutPace: self = .aboutPace
    case .aboutFood: self = .aboutFood
    case .aboutWeather: self = .aboutWeather
    case .aboutAnything: self = .aboutAnything
    }
  }

  private static func isUnderWay(_ tracker: LiveMetrics.State?) -> Bool {
    tracker == .running || tracker == .paused
  }
}
