import Exchange
public import Formats
import Screens
public import Training

/// Trends with what they stand on: the heart rates that load is measured by, and where these are from.
public struct TrendReading: Sendable {
  /// What is found.
  public let trends: Trends
  /// What load is measured by.
  public let measure: TrainingLoad
  /// The zones of the heart.
  public let zones: HeartRateZones

  private let isRestKnown: Bool
  private let question: String?
  private let races: RaceReading

  /// Reads the record and looks at it, on a day.
  ///
  /// What nobody has said of the heart is what the record knows of it. Load cannot do without a heart
  /// rate at rest: where nothing is known it is 60; zones are those of the highest heart rate then.
  public init(_ library: RecordLibrary, known: Runner, on day: Int) async throws(StorageError) {
    let entries = try await library.entries()
    races = try await RaceReading(library, entries, on: day)
    let runner = try await library.runner(known, on: day)
    isRestKnown = runner.restingHeartRate != nil
    question = runner.maximumQuestion
    zones = HeartRateZones(runner: runner)
    measure = TrainingLoad(
      rest: runner.restingHeartRate ?? .beatsPerMinute(60),
      maximum: zones.maximum,
      sex: known.sex ?? .male
    )
    let lifted = try await library.sessions().map {
      Trends.Lifted(day: $0.day, kilograms: $0.volume)
    }
    trends = Trends(of: entries, lifted: lifted, measure: measure, zones: zones, on: day)
  }

  /// What the load stands on, in a sentence.
  public var basis: String {
    "Load is measured with \(Int(measure.rest.beatsPerMinute.rounded())) bpm at rest"
      + (isRestKnown ? "" : " (assumed)")
      + " and \(Int(measure.maximum.beatsPerMinute.rounded())) bpm at most (\(zones.maximumSource.words))."
      + (question.map { " " + $0 } ?? "")
  }

  /// Everything as one object.
  public var json: JSON {
    var writer = JSONWriter()
    write(to: &writer)
    // What was written here is JSON.
    return (try? JSON.parse(writer.bytes)) ?? .null
  }

  /// Writes everything as one object, with the sentences.
  public func write(to json: inout JSONWriter) {
    let words = TrendWords(trends)
    json.object { json in
      json.field("today", LogDay.text(trends.today))
      json.object("measure") { json in
        json.field("restingHeartRate", measure.rest.beatsPerMinute)
        json.field("maxHeartRate", measure.maximum.beatsPerMinute)
        json.field("maxHeartRateSource", zones.maximumSource.rawValue)
        json.field("zoneMethod", zones.method.rawValue)
        json.array("zones") { json in
          for edge in zones.lowerEdges { json.value(edge.beatsPerMinute) }
        }
        json.field("constants", measure.sex.rawValue)
      }
      for (name, sums) in [("weeks", trends.weeks), ("months", trends.months)] {
        json.array(name) { json in for sum in sums { sum.write(to: &json) } }
      }
      json.array("load") { json in for day in trends.curve { day.write(to: &json) } }
      json.array("records") { json in for record in trends.records { record.write(to: &json) } }
      json.array("predictions") { json in
        for prediction in trends.predictions {
          json.object { json in
            json.field("distanceMeters", prediction.distance.meters)
            json.field("fastestSeconds", prediction.fastest.inSeconds)
            json.field("slowestSeconds", prediction.slowest.inSeconds)
            json.field("from", trends.yardstick?.activity)
          }
        }
      }
      json.array("zoneSeconds") { json in for seconds in trends.zoneSeconds { json.value(seconds) }
      }
      json.field("withoutHeartRate", trends.withoutHeartRate)
      races.writeMember(to: &json, isAll: false)
      for (name, rows) in [
        ("sentences", words.sentences + (trends.curve.isEmpty ? [] : [basis])),
        ("recordWords", words.records),
        ("predictionWords", words.predictions),
      ] {
        json.array(name) { json in for row in rows { json.value(row) } }
      }
    }
  }
}

extension PeriodSum {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("start", LogDay.text(start))
      json.field("activities", count)
      json.field("runs", runs)
      json.field("runMeters", runDistance.meters)
      json.field("seconds", duration.inSeconds)
      json.field("load", load)
      json.field("liftedKilograms", lifted)
    }
  }
}

extension FitnessCurve.Day {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("day", LogDay.text(day))
      json.field("load", load)
      json.field("fitness", fitness)
      json.field("fatigue", fatigue)
      json.field("form", form)
      json.field("warmingUp", isWarmingUp)
    }
  }
}
