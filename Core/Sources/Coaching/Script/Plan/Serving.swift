public import Training

/// What is taken at one place of a race.
public struct Serving: Hashable, Sendable {
  /// One thing of it.
  public struct Item: Hashable, Sendable {
    /// What, and how much.
    public var cue: RaceSetup.Cue

    /// Which of all things to eat of this name it is, from 1; nothing for a drink.
    public var number: Int?

    /// How many of this name the race has.
    public var count: Int
  }

  /// Where or when.
  public var place: RaceSetup.Cue.Place

  /// What, the things to eat first.
  public var items: [Item]

  /// Whether there is nothing to eat in it.
  public var isDrink: Bool { items.allSatisfy { $0.number == nil } }

  /// The servings of a race, in the order of its lists; what is taken at one place is one serving.
  static func all(of race: RunPlan.Race) -> [Serving] {
    var servings: [Serving] = []
    func add(_ item: Item) {
      guard let same = servings.firstIndex(where: { $0.place == item.cue.place }) else {
        servings.append(Serving(place: item.cue.place, items: [item]))
        return
      }
      servings[same].items.append(item)
    }
    for (index, cue) in race.fueling.enumerated() {
      let alike = race.fueling.enumerated().filter { $0.element.what == cue.what }
      // By place and not as they were typed: the second gel is the one that comes second.
      let number = alike.filter {
        ($0.element.place.order, $0.offset) <= (cue.place.order, index)
      }.count
      add(Item(cue: cue, number: number, count: alike.count))
    }
    for cue in race.hydration { add(Item(cue: cue, number: nil, count: 1)) }
    return servings
  }
}

extension RaceSetup.Cue.Place {
  /// Orders places of one kind: metres among themselves, and seconds.
  fileprivate var order: Double {
    switch self {
    case .distance(let distance): distance.meters
    case .time(let time): time.inSeconds
    }
  }
}
