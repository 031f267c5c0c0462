import Coaching

extension Advice {
  /// What a phrase asks the runner to mind, by the parts of the body that it names.
  static func given(in text: String, _ language: Language = .english) -> [Advice] {
    language == .german ? germanGiven(in: text) : englishGiven(in: text)
  }

  private static func englishGiven(in text: String) -> [Advice] {
    var given: [Advice] = []
    var word: [UInt8] = []
    var isInside = false
    for byte in Array(text.utf8) + [UInt8(ascii: ".")] {
      // A figure in braces is no word.
      if byte == UInt8(ascii: "{") { isInside = true }
      if byte == UInt8(ascii: "}") { isInside = false }
      let small = byte | 0x20
      if !isInside, UInt8(ascii: "a")...UInt8(ascii: "z") ~= small {
        word.append(small)
      } else if !word.isEmpty {
        if let advice = Self(word: String(decoding: word, as: UTF8.self)), !given.contains(advice) {
          given.append(advice)
        }
        word = []
      }
    }
    return given
  }

  private init?(word: String) {
    switch word {
    case "jaw", "teeth", "forehead", "grimace": self = .jaw
    case "shoulder", "shoulders": self = .shoulders
    case "hand", "hands", "fist", "fists", "finger", "fingers", "thumbs": self = .hands
    case "arm", "arms", "elbow", "elbows": self = .arms
    case "tall", "chest", "posture", "spine": self = .back
    case "eyes", "gaze", "chin": self = .gaze
    case "hip", "hips": self = .hips
    // Quick feet and short steps are the same advice.
    case "step", "steps", "stride", "strides", "foot", "feet": self = .steps
    case "knee", "knees", "ankle", "ankles", "heels": self = .feet
    case "breathe", "breath", "breathing", "exhale": self = .breath
    default: return nil
    }
  }
}
