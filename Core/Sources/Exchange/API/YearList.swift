public import Formats
import Screens
public import Training

/// The years of the record, month by month and sport by sport.
public struct YearList: APIAnswer, Hashable {
  /// What was done of each kind in each month, the oldest first.
  public let sums: [MonthSum]

  /// Takes sums.
  public init(_ sums: [MonthSum]) { self.sums = sums }

  /// Writes the answer: the sums for programs, and years of words and bars for people.
  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.array("sums") { json in
        for sum in sums {
          json.object { json in
            json.field("year", sum.year)
            json.field("month", sum.month)
            json.field("kind", sum.kind.rawValue)
            json.field("count", sum.count)
            json.field("meters", sum.distance.meters)
            json.field("seconds", sum.duration.inSeconds)
          }
        }
      }
      json.array("years") { json in
        for year in YearScreen.all(sums, units: reader.units, in: reader.language) {
          year.write(to: &json)
        }
      }
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    var sums: [MonthSum] = []
    for item in try Fields(json).list("sums") {
      let fields = try Fields(item, at: "sums")
      guard let kind = HistorySearch.Kind(rawValue: try fields.string("kind")) else { continue }
      sums.append(
        MonthSum(
          year: Int(try fields.integer(ifPresent: "year") ?? 1970),
          month: Int(try fields.integer(ifPresent: "month") ?? 1),
          kind: kind,
          count: Int(try fields.integer(ifPresent: "count") ?? 0),
          distance: .meters(try fields.number(ifPresent: "meters") ?? 0),
          duration: .seconds(try fields.number(ifPresent: "seconds") ?? 0)
        )
      )
    }
    self.init(sums)
  }
}

extension YearScreen {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("year", year)
      json.field("words", words)
      json.array("sports") { json in
        for sport in sports {
          json.object { json in
            json.field("kind", sport.kind.rawValue)
            json.field("words", sport.words)
          }
        }
      }
      json.array("months") { json in
        for bar in bars {
          json.object { json in
            json.field("label", bar.label)
            json.field("words", bar.words)
            json.array("parts") { json in
              for part in bar.parts {
                json.object { json in
                  json.field("kind", part.kind.rawValue)
                  json.field("share", part.share)
                }
              }
            }
          }
        }
      }
    }
  }
}
