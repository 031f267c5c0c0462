import Formats
import Training

/// Reads a `.zwo` file: the workouts of Zwift, as many programs write them.
///
/// What it calls power is for a runner a share of the threshold pace; that nobody knows here, so the
/// target is said in those words.
struct ZwiftWorkout {
  private enum Tag: String, CaseIterable {
    case file = "workout_file"
    case name, sportType, durationType, workout
    case warmup = "Warmup"
    case cooldown = "Cooldown"
    case ramp = "Ramp"
    case steady = "SteadyState"
    case intervals = "IntervalsT"
    case free = "FreeRun"
    case freeRide = "FreeRide"
    case rest = "Rest"
    case event = "textevent"
  }

  private var scanner: XMLScanner
  private var title = ""
  private var sport = "run"
  private var isByDistance = false
  private var steps: [RunStep] = []
  // Where the steps of the element around begin, which a text belongs to.
  private var first = 0

  private init(_ bytes: [UInt8]) {
    scanner = XMLScanner(bytes, vocabulary: XMLVocabulary(Tag.allCases.map { $0.rawValue }))
  }

  static func course(_ bytes: [UInt8]) throws(CourseFileError) -> RunCourse {
    var reader = ZwiftWorkout(bytes)
    do { try reader.scan() } catch { throw error }
    guard reader.sport == "run" else { throw .notARun(reader.sport) }
    let title = reader.title.trimmed
    return RunCourse(
      title.isEmpty ? "Workout" : title,
      steps: CourseFile.numbered(reader.steps)
    )
  }

  private mutating func scan() throws(CourseFileError) {
    let tags = Tag.allCases
    while true {
      let event: XMLScanner.Event?
      do { event = try scanner.next() } catch { throw .xml(error) }
      switch event {
      case nil: return
      case .start(let place):
        let tag = place.map { tags[$0] }
        if scanner.depth == 1, tag != .file { throw .unknownFormat }
        if let tag { start(tag) }
      case .end(let place):
        guard let place else { continue }
        switch tags[place] {
        case .name where scanner.depth <= 1: title = scanner.text
        case .sportType: sport = scanner.text.trimmed.lowercased()
        case .durationType: isByDistance = scanner.text.trimmed == "distance"
        default: break
        }
      }
    }
  }

  private mutating func start(_ tag: Tag) {
    switch tag {
    case .file, .name, .sportType, .durationType, .workout: return
    case .event:
      guard first < steps.count, steps[first].words == nil else { return }
      let message = scanner.attribute("message")?.trimmed ?? ""
      if !message.isEmpty { steps[first].words = String(message.prefix(200)) }
      return
    case .warmup: add("Easy Run", .warmUp, "Duration", target("PowerLow", "PowerHigh"))
    case .cooldown: add("Easy Run", .coolDown, "Duration", target("PowerLow", "PowerHigh"))
    case .ramp: add("Run", .work, "Duration", target("PowerLow", "PowerHigh"))
    case .steady: add("Run", .work, "Duration", target("Power", "Power"))
    case .free, .freeRide: add("Easy Run", .other, "Duration", .none)
    case .rest: add("Rest", .rest, "Duration", .none)
    case .intervals: addIntervals()
    }
  }

  private mutating func addIntervals() {
    let count = Int(min(max(scanner.number(ofAttribute: "Repeat") ?? 1, 1), 500))
    let on = target("OnPower", "OnPower")
    let off = target("OffPower", "OffPower")
    var start: Int?
    for _ in 0..<count {
      add("Run", .work, "OnDuration", on)
      start = start ?? first
      add("Jog", .recovery, "OffDuration", off)
    }
    first = start ?? first
  }

  private mutating func add(
    _ name: String,
    _ intensity: RunStep.Intensity,
    _ key: String,
    _ target: RunStep.Target
  ) {
    let value = scanner.number(ofAttribute: key)
    let end = isByDistance ? CourseFile.distance(value) : CourseFile.time(value)
    guard let end, steps.count < RunCourse.mostSteps else { return }
    first = steps.count
    steps.append(RunStep(name, until: end, target: target, intensity: intensity))
  }

  /// A share of the threshold pace in words.
  private func target(_ low: String, _ high: String) -> RunStep.Target {
    guard let one = scanner.number(ofAttribute: low), let other = scanner.number(ofAttribute: high),
      (0.1...3).contains(one), (0.1...3).contains(other)
    else { return .none }
    let from = Int((min(one, other) * 100).rounded())
    let to = Int((max(one, other) * 100).rounded())
    return .words((from == to ? "\(from)" : "\(from)–\(to)") + " % of threshold pace")
  }
}
