import ArgumentParser
import Exchange
import Formats
import Foundation
import Storage
import Training

/// Says where training goes.
struct TrendsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trends",
    abstract: "Say where training goes: weeks, load, form, records, race times.",
    discussion: """
      Load is reckoned from the heart rate: minutes, weighted by how hard the heart
      works. It needs your heart rate at rest and your highest; what you do not say
      is taken from the record.

      Examples:
        pacesetter trends
        pacesetter trends --max-hr 188 --rest 48 --json
      """
  )

  @Flag(help: "Everything as one JSON object.")
  var json = false

  @Flag(help: "Reckon with the constants for women.")
  var female = false

  @Option(help: ArgumentHelp("Look back from another day than today.", valueName: "yyyy-mm-dd"))
  var on: String?

  @OptionGroup var heart: HeartOptions
  @OptionGroup var data: DataOption

  func validate() throws {
    if let on, Day(on) == nil {
      throw ValidationError("--on is \(on), expected a day such as 2026-06-01")
    }
  }

  func run() async throws {
    try await RecordKeep.open(try data.folder()) { keep throws(Failure) in
      let answer = try await answer(keep)
      if json {
        Console.standardOutput.write(answer.text() + "\n")
      } else {
        show(answer)
      }
    }
  }

  /// Everything as JSON, from a server or reckoned here.
  private func answer(_ keep: RecordKeep) async throws(Failure) -> JSON {
    switch keep {
    case .server(let line):
      var query = "?on=" + LogDay.text(today)
      query += heart.query
      if female { query += "&sex=female" }
      return try line.get("GET", "/api/v1/trends" + query)?.json ?? .null
    case .database(let database):
      do throws(StorageError) {
        let reading = try await TrendReading(RecordLibrary(database), known: known, on: today)
        return reading.json
      } catch {
        throw Failure(error)
      }
    }
  }

  private func show(_ answer: JSON) {
    let out = Console.standardOutput
    func rows(_ key: String) -> [String] { (answer[key]?.array ?? []).compactMap { $0.string } }
    for sentence in rows("sentences") { out.write(sentence + "\n") }
    for race in answer["races"]?.array ?? [] { RaceWriting.show(race) }
    for (title, key) in [("Records", "recordWords"), ("Races", "predictionWords")] {
      let rows = rows(key)
      if !rows.isEmpty { out.write(title + "\n") }
      for row in rows { out.write("  " + row + "\n") }
    }
  }

  private var known: Runner {
    var known = heart.runner
    known.sex = female ? .female : nil
    return known
  }

  private var today: Int {
    if let day = on.flatMap({ Day($0) }) { return day.daysSince1970 }
    return LogMoment.now.day
  }
}
