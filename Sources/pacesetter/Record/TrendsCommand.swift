import ArgumentParser
import Exchange
import Formats
import Foundation
import Screens
import Storage
import Training

/// Says where training goes.
struct TrendsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trends",
    abstract: "Say where your training goes: weeks, load and form, records, race times.",
    discussion: """
      Load is reckoned from the heart rate: minutes, weighted by how hard the heart works. It needs
      your heart rate at rest and your highest; what you do not say is taken from the record.

      Examples:
        pacesetter trends
        pacesetter trends --max-hr 188 --rest 48 --json
      """
  )

  @Flag(help: "Everything as one JSON object.")
  var json = false

  @Option(help: ArgumentHelp("Your heart rate at rest.", valueName: "bpm"))
  var rest: Double?

  @Flag(help: "Reckon with the constants for women.")
  var female = false

  @Option(help: ArgumentHelp("Look back from another day than today.", valueName: "yyyy-mm-dd"))
  var on: String?

  @OptionGroup var runner: RunnerOptions
  @OptionGroup var data: DataOption

  func validate() throws {
    if let rest, !(25...120).contains(rest) {
      throw ValidationError("--rest is \(rest), expected 25 to 120 beats per minute")
    }
    if let on, DateTime(on + "T00:00:00Z") == nil {
      throw ValidationError("--on is \(on), expected a day such as 2026-06-01")
    }
  }

  func run() async throws {
    try await Keeper.record(try data.folder()) { library throws(Failure) in
      let reading: TrendReading
      do throws(StorageError) {
        reading = try await TrendReading(library, known: known, on: today)
      } catch {
        throw Failure(error)
      }
      if json {
        var writer = JSONWriter()
        reading.write(to: &writer)
        Console.standardOutput.write(writer.text + "\n")
      } else {
        reading.show()
      }
    }
  }

  private var known: Runner {
    var known = runner.runner
    known.restingHeartRate = rest.map { .beatsPerMinute($0) }
    known.sex = female ? .female : nil
    return known
  }

  private var today: Int {
    if let on, let date = DateTime(on + "T00:00:00Z") { return date.date.daysSince1970 }
    let offset = TimeZone.current.secondsFromGMT() / 60
    return LogDay.of(Date().timeIntervalSince1970, offset)
  }
}

extension TrendReading {
  /// Everything for a terminal.
  fileprivate func show() {
    let out = Console.standardOutput
    let words = TrendWords(trends)
    for sentence in words.sentences { out.write(sentence + "\n") }
    if !trends.curve.isEmpty { out.write(basis + "\n") }
    if !words.records.isEmpty { out.write("Records\n") }
    for row in words.records { out.write("  " + row + "\n") }
    if !words.predictions.isEmpty { out.write("Races\n") }
    for row in words.predictions { out.write("  " + row + "\n") }
  }
}
