/// What a coach may talk about: a place in the script, or something that has been noticed.
public enum Topic: Hashable, Sendable {
  /// The first words.
  case opening
  /// The first minutes: calm down, breathe.
  case settle
  /// The first minute of a race: hold back.
  case raceStart
  /// The first split is complete.
  case firstSplit
  /// A later split is complete.
  case kilometer
  /// Another half hour has passed.
  case clock
  /// Posture, arms, steps, breathing, a relaxed face.
  case technique
  /// A kind word, in the coach's own way.
  case encouragement
  /// Talk to pass the time.
  case banter
  /// Half of the goal is done.
  case halfway
  /// Faster than planned.
  case ahead
  /// As fast as planned.
  case onPace
  /// Slower than planned.
  case behind
  /// Two thirds of the goal are done.
  case finalThird
  /// The finish is near.
  case nearFinish
  /// The last minute or so.
  case lastStretch
  /// Time to eat.
  case fuel
  /// Time to drink.
  case drink
  /// Well above the planned pace in the middle of the run.
  case surge
  /// Above the planned pace towards the end.
  case strongLate
  /// Few steps per minute.
  case shortSteps
  /// A high heart rate on a run that is no race.
  case highEffort
  /// A high heart rate for long, far into the run.
  case tired
  /// Out before seven in the morning.
  case earlyHour
  /// Out after nine in the evening.
  case lateHour
  /// What a rule of the coach has found.
  case rule(CoachRule)
  /// What the sensors do.
  case notice(SensorNotice)
  /// What a course of steps asks for.
  case course(CourseCue)
}

extension Topic: CaseIterable {
  /// The topics of a script.
  public static let ofScripts: [Topic] = [
    .opening, .settle, .raceStart, .firstSplit, .kilometer, .clock, .technique, .encouragement,
    .banter, .halfway, .ahead, .onPace, .behind, .finalThird, .nearFinish, .lastStretch, .fuel,
    .drink, .surge, .strongLate, .shortSteps, .highEffort, .tired, .earlyHour, .lateHour,
  ]

  /// Every topic, those of the script first.
  public static let allCases: [Topic] =
    ofScripts + CoachRule.allCases.map { .rule($0) } + SensorNotice.allCases.map { .notice($0) }
    + CourseCue.spoken.map { .course($0) }
}
