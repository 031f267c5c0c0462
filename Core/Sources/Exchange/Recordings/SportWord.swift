import Formats
import Training

/// What files call an activity, in the words of their programs or in Strava's numbers.
///
/// Neither GPX nor TCX has a list of names. The words are those that Garmin Connect, Strava, Komoot,
/// OpenTracks and others write, each in the languages that it is sold in, whatever their case and whatever
/// stands between them: `trail_running`, `TrailRun`. Only whole words count: who does crunches does not run.
/// Strava has published no list of its numbers; those here are the ones that its exports and their readers
/// agree upon (stackoverflow.com/questions/61903437).
struct SportWord: Equatable {
  /// The kind of exercise; nothing for words that nobody knows, and for those of several sports.
  let kindOfExercise: SportKind?

  /// What the tracker knows of it.
  var sport: Recording.Sport { kindOfExercise?.sport ?? .other }

  /// The same more closely; nothing where the sport says it all, and nothing for words that nobody knows.
  var kind: String? { kindOfExercise?.closer }

  /// Reads the word that a file has for the sport.
  init(_ text: String) {
    let words = Self.words(text, partsCapitals: true)
    if words.count == 1, let name = Self.numbered(words[0]) {
      kindOfExercise = SportTable.shared.kind(phrase: name, isName: false)
    } else {
      kindOfExercise = Self.meant(Self.found(words, isName: false), isName: false)
    }
  }

  /// Reads the word of a track, if anybody chose one: where nobody did, OpenTracks writes "unknown".
  init?(chosen text: String) {
    guard !text.isEmpty, text != "unknown" else { return nil }
    self.init(text)
  }

  /// Reads the name of a track, which is a sport's word only by chance: "Morning run", "Laufen am Main".
  init?(name: String) {
    let found = Self.found(Self.words(name, partsCapitals: false), isName: true)
    guard let kind = Self.meant(found, isName: true) else { return nil }
    kindOfExercise = kind
  }

  /// Whether the name of a track is more than what programs write by themselves: the sport and the time.
  static func isTitle(_ name: String) -> Bool {
    let words = words(name, partsCapitals: false).filter { word in
      let isNumber = word.utf8.first.map { (0x30...0x39).contains($0) } ?? true
      return !isNumber && !["am", "pm", "uhr", "track", "activity", "untitled"].contains(word)
    }
    guard !words.isEmpty else { return false }
    return SportTable.shared.kind(phrase: words.joined(), isName: false) == nil
  }

  private static func numbered(_ word: String) -> String? {
    switch word {
    case "1": "cycling"
    case "2": "alpineskiing"
    case "4": "hiking"
    case "9": "running"
    case "10": "walking"
    case "16": "swimming"
    case "23": "rowing"
    default: nil
    }
  }

  /// What several words agree upon: the first that says more than the sport, if all are of one sport.
  private static func meant(_ kinds: [SportKind], isName: Bool) -> SportKind? {
    // "Running exercise", "Lauftraining": any sport may be trained.
    let telling = kinds.filter { $0.name != "training" && $0.name != "cardio" }
    guard let first = telling.first else { return isName ? nil : kinds.first }
    let tracked = telling.filter { $0.sport != .other }
    if first.sport == .other {
      // "Motorbike ride" says first what is ridden; the name "Golf course walk" may be either.
      return isName && !tracked.isEmpty ? nil : first
    }
    guard tracked.allSatisfy({ $0.sport == first.sport }) else { return nil }
    return tracked.first { $0.closer != nil } ?? first
  }

  /// The kinds that words name, the longest phrases first.
  private static func found(_ words: [String], isName: Bool) -> [SportKind] {
    var kinds: [SportKind] = []
    var place = 0
    while place < words.count {
      let most = min(SportTable.longestPhrase, words.count - place)
      var length = 1
      for count in (1...most).reversed() {
        let phrase = words[place..<(place + count)].joined()
        guard let kind = SportTable.shared.kind(phrase: phrase, isName: isName) else { continue }
        kinds.append(kind)
        length = count
        break
      }
      place += length
    }
    return kinds
  }

  /// The words of a text in small letters; capitals within a word begin another one, if wanted.
  private static func words(_ text: String, partsCapitals: Bool) -> [String] {
    var words: [String] = []
    var word = ""
    let plain = String(decoding: NormalForm.bytes(of: Array(text.utf8)), as: UTF8.self)
    let scalars = Array(plain.unicodeScalars.prefix(longestText))
    for (place, scalar) in scalars.enumerated() {
      let beginsAnother =
        partsCapitals && place > 0 && isCapital(scalar)
        && (!isCapital(scalars[place - 1]) || isSmall(scalars, place + 1))
      if !word.isEmpty, beginsAnother || !isLetter(scalar) {
        words.append(word.lowercased())
        word = ""
      }
      if isLetter(scalar) { word.unicodeScalars.append(scalar) }
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }

  // A sport's word is shorter, and so is a name.
  private static let longestText = 300

  private static func isCapital(_ scalar: Unicode.Scalar) -> Bool {
    (0x41...0x5A).contains(scalar.value)
  }

  private static func isSmall(_ scalars: [Unicode.Scalar], _ place: Int) -> Bool {
    scalars.indices.contains(place) && (0x61...0x7A).contains(scalars[place].value)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    // Dashes, quotation marks and spaces of all scripts.
    case 0..<0xC0, 0xD7, 0xF7, 0x2000...0x206F, 0x3000...0x3003: false
    default: true
    }
  }
}
