public import Formats
import Training

extension WorkoutDraft {
  /// Writes the draft.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("title", title)
      json.field("text", text)
      json.field("form", form.rawValue)
      json.field("steps", steps)
      json.field("fidelity", fidelity.rawValue)
      json.array("unclear") { json in for words in unclear { json.value(words) } }
      json.array("page") { json in for line in page { json.value(line) } }
    }
  }

  /// Reads a draft.
  public init(_ fields: Fields) throws(ShapeError) {
    guard let form = try fields.choice(Form.self, ifPresent: "form") else {
      throw fields.error("form", nil, "a form of workouts")
    }
    self.init(
      title: try fields.string("title"),
      text: try fields.string("text"),
      form: form,
      steps: try fields.whole("steps", 0...100_000) ?? 0,
      unclear: try fields.list("unclear").compactMap { $0.string },
      page: try fields.list("page").compactMap { $0.string }
    )
  }
}
