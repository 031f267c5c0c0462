import Formats
public import Training

extension RaceSetup {
  /// The most kinds of things that are carried, and the most of one.
  public static let mostCarried = 99

  /// Writes what is carried as a member.
  static func write(_ carried: [Carried], to json: inout JSONWriter) {
    json.array("carried") { json in
      for thing in carried {
        json.object { json in
          json.field("what", thing.what)
          json.field("count", thing.count)
        }
      }
    }
  }

  /// Reads what is carried.
  static func carried(_ fields: Fields) throws(ShapeError) -> [Carried] {
    let list = try fields.list("carried")
    guard list.count <= mostCarried else {
      throw ShapeError(path: "carried", found: "\(list.count)", expected: "at most \(mostCarried)")
    }
    var carried: [Carried] = []
    for json in list {
      let thing = try Fields(json, at: "carried")
      guard let what = try thing.text("what", upTo: longestName), !what.utf8.contains(0x0A) else {
        throw thing.error("what", thing["what"], "what is carried")
      }
      let count = try thing.number("count")
      guard (1...Double(mostCarried)).contains(count) else {
        throw thing.error("count", thing["count"], "1 to \(mostCarried)")
      }
      carried.append(Carried(what, count: Int(count)))
    }
    return carried
  }
}
