/// The names of FIT's many sports, beyond those that the product knows more of.
///
/// Numbers and names are those of the types `sport` and `sub_sport` of Garmin's FIT profile, written
/// in one word: `standUpPaddleboarding`.
enum FITSport {
  /// What a session's sport is called; nothing for what ``Recording/Sport`` says as well.
  static func name(sport: Int64?, subSport: Int64?) -> String? {
    switch sport {
    // A machine, a course or nothing: only the closer word says what was done.
    case nil, 0, 4, 10, 12, 15, 62: closer(subSport) ?? broad(sport)
    default: broad(sport)
    }
  }

  private static func broad(_ sport: Int64?) -> String? {
    switch sport {
    case 6: "basketball"
    case 7: "soccer"
    case 8: "tennis"
    case 9: "americanFootball"
    case 10: "training"
    case 12: "crossCountrySkiing"
    case 13: "alpineSkiing"
    case 14: "snowboarding"
    case 15: "rowing"
    case 16: "mountaineering"
    case 17: "hiking"
    case 19: "paddling"
    case 21: "eBiking"
    case 23: "boating"
    case 25: "golf"
    case 27: "horsebackRiding"
    case 30: "inlineSkating"
    case 31: "rockClimbing"
    case 32: "sailing"
    case 33: "iceSkating"
    case 35: "snowshoeing"
    case 37: "standUpPaddleboarding"
    case 38: "surfing"
    case 41: "kayaking"
    case 42: "rafting"
    case 43: "windsurfing"
    case 44: "kitesurfing"
    case 47: "boxing"
    case 48: "floorClimbing"
    case 53: "diving"
    case 62: "highIntensityIntervalTraining"
    default: nil
    }
  }

  private static func closer(_ subSport: Int64?) -> String? {
    switch subSport {
    case 14: "indoorRowing"
    case 15: "elliptical"
    case 16: "stairClimbing"
    case 19: "flexibility"
    case 20: "strengthTraining"
    case 26: "cardio"
    case 42: "skateSkiing"
    case 43: "yoga"
    case 44: "pilates"
    default: nil
    }
  }
}
