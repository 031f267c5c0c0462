public import Screens
public import Training

/// A set as somebody types it: "5x80kg @8", "3x10", "2m30s", "8 +10kg rir 2", "500m 1:45", "8/8".
///
/// What numbers without a unit mean depends on the exercise: "8x60" of a squat is eight repetitions
/// with 60, as the terminal's keys take it; "3x10" of a push-up is three sets of ten.
///
/// ```swift
/// let reading = try TypedSet("3x5x80kg @8").reading(of: nil, unit: .kilograms)
/// print(reading.sets, reading.result)
/// ```
public struct TypedSet: Hashable, Sendable {
  /// What a sign before a weight says.
  enum Sign: Hashable, Sendable {
    case none, added, taken
  }

  struct Weight: Hashable, Sendable {
    var value: Double
    var unit: MassUnit?
    var sign: Sign
  }

  var plain: [Double] = []
  var sets: Double?
  var count: Double?
  var unit = CountUnit.reps
  /// How many seconds it took, where the count is of something else.
  var time: Double?
  /// How many seconds the unit of the time has that was typed last, where it had one.
  var timeStep: Double?
  var weight: Weight?
  var isOwnWeight = false
  var isAssisted = false
  var effort: Effort?
  var isWarmUp = false
  var isPerSide = false

  /// Several sets of one kind, as they are logged.
  public struct Reading: Hashable, Sendable {
    /// How many sets.
    public var sets: Int
    /// What came of each.
    public var result: SetResult
    /// Whether they were for warming up.
    public var isWarmUp: Bool
    /// Whether the count holds for each side.
    public var isPerSide: Bool
    /// How many seconds each took, where the result counts something else.
    public var time: Double?

    /// One of the sets, of an exercise.
    public func set(of exercise: String) -> LiftedSet {
      let kind: LiftedSet.Kind = isWarmUp ? .warmUp : .working
      var set = LiftedSet(exercise, result, kind: kind, isPerSide: isPerSide)
      set.time = time
      return set
    }
  }

  /// How many sets one line may be.
  public static let mostSets = 20

  /// Reads a text, or says which word of it means nothing.
  public init(_ text: String) throws(TypedSetError) {
    var reader = TypedSetReader(text)
    while try reader.next(into: &self) {}
  }

  /// What it means for an exercise; a weight without a unit is in the given one.
  public func reading(
    of exercise: Exercise?,
    unit usual: MassUnit
  ) throws(TypedSetError) -> Reading {
    let mode = exercise?.loadMode ?? .external
    let isLifted = mode == .external || mode == .assisted || isAssisted
    let takesWeight = isLifted && weight == nil && !isOwnWeight
    var (sets, count, weight) = (sets, count, weight)
    var rest = plain[...]
    if count == nil {
      // The last number but a weight counts the repetitions, the one before it the sets.
      let hasWeight = takesWeight && rest.count >= 2
      if hasWeight { weight = rest.popLast().map { Weight(value: $0, unit: nil, sign: .none) } }
      count = rest.popLast()
      if sets == nil { sets = rest.popLast() }
    } else {
      if unit == .reps ? takesWeight : takesWeight && rest.count > 1 {
        weight = rest.popLast().map { Weight(value: $0, unit: nil, sign: .none) } ?? weight
      }
      if sets == nil { sets = rest.popLast() }
    }
    guard rest.isEmpty else { throw .tooManyNumbers }
    guard let count else { throw .noCount }
    let most: Double = unit == .reps ? 10_000 : 1_000_000
    guard count > 0, count <= most, unit != .reps || count == count.rounded() else {
      throw .count(count)
    }
    if let time, !(time > 0 && time <= 1_000_000) { throw .count(time) }
    let number = sets ?? 1
    guard (1...Double(Self.mostSets)).contains(number), number == number.rounded() else {
      throw .sets(number)
    }
    if let weight, weight.value > 2000 { throw .weight(weight.value) }
    return Reading(
      sets: Int(number),
      result: SetResult(count, unit, load: load(weight, mode, usual), effort: effort),
      isWarmUp: isWarmUp,
      isPerSide: isPerSide,
      time: time
    )
  }

  private func load(
    _ weight: Weight?,
    _ mode: Exercise.LoadMode,
    _ usual: MassUnit
  ) -> LoadEntry? {
    guard let weight else {
      return isOwnWeight || mode == .bodyweight ? .ownWeight(usual) : nil
    }
    let unit = weight.unit ?? usual
    switch (isAssisted ? .taken : weight.sign, mode) {
    case (.added, _), (.none, .bodyweight): return LoadEntry(.bodyweight, weight.value, unit)
    case (.taken, _), (.none, .assisted): return LoadEntry(.assisted, weight.value, unit)
    case (.none, .external), (.none, .none): return LoadEntry(.external, weight.value, unit)
    }
  }
}

/// Why a text is no set.
public enum TypedSetError: Error, Hashable, Sendable {
  case word(String)
  case effort(Double)
  case twice(SetFieldWords.Part)
  case noCount
  case tooManyNumbers
  case count(Double)
  case sets(Double)
  /// Several sets, where one was asked for.
  case severalSets(Int)
  case weight(Double)
}

extension TypedSetError: CustomStringConvertible {
  /// The English sentence.
  public var description: String { words() }

  /// What was found and what was expected, for whoever typed it.
  public func words(in language: Language = .english) -> String {
    switch self {
    case .word(let word): SetFieldWords.word(word, in: language)
    case .effort(let value): SetFieldWords.effort(value, in: language)
    case .twice(let what): SetFieldWords.twice(what, in: language)
    case .noCount: SetFieldWords.noCount(in: language)
    case .tooManyNumbers: SetFieldWords.tooManyNumbers(in: language)
    case .count(let value): SetFieldWords.count(value, in: language)
    case .sets(let value): SetFieldWords.sets(value, most: TypedSet.mostSets, in: language)
    case .severalSets(let count): SetFieldWords.severalSets(count, in: language)
    case .weight(let value): SetFieldWords.weight(value, in: language)
    }
  }
}
