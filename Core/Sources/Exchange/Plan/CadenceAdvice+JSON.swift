public import Formats
public import Screens
public import Training

extension CadenceAdvice {
  /// Writes the advice with its words, and a warning about a target where it is too much.
  public func write(
    to json: inout JSONWriter,
    about target: Tempo? = nil,
    in language: Language = .english
  ) {
    json.object { json in
      json.field("baseline", baseline.stepsPerMinute)
      if case .raise(let first, let most) = suggestion {
        json.field("first", first.beatsPerMinute)
        json.field("most", most.beatsPerMinute)
        json.field("care", Self.warning(in: language))
      }
      json.field("sentence", sentence(in: language))
      json.field("warning", target.flatMap { warning(about: $0, in: language) })
    }
  }
}
