import Training

/// A kind of exercise that the product knows by name: what FIT calls it, and the words of programs for it.
///
/// All of them stand in one table, so that a kind that is read from one format is written into every other.
struct SportKind: Equatable, Sendable {
  /// The numbers of a session in FIT: the types `sport` and `sub_sport` of Garmin's profile.
  struct Numbers: Hashable, Sendable {
    var sport: Int64
    var subSport: Int64
  }

  /// Its name in the record, such as `standUpPaddleboarding`; that of its sport where this says it all.
  let name: String

  /// What the tracker knows of it.
  let sport: Recording.Sport

  /// Whether it is done under a roof.
  let isIndoor: Bool

  /// What FIT files call it; the first are written.
  let numbers: [Numbers]

  /// What it is called where that says more than the sport.
  var closer: String? { name == sport.rawValue ? nil : name }

  /// How GPX files call it: `stand_up_paddleboarding`.
  var word: String {
    var word = ""
    for scalar in name.unicodeScalars {
      if (0x41...0x5A).contains(scalar.value) {
        word += "_" + String(scalar).lowercased()
      } else {
        word.unicodeScalars.append(scalar)
      }
    }
    return word
  }

  /// The kind that a FIT session means, or nothing for a sport that has no name here.
  static func numbered(sport: Int64?, subSport: Int64?) -> SportKind? {
    let table = SportTable.shared
    let subSport = subSport ?? 0
    if let sport, let exact = table.kind(Numbers(sport: sport, subSport: subSport)) { return exact }
    // Where the sport is a machine or nothing, the closer word alone says what was done.
    if subSport != 0, let closer = table.kind(Numbers(sport: 0, subSport: subSport)),
      [nil, 0, 4].contains(sport) || (closer.sport == .other && [10, 62].contains(sport))
    {
      return closer
    }
    return sport.flatMap { table.kind(Numbers(sport: $0, subSport: 0)) }
  }

  /// The kind of a recording: by its own word where that is one of its sport, else its sport alone.
  static func of(_ sport: Recording.Sport, kind: String?) -> SportKind? {
    let table = SportTable.shared
    if let kind, let known = table.kind(named: kind), known.sport == sport { return known }
    return sport == .other ? nil : table.kind(named: sport.rawValue)
  }

  /// The kind of exercise under a roof for those that say no more than that.
  static func indoors(_ sport: Recording.Sport) -> String? {
    switch sport {
    case .running: "treadmillRunning"
    case .walking: "indoorWalking"
    case .cycling: "indoorCycling"
    case .swimming: "poolSwimming"
    case .other: nil
    }
  }
}
