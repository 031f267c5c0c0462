public import Formats
public import Screens
public import Training

extension DiaryName {
  /// Writes the name, what it stands for, and the sentence of it.
  public func write(to json: inout JSONWriter, in language: Language = .english) {
    json.object { json in
      json.field("diaryName", name)
      json.field("sets", sets)
      switch standing {
      case .matched: json.field("standing", "matched")
      case .chosen: json.field("standing", "chosen")
      case .kept: json.field("standing", "kept")
      case .unsure: json.field("standing", "unsure")
      case .unknown: json.field("standing", "unknown")
      }
      json.field("name", exercise)
      if case .unsure(let choices) = standing {
        json.array("choices") { json in for choice in choices { json.value(choice) } }
      }
      json.field("words", DiaryNameWords.sentence(of: self, in: language))
    }
  }

  /// Reads a name.
  init(_ json: JSON) throws(ShapeError) {
    let fields = try Fields(json, at: "names")
    let name = try fields.string("name")
    let standing: Standing
    switch try fields.string("standing") {
    case "matched": standing = .matched(name)
    case "chosen": standing = .chosen(name)
    case "kept": standing = .kept
    case "unsure":
      standing = .unsure(try fields.list("choices").compactMap { $0.string })
    case "unknown": standing = .unknown
    default:
      throw fields.error(
        "standing",
        fields["standing"],
        "matched, chosen, kept, unsure or unknown"
      )
    }
    self.init(
      try fields.string("diaryName"),
      sets: Int(try fields.integer("sets")),
      standing
    )
  }
}
