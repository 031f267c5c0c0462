import Formats
public import Training

extension RankingRequest {
  /// Reads a request; what is absent is not asked for.
  public init(_ fields: Fields) throws(ShapeError) {
    let now = try fields.localTime("now")
    guard (0...3e11).contains(now.instant.secondsSince1970) else {
      throw fields.error("now", fields["now"], "seconds since 1970")
    }
    self.init(now: now)
    minutes = try fields.whole("minutes", 1...1440)
    categories = Set(try fields.choices(WorkoutCategory.self, "categories"))
    focus = Set(fields.texts("focus"))
    equipment = fields["equipment"].map { _ in Set(fields.texts("equipment")) }
    placeName = try fields.string(ifPresent: "placeName")
    location = try fields.choice(WorkoutLocation.self, ifPresent: "location")
    excludedTags = Set(fields.texts("excludedTags"))
    excludedExercises = Set(fields.texts("excludedExercises"))
    weeklyGoal = try fields.whole("weeklyGoal", 1...50)
    readiness = try fields.whole("readiness", 1...5)
    fine = Set(try fields.choices(Muscle.self, "fine"))
    sore = Set(try fields.choices(Muscle.self, "sore"))
    if let days = try fields.fields(ifPresent: "restDays") {
      for category in WorkoutCategory.allCases {
        if let count = try days.whole(category.rawValue, 0...30) {
          restDays[category] = count
        }
      }
    }
    if let gap = try fields.fields(ifPresent: "gap") {
      self.gap = Gap(
        minutes: try gap.whole("minutes", 1...1440) ?? 1,
        before: try gap.whole("before", 0...1439) ?? 0,
        title: try gap.string(ifPresent: "title")
      )
    }
    if let race = try fields.fields(ifPresent: "race") {
      self.race = Race(try race.string("name"), days: try race.whole("days", 0...30) ?? 0)
    }
    if let weights = try fields.fields(ifPresent: "weights") {
      for signal in RankingSignal.allCases {
        if let weight = try weights.number(ifPresent: signal.rawValue) {
          self.weights[signal] = weight
        }
      }
    }
  }
}

extension WorkoutFilter {
  /// Reads a filter; what is absent lets everything through.
  public init(_ fields: Fields) throws(ShapeError) {
    self.init()
    categories = Set(try fields.choices(WorkoutCategory.self, "categories"))
    availableEquipment = fields["available"].map { _ in Set(fields.texts("available")) }
    usedEquipment = Set(fields.texts("equipment"))
    locations = Set(try fields.choices(WorkoutLocation.self, "locations"))
    shortest = try fields.whole("shortest", 0...1440).map { .seconds($0 * 60) }
    longest = try fields.whole("longest", 0...1440).map { .seconds($0 * 60) }
    muscles = Set(try fields.choices(Muscle.self, "muscles"))
    focus = Set(fields.texts("focus"))
    tags = Set(fields.texts("tags"))
    levels = Set(try fields.choices(WorkoutLevel.self, "levels"))
    clocks = Set(try fields.choices(ClockKind.self, "clocks"))
  }
}

extension Fields {
  /// The texts of a list; what is none is passed over.
  func texts(_ key: String) -> [String] { (self[key]?.array ?? []).compactMap { $0.string } }

  /// The named cases of a list.
  func choices<Choice: RawRepresentable & CaseIterable>(
    _ type: Choice.Type,
    _ key: String
  ) throws(ShapeError) -> [Choice] where Choice.RawValue == String {
    var choices: [Choice] = []
    for text in texts(key) {
      guard let choice = Choice(rawValue: text) else {
        let names = Choice.allCases.map { $0.rawValue }.joined(separator: ", ")
        throw error(key, self[key], "a list of \(names)")
      }
      choices.append(choice)
    }
    return choices
  }
}
