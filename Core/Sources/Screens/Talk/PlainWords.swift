/// Words as they are compared: small letters and digits, contractions written out, nothing polite.
struct PlainWords {
  /// The words in their order.
  var words: [String]

  /// All of them with one space between two.
  var text: [UInt8] { Array(words.joined(separator: " ").utf8) }

  init(_ text: String) {
    var words: [String] = []
    var word: [UInt8] = []
    func close() {
      guard !word.isEmpty else { return }
      // "62.5" is one number, and "60." is 60.
      if word.last == UInt8(ascii: ".") { word.removeLast() }
      let plain = String(decoding: word, as: UTF8.self)
      words += (Self.contractions.first { $0.short == plain }?.long ?? [plain])
      word = []
    }
    var bytes = Array(text.utf8)
    // A typographic apostrophe is an apostrophe, and "für" is "fuer".
    bytes = Self.spelledOut(Self.straight(bytes))
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        word.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): word.append(byte + 32)
      case UInt8(ascii: "'"): continue
      case UInt8(ascii: "."), UInt8(ascii: ","):
        if let last = word.last, (48...57).contains(last) {
          word.append(UInt8(ascii: "."))
        } else {
          close()
        }
      default: close()
      }
    }
    close()
    while let first = words.first, Self.polite.contains(first), words.count > 1 {
      words.removeFirst()
    }
    while let last = words.last, Self.polite.contains(last), words.count > 1 { words.removeLast() }
    self.words = words
  }

  /// Whether any of the words is among those of a list.
  func contains(anyOf list: [String]) -> Bool { words.contains { list.contains($0) } }

  /// Whether something is denied.
  var isDenied: Bool {
    contains(anyOf: [
      "not", "no", "nothing", "never", "without", "stopped", "nicht", "kein", "keine", "keinen",
      "nie",
      "ohne",
    ])
  }

  private static func straight(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if index + 2 < bytes.count, bytes[index] == 0xE2, bytes[index + 1] == 0x80,
        bytes[index + 2] == 0x99
      {
        result.append(UInt8(ascii: "'"))
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  /// Umlauts as two letters, the way they are typed where a keyboard lacks them.
  private static func spelledOut(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0xC3, index + 1 < bytes.count, let pair = umlauts[bytes[index + 1]] {
        result += pair.utf8
        index += 2
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  private static let umlauts: [UInt8: String] = [
    0x84: "ae", 0x96: "oe", 0x9C: "ue", 0xA4: "ae", 0xB6: "oe", 0xBC: "ue", 0x9F: "ss",
  ]

  private static let polite = [
    "please", "coach", "hey", "ok", "okay", "um", "uh", "well", "so", "hello", "hi", "thanks",
    "now", "bitte", "hallo", "danke", "jetzt", "na",
  ]

  private static let contractions: [(short: String, long: [String])] = [
    ("whats", ["what", "is"]), ("im", ["i", "am"]), ("ive", ["i", "have"]),
    ("whens", ["when", "is"]), ("hows", ["how", "is"]), ("wheres", ["where", "is"]),
    ("thats", ["that", "is"]), ("dont", ["do", "not"]), ("doesnt", ["does", "not"]),
    ("isnt", ["is", "not"]), ("cant", ["can", "not"]), ("cannot", ["can", "not"]),
    ("arent", ["are", "not"]), ("kilometre", ["kilometer"]), ("kilometres", ["kilometers"]),
  ]
}
