import Formats
public import Training

extension RunCourse {
  private typealias Step = FITField.WorkoutStep

  /// Reads the workout of a FIT file; repetitions become as many steps.
  init(fitWorkout bytes: [UInt8]) throws(CourseFileError) {
    let file: FITFile
    do { file = try FITFile(bytes) } catch { throw .fit(error) }
    let head = file.table(.workout).first
    if let sport = head?.integer(FITField.Workout.sport), sport != 1, sport != 0, sport != 255 {
      throw .notARun(SportKind.numbered(sport: sport, subSport: nil)?.name ?? "sport \(sport)")
    }
    var steps: [RunStep] = []
    // Where each message's own steps begin among those that were made, for the way back.
    var starts: [Int] = []
    for message in file.table(.workoutStep).prefix(Self.mostSteps) {
      starts.append(steps.count)
      if message.integer(Step.durationType) == 6 {
        let back = Int(clamping: message.integer(Step.durationValue) ?? -1)
        let count = Int(clamping: message.integer(Step.targetValue) ?? 1)
        guard starts.indices.contains(back) else { continue }
        let again = steps[starts[back]...]
        for _ in 1..<max(2, min(count, Self.mostSteps)) where count > 1 {
          guard steps.count + again.count <= Self.mostSteps else { break }
          steps += again
        }
      } else {
        steps.append(Self.step(message))
      }
    }
    self.init(
      head?.text(FITField.Workout.name) ?? "Workout",
      steps: CourseFile.numbered(steps)
    )
  }

  private static func step(_ message: FITMessage) -> RunStep {
    let intensity = intensity(message.integer(Step.intensity))
    let notes = message.text(Step.notes)
    return RunStep(
      message.text(Step.name) ?? CourseFile.name(intensity),
      until: end(message),
      target: target(message),
      intensity: intensity,
      words: notes
    )
  }

  private static func end(_ message: FITMessage) -> RunStep.End {
    let value = message.integer(Step.durationValue).map { Double($0) }
    switch message.integer(Step.durationType) {
    case 0: return CourseFile.time(value.map { $0 / 1000 }) ?? .button
    case 1: return CourseFile.distance(value.map { $0 / 100 }) ?? .button
    case 2:
      guard let value, value > 100 else { return .button }
      return .heartRate(below: .beatsPerMinute(value - 100))
    default: return .button
    }
  }

  private static func target(_ message: FITMessage) -> RunStep.Target {
    let low = message.integer(Step.low).map { Double($0) }
    let high = message.integer(Step.high).map { Double($0) }
    let zone = message.integer(Step.targetValue) ?? 0
    switch message.integer(Step.targetType) {
    case 0: return CourseFile.pace(low.map { $0 / 1000 }, high.map { $0 / 1000 }) ?? .none
    case 1:
      if (1...5).contains(zone) { return .zones(Int(zone), Int(zone)) }
      guard let low, let high, low <= high, high > 0 else { return .none }
      // Up to 100 it is a share of the highest rate, above that beats plus 100.
      guard low > 100 else {
        return .words("\(Int(low))–\(Int(min(high, 100))) % of max heart rate")
      }
      return .heartRate(low: .beatsPerMinute(low - 100), high: .beatsPerMinute(high - 100))
    case 3:
      guard let low, let high, low > 0, low <= high, high <= 300 else { return .none }
      // A watch counts the strides of one foot.
      let factor = high <= 125 ? 2.0 : 1
      return .cadence(low: .stepsPerMinute(low * factor), high: .stepsPerMinute(high * factor))
    default: return .none
    }
  }

  private static func intensity(_ code: Int64?) -> RunStep.Intensity {
    switch code {
    case 1: .rest
    case 2: .warmUp
    case 3: .coolDown
    case 4: .recovery
    case 6: .other
    default: .work
    }
  }

  // MARK: Writing

  /// The workout as a FIT file that a watch can take; repetitions are written out one by one.
  ///
  /// What a watch has no target for (an effort, words) becomes a note of the step. The time is when the
  /// file is made.
  public func fitWorkout(at time: Instant) -> [UInt8] {
    var file = FITEncoder()
    file.define(
      0,
      .fileID,
      [
        .init(FITField.FileID.type, .enumeration), .init(FITField(1), .uint16),
        .init(FITField(2), .uint16), .init(FITField(3), .uint32z),
        .init(FITField.FileID.created, .uint32),
      ]
    )
    // A workout, by a maker under development (255), whose first product this is.
    file.write(0, [5, 255, 1, 1, (time.secondsSince1970 - FITFile.epoch).rounded()])
    file.define(
      1,
      .workout,
      [
        .init(FITField.Workout.sport, .enumeration), .init(FITField.Workout.stepCount, .uint16),
        .init(FITField.Workout.name, textOf: 64),
      ]
    )
    file.write(1, [1, Double(steps.count)], texts: [title])
    file.define(
      2,
      .workoutStep,
      [
        .init(.messageIndex, .uint16), .init(Step.name, textOf: 32),
        .init(Step.durationType, .enumeration), .init(Step.durationValue, .uint32),
        .init(Step.targetType, .enumeration), .init(Step.targetValue, .uint32),
        .init(Step.low, .uint32), .init(Step.high, .uint32), .init(Step.intensity, .enumeration),
        .init(Step.notes, textOf: 128),
      ]
    )
    for (place, step) in steps.enumerated() {
      let (end, length) = Self.fit(step.end)
      let target = Self.fit(step.target)
      let notes = [step.amount, target.note, step.words].compactMap { $0 }.joined(separator: ". ")
      file.write(
        2,
        [
          Double(place), end, length, target.type, target.value, target.low, target.high,
          Self.fit(step.intensity),
        ],
        texts: [step.name, notes]
      )
    }
    return file.finished
  }

  private static func fit(_ end: RunStep.End) -> (type: Double, value: Double?) {
    switch end {
    case .time(let time): (0, time.inSeconds * 1000)
    case .distance(let distance): (1, distance.meters * 100)
    case .heartRate(let rate): (2, rate.beatsPerMinute + 100)
    case .button: (5, nil)
    }
  }

  private static func fit(
    _ target: RunStep.Target
  ) -> (type: Double, value: Double?, low: Double?, high: Double?, note: String?) {
    switch target {
    case .none: (2, nil, nil, nil, nil)
    case .pace(let fastest, let slowest):
      (0, 0, slowest.speed.metersPerSecond * 1000, fastest.speed.metersPerSecond * 1000, nil)
    case .heartRate(let low, let high):
      (1, 0, low.beatsPerMinute + 100, high.beatsPerMinute + 100, nil)
    case .zones(let low, let high):
      low == high ? (1, Double(low), nil, nil, nil) : (2, nil, nil, nil, "Zones \(low)-\(high)")
    case .cadence(let low, let high): (3, 0, low.stepsPerMinute / 2, high.stepsPerMinute / 2, nil)
    case .effort(let low, let high):
      (2, nil, nil, nil, low == high ? "Effort \(Int(low))" : "Effort \(Int(low))-\(Int(high))")
    case .words(let words): (2, nil, nil, nil, words)
    }
  }

  private static func fit(_ intensity: RunStep.Intensity) -> Double {
    switch intensity {
    case .work: 0
    case .rest: 1
    case .warmUp: 2
    case .coolDown: 3
    case .recovery: 4
    case .other: 6
    }
  }
}
