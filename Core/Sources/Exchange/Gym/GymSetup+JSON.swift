public import Coaching
import Formats
import Screens
import Training

extension GymSetup: Shaped {
  public static var blank: GymSetup { GymSetup(name: "workout", text: "") }

  /// What is absent is as most want it.
  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.expect(it.has("workout"), "workout", "a name and a text")
    try it.object("workout") { it throws(ShapeError) in
      try it.text("name", &name, isRequired: false)
      try it.text("text", &text)
    }
    let isShort = text.utf8.count <= Self.longestText
    try it.expect(isShort, "workout", "a text of at most \(Self.longestText) bytes")
    var choices = choices.keys.sorted().map { Choice(section: $0, choice: self.choices[$0] ?? 0) }
    try it.list("choices", &choices)
    try settings.shapeMembers(&it)
    try it.text("language", &language, isRequired: false)
    var offset: UTCOffset? = offset
    try it.offset(&offset)
    try it.list("memories", &memories, atMost: 500)
    guard it.isReading else { return }
    self.offset = offset ?? .zero
    for one in choices where (0...1000).contains(one.section) && (0...1000).contains(one.choice) {
      self.choices[Int(one.section)] = Int(one.choice)
    }
  }

  /// What was chosen where a section leaves a choice.
  private struct Choice: Shaped {
    var section: Int64
    var choice: Int64

    init(section: Int, choice: Int) {
      self.section = Int64(section)
      self.choice = Int64(choice)
    }

    static var blank: Choice { Choice(section: 0, choice: 0) }

    mutating func shape(_ it: inout Shaper) throws(ShapeError) {
      try it.whole("section", &section, isRequired: false)
      try it.whole("choice", &choice, isRequired: false)
    }
  }
}

extension GymSettings {
  /// Shows the settings among other members.
  fileprivate mutating func shapeMembers(_ it: inout Shaper) throws(ShapeError) {
    try it.duration("getReady", &getReady, in: 0...3600)
    try it.duration("holdReady", &holdReady, in: 0...3600)
    try it.duration("sideChange", &sideChange, in: 0...3600)
    try it.duration("usualRest", &usualRest, in: 0...3600)
    try it.flag("holdsGoOn", &holdsGoOn)
    try it.flag("startsHolds", &startsHolds)
    try it.flag("startsClocks", &startsClocks)
    try it.flag("speaks", &speaks)
    try it.choice("talk", &talk, unless: .normal)
    var personality = coach.flatMap { Personality(rawValue: $0) }
    try it.choice("coach", &personality)
    if it.isReading { coach = personality?.rawValue }
    try it.choice("unit", &unit)
  }
}

extension ExerciseMemory: Shaped {
  public static var blank: ExerciseMemory { ExerciseMemory("") }

  /// What is known of an exercise: `{"exercise":"squat","load":{…},"reps":5}`.
  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.text("exercise", &exercise)
    try it.nested("load", &load)
    try it.positive("reps", &reps)
    try it.nested("best", &best)
    try it.flag("weightless", &isWeightless, unless: false)
  }
}
