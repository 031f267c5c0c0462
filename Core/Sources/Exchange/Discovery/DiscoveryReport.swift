public import Formats
public import Screens
public import Training

/// What the gym's page shows of workouts: those that suit a day with their reasons, those that are left
/// out with why, and the chips that narrow them down.
///
/// The core writes it for each question of a page, and the server once for a page whose core is on its way.
public struct DiscoveryReport: Sendable {
  /// So many suggestions are written where nobody says how many.
  public static let usual = 30

  /// The places in the index of what the words and the filter find.
  public let places: [Int]

  private let index: WorkoutIndex
  private let request: RankingRequest
  private let ranking: WorkoutRanking
  private let origins: [String: WorkoutOrigin]
  private let language: Language

  /// Ranks the workouts of an index for a request.
  ///
  /// Without a filter, what the request wishes for filters them. `origins` are by the ids of workouts.
  public init(
    of index: WorkoutIndex,
    for request: RankingRequest,
    query: String = "",
    filter: WorkoutFilter? = nil,
    after log: TrainingLog,
    knowing catalogue: ExerciseCatalogue,
    origins: [String: WorkoutOrigin] = [:],
    in language: Language = .english
  ) {
    self.index = index
    self.request = request
    self.origins = origins
    self.language = language
    ranking = WorkoutRanking(index, for: request, after: log, knowing: catalogue)
    places = index.matches(query, filter ?? WorkoutFilter(wishedBy: request))
  }

  /// Writes the report as members of an object.
  ///
  /// `found` is what a list shows of each workout that the words find: a page that asks at every key keeps
  /// that, and one without words shows none of it.
  public func writeMembers(
    to json: inout JSONWriter,
    found: [[UInt8]] = [],
    limit: Int = Self.usual
  ) {
    json.array("cards") { json in
      for (place, ranked) in ranking.top(limit).enumerated() {
        let card = WorkoutCard(
          ranked,
          counterfactual: ranking.counterfactual(of: place),
          origin: WorkoutOrigin(of: ranked.entry, known: origins),
          on: request.day,
          in: language
        )
        card.write(to: &json)
      }
    }
    json.array("found") { json in for summary in found { json.value(written: summary) } }
    json.array("hidden") { json in
      for hidden in ranking.hidden {
        json.object { json in
          json.field("id", hidden.entry.workout.id)
          json.field("title", hidden.entry.workout.title)
          json.field("why", hidden.reason.words(seenFrom: request.day, in: language))
        }
      }
    }
    json.array("weights") { json in
      for signal in RankingSignal.allCases {
        json.object { json in
          json.field("signal", signal.rawValue)
          json.field("title", signal.title(in: language))
          json.field("weight", request.weights[signal])
          json.field("less", request.weights.less(of: signal)[signal])
        }
      }
    }
    json.array("chips") { json in
      let entries = places.map { index.entries[$0] }
      for chip in FilterChip.chips(of: entries, in: language) { chip.write(to: &json) }
    }
  }
}

extension WorkoutOrigin {
  /// Where a workout comes from: as it is known, or else by whether it was made from another.
  public init(of entry: IndexedWorkout, known: [String: WorkoutOrigin]) {
    self = known[entry.workout.id] ?? (entry.workout.details.basis == nil ? .rules : .yours)
  }
}
