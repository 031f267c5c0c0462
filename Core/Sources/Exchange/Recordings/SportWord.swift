import Training

/// What GPX and TCX files call an activity, in words or in Strava's numbers.
///
/// Neither format has a list of names. The words are those that Garmin Connect, Strava and Komoot write,
/// whatever their case and whatever stands between them: `trail_running`, `TrailRun`. Strava has published
/// no list of its numbers; those here are the ones that its exports and their readers agree upon
/// (stackoverflow.com/questions/61903437).
struct SportWord: Equatable {
  /// What the tracker knows of it.
  let sport: Recording.Sport

  /// The same more closely, in the words of ``FITSport`` where that has one; nothing where the sport says
  /// it all, and nothing for words that nobody knows.
  let kind: String?

  init(_ text: String) {
    var letters: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): letters.append(byte | 0x20)
      case UInt8(ascii: " "), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x09, 0x0A, 0x0D: continue
      default: letters.append(byte)
      }
    }
    let word = String(decoding: letters, as: UTF8.self)
    if let known = Self.number(word) {
      (sport, kind) = known
    } else if let known = Self.kinds.first(where: { Self.contains(letters, $0.word) }) {
      (sport, kind) = (known.sport, known.kind)
    } else {
      (sport, kind) = (Recording.Sport(named: word), nil)
    }
  }

  private static func number(_ word: String) -> (Recording.Sport, String?)? {
    switch word {
    case "1": (.cycling, nil)
    case "2": (.other, "alpineSkiing")
    case "4": (.walking, "hiking")
    case "9": (.running, nil)
    case "10": (.walking, nil)
    case "16": (.swimming, nil)
    case "23": (.other, "rowing")
    default: nil
    }
  }

  /// The first that a word contains counts.
  private static let kinds: [(word: String, sport: Recording.Sport, kind: String)] = [
    ("trailrun", .running, "trailRunning"), ("treadmillrun", .running, "treadmillRunning"),
    ("trackrun", .running, "trackRunning"), ("mountaineer", .other, "mountaineering"),
    ("hik", .walking, "hiking"), ("motorcyc", .other, "motorcycling"),
    ("emountainbik", .cycling, "eBiking"), ("ebik", .cycling, "eBiking"),
    ("emtb", .cycling, "eBiking"), ("mountainbik", .cycling, "mountainBiking"),
    ("mtb", .cycling, "mountainBiking"), ("gravel", .cycling, "gravelCycling"),
    ("openwaterswim", .swimming, "openWaterSwimming"), ("alpineski", .other, "alpineSkiing"),
    ("resortski", .other, "alpineSkiing"), ("downhillski", .other, "alpineSkiing"),
    ("nordicski", .other, "crossCountrySkiing"), ("crosscountryski", .other, "crossCountrySkiing"),
    ("skateski", .other, "skateSkiing"), ("backcountryski", .other, "backcountrySkiing"),
    ("snowboard", .other, "snowboarding"), ("snowshoe", .other, "snowshoeing"),
    ("indoorrow", .other, "indoorRowing"), ("rowing", .other, "rowing"),
    ("kayak", .other, "kayaking"), ("standuppaddl", .other, "standUpPaddleboarding"),
    ("paddl", .other, "paddling"), ("canoe", .other, "paddling"),
    ("windsurf", .other, "windsurfing"), ("kitesurf", .other, "kitesurfing"),
    ("surfing", .other, "surfing"), ("sailing", .other, "sailing"),
    ("inlineskat", .other, "inlineSkating"), ("iceskat", .other, "iceSkating"),
    ("rockclimb", .other, "rockClimbing"), ("horseback", .other, "horsebackRiding"),
    ("golf", .other, "golf"), ("elliptical", .other, "elliptical"), ("yoga", .other, "yoga"),
    ("strengthtraining", .other, "strengthTraining"),
  ]

  private static func contains(_ letters: [UInt8], _ word: String) -> Bool {
    letters.indices.contains { letters[$0...].starts(with: word.utf8) }
  }
}
