public import Coaching

/// A moment of a workout at which a coach has a word of their own.
enum GymRemark: String, CaseIterable {
  /// A part begins.
  case begin
  /// All sets of an exercise are done, and there is time to breathe.
  case exerciseDone = "exercise_done"
  /// One set is left, after this rest.
  case lastSet = "last_set"
  /// All is done.
  case finished

  /// Whether somebody who wants so many words hears it.
  private func isWanted(at talk: TalkLevel) -> Bool {
    switch talk {
    case .less: false
    case .normal: self != .exerciseDone
    case .more: true
    }
  }

  /// The coach's words with a space before them, by a number that differs from one time to the next;
  /// nothing of the neutral announcer.
  func words(_ number: Int, _ session: GymSession) -> String {
    guard isWanted(at: session.settings.talk),
      let coach = session.settings.coach.flatMap({ Personality(rawValue: $0) })
    else { return "" }
    let lines = coach.book(in: session.spokenLanguage)?.lines(on: self) ?? []
    return lines.isEmpty ? "" : " " + lines[number % lines.count]
  }
}

extension GymSession {
  /// The language in which the workout is said and shown.
  public var spokenLanguage: Language { Language(tag: settings.language) ?? .english }
}
