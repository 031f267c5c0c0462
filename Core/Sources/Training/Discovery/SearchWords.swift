/// Cuts texts into the words that people search by.
enum SearchWords {
  /// The words of a text in small letters, without what separates them.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for scalar in text.unicodeScalars {
      let value = scalar.value
      let isPart =
        (0x30...0x39).contains(value) || (0x41...0x5A).contains(value)
        || (0x61...0x7A).contains(value) || (value >= 0xC0 && !(0x2000...0x206F).contains(value))
      if isPart {
        word.unicodeScalars.append(scalar)
      } else if value != 0x27 && value != 0x2019, !word.isEmpty {
        words.append(word.lowercased())
        word = ""
      }
    }
    if !word.isEmpty { words.append(word.lowercased()) }
    return words
  }
}
