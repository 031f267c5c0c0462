import Coaching
public import Formats
import Screens
import Training

extension RunSetup {
  /// Writes the setup, such that it can be read again from a journal.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("coach", coach?.rawValue)
      json.field("swearing", swearing)
      // As text: a seed has 64 bits, a JSON number 53.
      json.field("seed", String(seed))
      json.field("expectedPaceSecPerKm", expectedPace?.secondsPerKilometer)
      json.key("plan")
      plan.write(to: &json)
      json.key("runner")
      runner.write(to: &json)
      json.field("speech", voiceClock.rawValue)
      json.field("language", language)
      json.field("startedAt", startedAt?.secondsSince1970)
      json.field("utcOffsetMinutes", offset?.minutes)
      if place != .outdoor { json.field("place", place.rawValue) }
      if autoPause { json.field("autoPause", autoPause) }
      if sport != .running { json.field("sport", sport.rawValue) }
      if talk != .normal { json.field("talk", talk.rawValue) }
      if !unwanted.isEmpty {
        json.array("withoutTopics") { json in
          for topic in TalkTopic.allCases where unwanted.contains(topic) {
            json.value(topic.rawValue)
          }
        }
      }
      if isMindful { json.field("mindful", isMindful) }
      if let cues {
        json.key("cues")
        cues.write(to: &json)
      }
      if keepsTones { json.field("keepsTones", keepsTones) }
      if let script {
        json.key("script")
        script.write(to: &json)
      }
    }
  }

  /// Reads a setup; what is absent has the default.
  public init(_ fields: Fields) throws(ShapeError) {
    self.init()
    coach = try fields.choice(Personality.self, ifPresent: "coach")
    swearing = try fields.bool("swearing", default: false)
    seed = try Self.seed(fields)
    expectedPace = try fields.positive(ifPresent: "expectedPaceSecPerKm")
      .map { .secondsPerKilometer($0) }
    if let plan = try fields.fields(ifPresent: "plan") { self.plan = try RunPlan(plan) }
    if let runner = try fields.fields(ifPresent: "runner") { self.runner = try Runner(runner) }
    voiceClock = try fields.choice(VoiceQueue.Clock.self, ifPresent: "speech") ?? .estimated
    language = try fields.string(ifPresent: "language") ?? "en"
    startedAt = try fields.number(ifPresent: "startedAt").map { Instant(secondsSince1970: $0) }
    offset = try fields.clampedOffset()
    place = try fields.choice(RunPlace.self, ifPresent: "place") ?? .outdoor
    autoPause = try fields.bool("autoPause", default: false)
    sport = try fields.choice(Recording.Sport.self, ifPresent: "sport") ?? .running
    talk = try fields.choice(TalkLevel.self, ifPresent: "talk") ?? .normal
    unwanted = try Self.topics(fields)
    isMindful = try fields.bool("mindful", default: false)
    cues = try fields.fields(ifPresent: "cues")
      .map { cues throws(ShapeError) in try CueScheme(cues) }
    keepsTones = try fields.bool("keepsTones", default: false)
    script = try fields.script(ifPresent: "script")
  }

  private static func topics(_ fields: Fields) throws(ShapeError) -> Set<TalkTopic> {
    guard let value = fields["withoutTopics"] else { return [] }
    var topics: Set<TalkTopic> = []
    for entry in value.array ?? [] {
      guard let topic = entry.string.flatMap(TalkTopic.init(rawValue:)) else {
        throw fields.error("withoutTopics", entry, "splits, plan, technique or stories")
      }
      topics.insert(topic)
    }
    return topics
  }

  private static func seed(_ fields: Fields) throws(ShapeError) -> UInt64 {
    guard let value = fields["seed"] else { return 1 }
    if let number = value.integer { return UInt64(bitPattern: number) }
    guard let text = value.string, let seed = UInt64(text) else {
      throw fields.error("seed", value, "a whole number")
    }
    return seed
  }
}
