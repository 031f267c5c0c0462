public import Coaching
public import Formats
import Screens
public import Training

/// Everything that decides how a workout goes, before it begins.
public struct GymSetup: Hashable, Sendable {
  /// The name of the workout's file without its extension.
  public var name: String

  /// The workout as it is written.
  public var text: String

  /// What was chosen where a section leaves a choice, by the section's number.
  public var choices: [Int: Int]

  /// The settings for leading it.
  public var settings: GymSettings

  /// What is known of the exercises.
  public var memories: [ExerciseMemory]

  /// The language of the voice.
  public var language: String

  /// How far the clock of the place is ahead of UTC.
  public var offset: UTCOffset

  /// Creates a setup.
  public init(
    name: String,
    text: String,
    choices: [Int: Int] = [:],
    settings: GymSettings = GymSettings(),
    memories: [ExerciseMemory] = [],
    language: String = "en",
    offset: UTCOffset = .zero
  ) {
    self.name = name
    self.text = text
    self.choices = choices
    self.settings = settings
    self.memories = memories
    self.language = language
    self.offset = offset
  }

  /// The text has at most so many bytes: it is a line of the journal.
  public static let longestText = 40_000

  /// The workout as it was understood.
  public var document: WorkoutDocument { WorkoutDocument.read(Array(text.utf8), name: name) }

  /// The session before its start.
  public func session() -> GymSession {
    let workout = document.workout
    var settings = settings
    if let unit = workout.details.units { settings.unit = unit }
    settings.language = language
    let plan = GymPlan(workout, choices: choices, getReady: settings.getReady)
    return GymSession(plan, settings: settings, memories: memories)
  }

  // MARK: JSON

  /// Writes the setup.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.object("workout") { json in
        json.field("name", name)
        json.field("text", text)
      }
      json.array("choices") { json in
        for section in choices.keys.sorted() {
          json.object { json in
            json.field("section", section)
            json.field("choice", choices[section])
          }
        }
      }
      json.field("getReady", settings.getReady.inSeconds)
      json.field("holdReady", settings.holdReady.inSeconds)
      json.field("sideChange", settings.sideChange.inSeconds)
      json.field("usualRest", settings.usualRest?.inSeconds)
      json.field("holdsGoOn", settings.holdsGoOn)
      json.field("startsHolds", settings.startsHolds)
      json.field("startsClocks", settings.startsClocks)
      json.field("speaks", settings.speaks)
      if settings.talk != .normal { json.field("talk", settings.talk.rawValue) }
      json.field("coach", settings.coach)
      json.field("unit", settings.unit.rawValue)
      json.field("language", language)
      json.field("utcOffsetMinutes", offset.minutes)
      json.array("memories") { json in
        for memory in memories { memory.write(to: &json) }
      }
    }
  }

  /// Reads a setup; what is absent is as most want it.
  public init(_ fields: Fields) throws(ShapeError) {
    guard let workout = try fields.fields(ifPresent: "workout") else {
      throw fields.error("workout", nil, "a name and a text")
    }
    name = try workout.string(ifPresent: "name") ?? "workout"
    text = try workout.string("text")
    guard text.utf8.count <= Self.longestText else {
      throw fields.error(
        "workout",
        fields["workout"],
        "a text of at most \(Self.longestText) bytes"
      )
    }
    var choices: [Int: Int] = [:]
    for json in fields["choices"]?.array ?? [] {
      let choice = try Fields(json, at: "choices")
      let section = try choice.integer(ifPresent: "section") ?? 0
      let number = try choice.integer(ifPresent: "choice") ?? 0
      if (0...1000).contains(section), (0...1000).contains(number) {
        choices[Int(section)] = Int(number)
      }
    }
    self.choices = choices
    settings = try GymSettings(fields)
    var memories: [ExerciseMemory] = []
    for json in (fields["memories"]?.array ?? []).prefix(500) {
      memories.append(try ExerciseMemory(Fields(json, at: "memories")))
    }
    self.memories = memories
    language = try fields.string(ifPresent: "language") ?? "en"
    offset = try fields.clampedOffset() ?? .zero
  }
}

extension GymSettings {
  /// Reads settings from among other members.
  init(_ fields: Fields) throws(ShapeError) {
    let usual = GymSettings()
    self.init(
      getReady: try Self.time(fields, "getReady") ?? usual.getReady,
      holdReady: try Self.time(fields, "holdReady") ?? usual.holdReady,
      sideChange: try Self.time(fields, "sideChange") ?? usual.sideChange,
      usualRest: try Self.time(fields, "usualRest"),
      holdsGoOn: try fields.bool("holdsGoOn", default: usual.holdsGoOn),
      startsHolds: try fields.bool("startsHolds", default: usual.startsHolds),
      startsClocks: try fields.bool("startsClocks", default: usual.startsClocks),
      speaks: try fields.bool("speaks", default: usual.speaks),
      talk: try fields.choice(TalkLevel.self, ifPresent: "talk") ?? usual.talk,
      coach: try fields.choice(Personality.self, ifPresent: "coach")?.rawValue,
      unit: try fields.choice(MassUnit.self, ifPresent: "unit") ?? usual.unit
    )
  }

  private static func time(_ fields: Fields, _ key: String) throws(ShapeError) -> Duration? {
    guard let time = try fields.duration(ifPresent: key) else { return nil }
    guard time >= .zero, time <= .seconds(3600) else {
      throw fields.error(key, fields[key], "seconds from 0 to 3600")
    }
    return time
  }
}

extension ExerciseMemory {
  /// Writes the memory.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("exercise", exercise)
      if let load {
        json.key("load")
        load.write(to: &json)
      }
      json.field("reps", reps)
      if let best {
        json.key("best")
        best.write(to: &json)
      }
      if isWeightless { json.field("weightless", true) }
    }
  }

  init(_ fields: Fields) throws(ShapeError) {
    self.init(
      try fields.string("exercise"),
      load: try Self.load(fields, "load"),
      reps: try fields.positive(ifPresent: "reps"),
      best: try Self.load(fields, "best")
    )
    isWeightless = try fields.bool("weightless", default: false)
  }

  private static func load(_ fields: Fields, _ key: String) throws(ShapeError) -> LoadEntry? {
    try fields.fields(ifPresent: key).map { fields throws(ShapeError) in try LoadEntry(fields) }
  }
}
