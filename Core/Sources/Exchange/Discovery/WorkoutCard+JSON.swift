public import Formats
public import Screens
import Training

extension WorkoutCard {
  /// Writes the card.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("workout")
      ranked.entry.writeSummary(to: &json, in: language)
      json.field("score", (ranked.score * 1000).rounded() / 1000)
      json.field("origin", origin.words(in: language))
      if let reason {
        json.key("reason")
        reason.write(to: &json, in: language)
      }
      for (key, lines) in [("reasons", reasons), ("drawbacks", drawbacks)] {
        json.array(key) { json in for line in lines { line.write(to: &json, in: language) } }
      }
      json.field("counterfactual", counterfactual)
    }
  }
}

extension WorkoutCard.Line {
  func write(to json: inout JSONWriter, in language: Language) {
    json.object { json in
      json.field("signal", signal.rawValue)
      json.field("points", points)
      json.field("words", words)
      json.field("evidence", evidence)
      json.field("muscle", muscle?.rawValue)
      json.field("muscleName", muscle?.words(in: language))
    }
  }
}

extension FilterChip {
  /// Writes the chip.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("field", field)
      json.field("value", value)
      json.field("label", label)
      json.field("count", count)
    }
  }
}
