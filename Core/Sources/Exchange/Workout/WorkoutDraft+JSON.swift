import Formats
import Training

extension WorkoutDraft: Shaped {
  public static var blank: WorkoutDraft {
    WorkoutDraft(title: "", text: "", form: .text, steps: 0, unclear: [], page: [])
  }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.text("title", &title)
    try it.text("text", &text)
    try it.choice("form", &form, expected: "a form of workouts")
    try it.whole("steps", &steps, in: 0...100_000)
    // What of the text was understood follows from the rest.
    if it.isWriting { var fidelity = fidelity; try it.choice("fidelity", &fidelity) }
    it.texts("unclear", &unclear)
    it.texts("page", &page)
  }
}
