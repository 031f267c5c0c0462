public import Formats
import Coaching
public import Screens
import Training

extension GymTimeline.Row {
  /// Writes the row: with `at` in seconds of a clock, or `when` it comes where no clock decides.
  public func write(to json: inout JSONWriter, language: String = "en") {
    json.object { json in
      json.field("block", block)
      json.field("at", at?.inSeconds)
      json.field("when", when)
      json.field("moment", moment)
      json.field("rank", rank.rawValue)
      json.field("seconds", budget.inSeconds)
      json.field("text", text)
      json.field("spoken", SpokenText.words(for: text, language: language))
    }
  }
}
