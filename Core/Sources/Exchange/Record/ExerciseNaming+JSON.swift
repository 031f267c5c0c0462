public import Formats
public import Training

extension ExerciseNaming {
  /// Writes the two names.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("diaryName", diaryName)
      json.field("name", name)
    }
  }

  /// Reads two names.
  public init(_ json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    self.init(diaryName: try fields.string("diaryName"), name: try fields.string("name"))
    guard !diaryName.isEmpty else {
      throw fields.error("diaryName", fields["diaryName"], "the name of an exercise")
    }
    guard !name.isEmpty else {
      throw fields.error("name", fields["name"], "the name of an exercise")
    }
  }
}
