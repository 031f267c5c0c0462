/// The five heart rate zones of a runner, with how they were found.
///
/// Definitions 1 to 3 of the running definitions. Zone 4 of one method is not zone 4 of the other,
/// so the method is always shown beside the number.
public struct HeartRateZones: Hashable, Sendable {
  /// What the boundaries are fractions of.
  public enum Method: String, CaseIterable, Hashable, Sendable {
    /// The heart rate reserve above rest, after Karvonen.
    case reserve
    /// The highest heart rate.
    case maximum
    /// The heart rate at the lactate threshold, after Friel.
    case threshold
    /// Nothing: the runner names the boundaries.
    case own
  }

  /// The thirds of zone 5 by the threshold, after Friel.
  public enum Subzone: String, CaseIterable, Hashable, Sendable {
    case a, b, c
  }

  /// Where the highest heart rate comes from.
  public enum MaximumSource: String, CaseIterable, Hashable, Sendable {
    /// The runner gives it.
    case given
    /// Activities of two days held it (``RecordedMaximum``).
    case measured
    /// The runner's age, by Tanaka's formula.
    case age
    /// Nothing is known: the age of 40 is assumed.
    case assumed
  }

  /// The highest heart rate that the boundaries stand on.
  public let maximum: HeartRate

  /// Where the highest heart rate comes from.
  public let maximumSource: MaximumSource

  /// What the boundaries are fractions of.
  public let method: Method

  /// The lowest heart rate of each zone from 1 to 5, in whole beats.
  public let lowerEdges: [HeartRate]

  /// The lowest heart rates of 5a, 5b and 5c; only the threshold knows them.
  public let subzoneEdges: [HeartRate]

  /// Finds a runner's zones from what is known about them: by the method they chose where
  /// that is possible, else by their own boundaries, else by the reserve, else by the maximum.
  public init(runner: Runner) {
    (maximum, maximumSource) = Self.maximum(of: runner)
    let highest = maximum.beatsPerMinute
    let rest = runner.restingHeartRate?.beatsPerMinute ?? 0
    let threshold = runner.thresholdHeartRate?.beatsPerMinute ?? 0
    let hasReserve = rest > 0 && rest < highest
    switch runner.zoneMethod {
    case .threshold where threshold > 0: method = .threshold
    case .maximum: method = .maximum
    case .own where !runner.zoneEdges.isEmpty, nil where !runner.zoneEdges.isEmpty: method = .own
    case .reserve, .threshold, .own, nil: method = hasReserve ? .reserve : .maximum
    }
    switch method {
    case .threshold:
      // Zone 1 of Friel is everything below 85 %.
      lowerEdges = [0, 85, 90, 95, 100].map { Self.edge(hundredths: $0, from: 0, to: threshold) }
      let last = Self.edge(hundredths: 106, from: 0, to: threshold).beatsPerMinute + 1
      subzoneEdges =
        [100, 103].map { Self.edge(hundredths: $0, from: 0, to: threshold) }
        + [.beatsPerMinute(last)]
    case .reserve, .maximum:
      let floor = method == .reserve ? rest : 0
      lowerEdges = [50, 60, 70, 80, 90].map { Self.edge(hundredths: $0, from: floor, to: highest) }
      subzoneEdges = []
    case .own:
      lowerEdges = runner.zoneEdges
      subzoneEdges = []
    }
  }

  /// Whether the boundaries stand on what is known of the runner, and not on an assumed age.
  public var areKnown: Bool { method == .own || maximumSource != .assumed }

  /// The lowest heart rates of the five zones from a text such as "115, 132, 148, 160, 172", where they are such.
  public static func edges(in text: String) -> [HeartRate]? {
    var numbers: [Int] = []
    var number: Int?
    for byte in text.utf8 {
      if (0x30...0x39).contains(byte) {
        number = min((number ?? 0) * 10 + Int(byte - 0x30), 1000)
      } else {
        if let number { numbers.append(number) }
        number = nil
      }
    }
    if let number { numbers.append(number) }
    let edges = numbers.map { HeartRate.beatsPerMinute(Double($0)) }
    return isPossible(edges) ? edges : nil
  }

  /// Whether five heart rates can be the boundaries: they rise, and hearts beat so.
  public static func isPossible(_ edges: [HeartRate]) -> Bool {
    edges.count == 5 && zip(edges, edges.dropFirst()).allSatisfy { $0 < $1 }
      && edges.allSatisfy { (40...230).contains($0.beatsPerMinute) }
  }

  /// The third of zone 5, where the method has thirds.
  public func subzone(of heartRate: HeartRate) -> Subzone? {
    switch subzoneEdges.count(where: { $0 <= heartRate }) {
    case 1: .a
    case 2: .b
    case 3: .c
    default: nil
    }
  }

  /// The zone of a heart rate: 1 to 5, 0 below the first; a boundary belongs to the upper zone.
  public func zone(of heartRate: HeartRate) -> Int {
    lowerEdges.count { $0 <= heartRate }
  }

  /// A boundary in whole beats, halves up; hundredths keep the halves exact.
  private static func edge(hundredths: Double, from floor: Double, to top: Double) -> HeartRate {
    let edge = (floor * 100 + hundredths * (top - floor)) / 100
    return .beatsPerMinute((edge + 0.5).rounded(.down))
  }

  /// The given maximum, else the measured one or Tanaka's 208 - 0.7 age, whichever is more
  /// (definition 1).
  private static func maximum(of runner: Runner) -> (HeartRate, MaximumSource) {
    if let given = runner.maxHeartRate, given.beatsPerMinute > 0 { return (given, .given) }
    let age = Double(runner.age ?? 40)
    let tanaka = HeartRate.beatsPerMinute((2080 - 7 * age) / 10)
    if let measured = runner.recordedHeartRate, measured > tanaka { return (measured, .measured) }
    return (tanaka, runner.age == nil ? .assumed : .age)
  }
}
