public import Coaching
import Formats
import Screens
import Training

extension RunnerWords: Shaped {
  public static var blank: RunnerWords { RunnerWords(id: "", text: "", meaning: .distance) }

  /// `{"id":"w1","text":"how far","meaning":"distance"}`; where nobody says what they mean, the grammar does.
  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.text("id", &id)
    try it.text("text", &text)
    let isShort = !text.isEmpty && text.utf8.count <= Self.longest
    try it.expect(isShort, "text", "1 to \(Self.longest) bytes")
    var said: Meaning? = meaning
    try it.choice("meaning", &said)
    if it.isReading { meaning = said ?? CommandGrammar.meaning(of: text) }
    try it.text("note", &note)
    try it.duration("age", &age, unless: .zero)
    age = max(.zero, age)
  }
}
