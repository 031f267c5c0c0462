public import Formats
import Screens
public import Training

/// What diaries call the exercises of the record, and what can be chosen for them.
public struct NameList: APIAnswer, Hashable {
  /// The names, the most frequent first.
  public let names: [DiaryName]

  /// The exercises of the catalogue, in its order.
  public let exercises: [String]

  /// Takes the names.
  public init(_ names: [DiaryName], exercises: [String]) {
    self.names = names
    self.exercises = exercises
  }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.array("names") { json in
        for name in names { name.write(to: &json, in: reader.language) }
      }
      json.array("exercises") { json in for exercise in exercises { json.value(exercise) } }
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    var names: [DiaryName] = []
    for json in try fields.list("names") { names.append(try DiaryName(json)) }
    var exercises: [String] = []
    for json in try fields.list("exercises") {
      guard let name = json.string else {
        throw fields.error("exercises", json, "the name of an exercise")
      }
      exercises.append(name)
    }
    self.init(names, exercises: exercises)
  }
}
