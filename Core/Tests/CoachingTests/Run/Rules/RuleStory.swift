import Coaching
import Training

/// A run told in a few lines, each a time, a pace and what else is known, played second by second.
///
/// ```
/// 10:00 5:00 150bpm 172spm 2%    ten minutes at 5:00 a kilometre, two metres up in a hundred
/// 5:00 5:00>5:30 150>160bpm      from one pace and one heart rate to another
/// 1:00 stand                     the clock runs and nobody moves
/// 1:00 autopause                 nobody moves, and the tracker has found it out and paused
/// 1:00 pause                     the clock stands
/// 1:30 5:00 lost                 no positions
/// ```
struct RuleStory {
  private var plan: RunPlan
  private var book: RuleBook
  private var metrics = LiveMetrics(distanceSource: .positions, positionSignal: .good)
  private var at = 0.0
  private var moving = 0.0
  private var meters = 0.0
  private var hidden = 0.0
  private var altitude = 100.0
  private var remarks: [String] = []
  private var tellsRestraints = false

  /// The remarks of a run, each with its moving time: `12:30 fade`.
  static func remarks(
    _ plan: RunPlan,
    highest: Double? = nil,
    fueling: Fueling? = nil,
    restraints: Bool = false,
    _ text: String
  ) -> [String] {
    var story = RuleStory(plan, highest: highest, fueling: fueling)
    story.tellsRestraints = restraints
    for line in text.split(separator: "\n") where !line.allSatisfy({ $0 == " " }) {
      story.tell(line.split(separator: " ").map(String.init))
    }
    return story.remarks
  }

  private init(_ plan: RunPlan, highest: Double?, fueling: Fueling?) {
    self.plan = plan
    let runner = highest.map { Runner(maxHeartRate: .beatsPerMinute($0)) }
    book = RuleBook(plan: plan, zones: runner.map(HeartRateZones.init), fueling: fueling)
  }

  private mutating func tell(_ words: [String]) {
    let seconds = Int(Self.minutes(words[0]))
    for second in 0..<seconds {
      let share = Double(second) / Double(max(1, seconds - 1))
      var speed = 0.0
      var slope = 0.0
      var stands = false
      metrics.state = .running
      metrics.positionSignal = .good
      metrics.heartRate = nil
      metrics.heartRateSignal = .absent
      metrics.cadence = nil
      for word in words.dropFirst() {
        switch word {
        case "stand": stands = true
        case "autopause":
          stands = true
          metrics.state = .paused
        case "pause": metrics.state = .paused
        case "lost": metrics.positionSignal = .lost
        case let word where word.hasSuffix("bpm"):
          metrics.heartRate = .beatsPerMinute(Self.value(word.dropLast(3), share))
          metrics.heartRateSignal = .good
        case let word where word.hasSuffix("spm"):
          metrics.cadence = .stepsPerMinute(Self.value(word.dropLast(3), share))
        case let word where word.hasSuffix("%"): slope = Self.value(word.dropLast(1), share) / 100
        default: speed = 1000 / Self.value(word[...], share)
        }
      }
      metrics.standingSince = stands ? metrics.standingSince ?? .seconds(at) : nil
      pass(speed: speed, slope: slope, knowsAltitude: words.contains { $0.hasSuffix("%") })
    }
  }

  private mutating func pass(speed: Double, slope: Double, knowsAltitude: Bool) {
    at += 1
    if metrics.state == .running {
      moving += 1
      hidden += speed
      altitude += speed * slope
      if metrics.positionSignal == .good {
        metrics.distanceSource = hidden > speed ? .bridged : .positions
        meters += hidden
        hidden = 0
      }
    }
    metrics.elapsed = .seconds(at)
    metrics.moving = .seconds(moving)
    metrics.distance = .meters(meters)
    metrics.altitude = knowsAltitude ? altitude : nil
    let moment = Moment(at: .seconds(at), metrics: metrics, plan: plan)
    for remark in book.consider(moment) {
      remarks.append("\(Self.clock(moving)) \(remark.rule.rawValue)")
    }
    guard tellsRestraints else { return }
    for restraint in book.restraints {
      remarks.append(
        "\(Self.clock(moving)) \(restraint.rule.rawValue): \(restraint.reason.rawValue)"
      )
    }
  }

  /// A value between two, or one that stays: `5:00>5:30`, `150`.
  private static func value(_ word: Substring, _ share: Double) -> Double {
    let ends = word.split(separator: ">").map { minutes(String($0)) }
    return ends[0] + (ends[ends.count - 1] - ends[0]) * share
  }

  private static func minutes(_ word: String) -> Double {
    word.split(separator: ":").reduce(0) { $0 * 60 + (Double($1) ?? 0) }
  }

  private static func clock(_ seconds: Double) -> String {
    let rest = Int(seconds) % 60
    return "\(Int(seconds) / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}
