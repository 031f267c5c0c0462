public import Formats
import Screens
public import Training

/// How long somebody is free before their calendar wants them, for the finder and in words.
public struct FreeReport: APIAnswer, Hashable {
  /// The gap; nothing where nothing follows today.
  public let gap: RankingRequest.Gap?

  /// Takes a gap.
  public init(_ gap: RankingRequest.Gap?) { self.gap = gap }

  /// The sentence: "Free 40 minutes before Dinner at 18:00".
  public var words: String? { gap.map { FreeWords.sentence($0) } }

  /// Writes the answer.
  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      if let gap {
        json.object("gap") { json in
          json.field("minutes", gap.minutes)
          json.field("before", gap.before)
          json.field("title", gap.title)
        }
      }
      json.field("words", words)
    }
  }

  /// Reads the answer.
  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    gap = try fields.fields(ifPresent: "gap").map { gap throws(ShapeError) in
      RankingRequest.Gap(
        minutes: try gap.whole("minutes", 1...1440) ?? 1,
        before: try gap.whole("before", 0...1439) ?? 0,
        title: try gap.string(ifPresent: "title")
      )
    }
  }
}
