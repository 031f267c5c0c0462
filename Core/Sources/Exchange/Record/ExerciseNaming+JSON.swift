import Formats
public import Training

extension ExerciseNaming: Shaped {
  public static var blank: ExerciseNaming { ExerciseNaming(diaryName: "", name: "") }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.text("diaryName", &diaryName, notEmpty: "the name of an exercise")
    let about = "A name of the catalog."
    try it.text("name", &name, notEmpty: "the name of an exercise", about: about)
  }
}
