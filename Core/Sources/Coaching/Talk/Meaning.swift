/// What a runner's words mean to the coach.
public enum Meaning: String, CaseIterable, Hashable, Sendable {
  /// How far have I run?
  case distance
  /// How much is left?
  case remaining
  /// How long have I been out?
  case time
  /// What is my pace?
  case pace
  /// Am I on plan?
  case plan
  /// What is my heart rate?
  case heartRate = "heart_rate"
  /// Say nothing more.
  case quiet
  /// Speak again.
  case speak
  /// A quicker beat.
  case faster
  /// A slower beat.
  case slower
  /// When is the next gel?
  case nextGel = "next_gel"
  /// Stop what you are saying.
  case skip
  /// Say that again.
  case repeats = "repeat"
  /// Speak up.
  case louder
  /// Speak more softly.
  case softer
  /// Pause the run.
  case pause
  /// Go on with it.
  case resume
  /// End it.
  case end
  /// What can I say?
  case help
  /// Count a lap. Journals call it "mark", because "mark this" once counted a lap.
  case lap = "mark"
  /// Keep this moment for later.
  case moment
  /// I feel good.
  case good
  /// I feel bad.
  case bad
  /// Something hurts, or worse.
  case pain
  /// No command: about the body and how it feels.
  case aboutBody = "about_body"
  /// No command: about speed and effort.
  case aboutPace = "about_pace"
  /// No command: about eating and drinking.
  case aboutFood = "about_food"
  /// No command: about the weather and the way.
  case aboutWeather = "about_weather"
  /// No command: about anything else.
  case aboutAnything = "about_anything"

  /// Whether the words are free: they want an answer that no figure gives.
  public var isFree: Bool {
    switch self {
    case .aboutBody, .aboutPace, .aboutFood, .aboutWeather, .aboutAnything: true
    case .distance, .remaining, .time, .pace, .plan, .heartRate, .quiet, .speak, .faster, .slower,
      .nextGel, .skip, .repeats, .louder, .softer, .pause, .resume, .end, .help, .lap, .moment,
      .good,
      .bad, .pain:
      false
    }
  }
}
