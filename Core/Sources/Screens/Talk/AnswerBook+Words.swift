public import Coaching

extension AnswerBook {
  /// What a coach answers, or somebody without a character where there is no coach.
  ///
  /// Figures and what is for the runner's safety are said alike by all; the rest has the coach's tone.
  public init(by book: CoachBook?, in language: Language = .english) {
    var lines: [Answer: [String]] = [:]
    for answer in Answer.allCases {
      switch language {
      case .english:
        let own = book?.lines(for: answer) ?? Self.plainWords(for: answer)
        lines[answer] = own.isEmpty ? Self.common(answer) : own
      case .german:
        let own = book?.lines(for: answer) ?? Self.plainGerman(for: answer)
        lines[answer] = own.isEmpty ? Self.commonGerman(answer) : own
      }
    }
    self.init(lines)
  }

  /// What everybody says alike.
  private static func common(_ answer: Answer) -> [String] {
    switch answer {
    case .distance: ["{distance} so far.", "You have run {distance}."]
    case .remaining: ["{remaining} to go."]
    case .noGoal: ["There is no goal today. It ends when you like."]
    case .time: ["{time} so far."]
    case .pace: ["{pace} right now.", "You are running {pace}."]
    case .noPace: ["I have no pace yet. Give me a minute."]
    case .ahead: ["You are {lead} ahead of the plan."]
    case .behind: ["You are {lead} behind the plan."]
    case .onPlan: ["You are right on plan."]
    case .noPlan: ["There is no pace to hold today."]
    case .heartRate: ["{hr} right now.", "Your heart is at {hr}."]
    case .noHeartRate: ["I hear no heart rate."]
    case .gel: ["The next one is due in {next_fuel}."]
    case .noGel: ["There is no gel planned from here."]
    case .faster: ["A little quicker, then."]
    case .slower: ["A little slower, then."]
    case .noBeat: ["There is no beat on this run."]
    case .lap: ["Lap."]
    case .noLap: ["I count laps only while you run."]
    case .marked: ["Marked."]
    case .paused: ["Paused."]
    case .resumed: ["On we go."]
    case .nothingSaid: ["I have said nothing yet."]
    case .notHere: ["I cannot do that on this run. Use the button."]
    case .ending: ["To end the run, use the End button."]
    case .volume: ["My volume is your device's. Use its buttons."]
    case .help:
      [
        "Ask how far, how long to go, my pace, or next gel. Or say quiet, skip, repeat, mark, or pause."
      ]
    case .pain:
      [
        """
        Slow to a walk now. If it stays or gets worse, stop and get help. For chest pain or dizziness, call \
        for help at once.
        """
      ]
    case .speaks, .good, .bad, .aboutBody, .aboutPace, .aboutFood, .aboutWeather, .aboutAnything: []
    }
  }

  private static func plainWords(for answer: Answer) -> [String] {
    switch answer {
    case .speaks: ["I speak again."]
    case .good: ["Good. Keep it just like that."]
    case .bad: ["Ease off until your breath is calm again."]
    case .aboutBody: ["Ease off and see whether it settles. If it gets worse, walk."]
    case .aboutPace: ["Run by feel for a minute, then look at your pace again."]
    case .aboutFood: ["Small sips and small bites, and nothing that you have not tried before."]
    case .aboutWeather: ["Run by effort here and let the pace be what it is."]
    case .aboutAnything: ["I have written that down for later."]
    default: []
    }
  }
}
