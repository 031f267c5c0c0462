extension Exercise {
  /// Whether its weight is a bar with plates, and nothing else will do.
  public var isLoadedOnBar: Bool { loadMode == .external && equipment.contains(["barbell"]) }
}

extension Progression.Advice {
  /// The advice with weights that can be put on a bar: each the heaviest that does not pass what the rule
  /// asks for, by the rack of its unit.
  ///
  /// A weight that is lighter than the bar stays, and so does one for whose unit there is no rack.
  public func loadable(on racks: [PlateRack]) -> Progression.Advice {
    var advice = self
    for index in advice.sets.indices {
      guard let load = advice.sets[index].load, load.mode == .external,
        let rack = racks.first(where: { $0.unit == load.unit }), load.value >= rack.bar
      else { continue }
      let loading = rack.loading(for: load.value)
      guard loading.remainder > Self.leastWeight else { continue }
      advice.sets[index].load = LoadEntry(.external, loading.total, load.unit)
      advice.unloadable = advice.unloadable ?? load
    }
    return advice
  }

  // What is finer than any plate is the noise of a sum.
  private static let leastWeight = 0.004
}
