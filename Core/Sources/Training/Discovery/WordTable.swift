/// The words of a library while it is made: a text that many workouts have is cut into words once.
struct WordTable {
  // By the number of the word: the word, and the places of the entries that have it, rising.
  private var words: [String] = []
  private var places: [[Int]] = []

  // Only ever looked up.
  private var numbers: [String: Int] = [:]
  private var known: [String: [Int]] = [:]

  /// Notes the words of an entry; the places must come in rising order.
  mutating func add(_ texts: [String], at place: Int) {
    for text in texts {
      for number in numbers(of: text) where places[number].last != place {
        places[number].append(place)
      }
    }
  }

  /// The words in order, and where each occurs.
  var sorted: (words: [String], places: [[Int]]) {
    let order = words.indices.sorted { words[$0] < words[$1] }
    return (order.map { words[$0] }, order.map { places[$0] })
  }

  private mutating func numbers(of text: String) -> [Int] {
    if let known = known[text] { return known }
    var found: [Int] = []
    for word in SearchWords.words(of: text) { found.append(number(of: word)) }
    known[text] = found
    return found
  }

  private mutating func number(of word: String) -> Int {
    if let number = numbers[word] { return number }
    words.append(word)
    places.append([])
    numbers[word] = words.count - 1
    return words.count - 1
  }
}
