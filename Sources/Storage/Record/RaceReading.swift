import Exchange
public import Formats
import GRDB
import Screens
public import Training

/// The races with the runs of them and what the record predicts, as a person sees them.
public struct RaceReading: Sendable {
  // So long a race that was is still shown with those that come.
  private static let afterglow = 14

  private let races: [(race: RaceSetup, result: ActivitySummary?)]
  private let yardstick: Trends.Record?
  private let today: Int

  /// Reads every race, on a day.
  public init(_ library: RecordLibrary, on day: Int) async throws(StorageError) {
    let entries = try await library.entries()
    try await self.init(library, entries, on: day)
  }

  init(
    _ library: RecordLibrary,
    _ entries: [Trends.Entry],
    on day: Int
  ) async throws(StorageError) {
    yardstick = Trends.yardstick(of: entries, on: day)
    today = day
    let all = try await library.races()
    // What comes, the next first; then what was, the last first.
    races = (all.filter { $0.day >= day } + all.filter { $0.day < day }.reversed()).map { race in
      (race, entries.first { $0.summary.id == race.activity }?.summary)
    }
  }

  /// Writes `{"races": [...]}`.
  public func write(to json: inout JSONWriter) {
    json.object { json in writeMember(to: &json, isAll: true) }
  }

  /// Writes the list into an object that is open; without what is long over, unless all is wanted.
  func writeMember(to json: inout JSONWriter, isAll: Bool) {
    json.array("races") { json in
      for (race, result) in races where isAll || race.day >= today - Self.afterglow {
        let screen = RaceScreen(race, yardstick: yardstick, result: result, seenFrom: today)
        json.object { json in
          race.writeMembers(to: &json)
          json.field("resultSeconds", (result?.elapsed ?? result?.moving)?.inSeconds)
          json.field("title", screen.title)
          json.field("date", screen.date)
          for (key, rows) in [("sentences", screen.sentences), ("cues", screen.cues)] {
            json.array(key) { json in for row in rows { json.value(row) } }
          }
        }
      }
    }
  }
}

extension RecordLibrary {
  /// Every race, by its day.
  public func races() async throws(StorageError) -> [RaceSetup] {
    try await database.read { try RaceRow.races($0) }
  }
}
