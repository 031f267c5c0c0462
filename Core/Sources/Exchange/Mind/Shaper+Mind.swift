import Screens
import Training

extension Shaper {
  /// Why no model's words are used, in the words of whoever reads it.
  mutating func problems(_ problems: inout [String]) {
    var words = problems
    if isWriting, let reader { words = MindProblem.words(problems, in: reader.language) }
    texts("problems", &words)
    if isReading { problems = words }
  }

  /// Millionths of a US dollar, as dollars.
  mutating func dollars(_ key: String, _ micros: inout Int64) throws(ShapeError) {
    var dollars = MindSettings.dollars(micros)
    try number(key, &dollars)
    if isReading { micros = Int64((dollars * Double(MindSettings.micros)).rounded()) }
  }
}
