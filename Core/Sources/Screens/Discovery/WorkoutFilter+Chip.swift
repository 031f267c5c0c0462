public import Training

extension WorkoutFilter {
  /// Whether a chip is pressed.
  public func has(_ chip: FilterChip) -> Bool {
    switch chip.field {
    case "categories": categories.contains { $0.rawValue == chip.value }
    case "longest": longest == Self.most(chip)
    case "available": availableEquipment != nil
    case "locations": locations.contains { $0.rawValue == chip.value }
    case "equipment": usedEquipment.contains(chip.value)
    case "focus": focus.contains(chip.value)
    default: false
    }
  }

  /// Presses a chip, or lets it go when it is pressed.
  public mutating func turn(_ chip: FilterChip) {
    switch chip.field {
    case "categories":
      if let category = WorkoutCategory(rawValue: chip.value) {
        Self.turn(category, in: &categories)
      }
    case "longest":
      longest = has(chip) ? nil : Self.most(chip)
    case "available": availableEquipment = availableEquipment == nil ? [] : nil
    case "locations":
      if let place = WorkoutLocation(rawValue: chip.value) { Self.turn(place, in: &locations) }
    case "equipment": Self.turn(chip.value, in: &usedEquipment)
    case "focus": Self.turn(chip.value, in: &focus)
    default: break
    }
  }

  private static func most(_ chip: FilterChip) -> Duration? {
    Int(chip.value).map { .seconds($0 * 60) }
  }

  private static func turn<Value: Hashable>(_ value: Value, in values: inout Set<Value>) {
    if values.remove(value) == nil { values.insert(value) }
  }
}
