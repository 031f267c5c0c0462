public import Formats
public import Screens
public import Training

/// Trends, their basis and the races, for programs in figures and for people in sentences.
public struct TrendReport: APIAnswer {
  /// What was computed here, or what a server has said.
  private enum Content: Sendable {
    case computed(Trends, TrainingLoadBasis, RaceList)
    case told(JSON)
  }

  /// What there is to say, in whole sentences.
  public let sentences: [String]
  /// The records, one row each.
  public let records: [String]
  /// What races would take, one row each.
  public let predictions: [String]
  /// The races that come and those that were lately.
  public let races: RaceList

  private let content: Content

  /// Puts trends into figures and words.
  public init(
    _ trends: Trends,
    on basis: TrainingLoadBasis,
    races: RaceList,
    units: UnitSystem = .metric,
    in language: Language = .english
  ) {
    let words = TrendWords(trends, units: units, in: language)
    let isLoadKnown = !trends.curve.isEmpty
    sentences = words.sentences + (isLoadKnown ? LoadBasisWords(basis, in: language).sentences : [])
    records = words.records
    predictions = words.predictions
    self.races = races.recent(on: trends.today)
    content = .computed(trends, basis, self.races)
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    sentences = try fields.rows("sentences")
    records = try fields.rows("recordWords")
    predictions = try fields.rows("predictionWords")
    races = try RaceList(answer: json)
    content = .told(json)
  }

  public func write(to json: inout JSONWriter, for reader: APIReader) { write(to: &json) }

  /// Writes everything as one object.
  public func write(to json: inout JSONWriter) {
    switch content {
    case .told(let tree): json.value(tree)
    case .computed(let trends, let basis, let races):
      json.object { json in
        json.field("today", trends.today.text)
        json.object("measure") { basis.writeMembers(to: &$0) }
        trends.writeMembers(to: &json)
        races.writeMember(to: &json)
        for (name, rows) in [
          ("sentences", sentences), ("recordWords", records), ("predictionWords", predictions),
        ] {
          json.array(name) { json in for row in rows { json.value(row) } }
        }
      }
    }
  }
}

extension TrainingLoadBasis {
  fileprivate func writeMembers(to json: inout JSONWriter) {
    json.field("restingHeartRate", measure.rest.beatsPerMinute)
    json.field("maxHeartRate", measure.maximum.beatsPerMinute)
    json.field("maxHeartRateSource", zones.maximumSource.rawValue)
    json.field("zoneMethod", zones.method.rawValue)
    json.array("zones") { json in
      for edge in zones.lowerEdges { json.value(edge.beatsPerMinute) }
    }
    json.field("constants", measure.sex.rawValue)
    json.array("assumed") { json in
      for assumption in assumptions {
        switch assumption {
        case .rest: json.value("heart.rest")
        case .maximum: json.value("heart.max")
        case .sex: json.value("sex")
        }
      }
    }
  }
}

extension Trends {
  fileprivate func writeMembers(to json: inout JSONWriter) {
    for (name, sums) in [("weeks", weeks), ("months", months)] {
      json.array(name) { json in for sum in sums { sum.write(to: &json) } }
    }
    json.array("load") { json in for day in curve { day.write(to: &json) } }
    json.array("records") { json in for record in records { record.write(to: &json) } }
    json.array("predictions") { json in
      for prediction in predictions {
        json.object { json in
          json.field("distanceMeters", prediction.distance.meters)
          json.field("fastestSeconds", prediction.fastest.inSeconds)
          json.field("slowestSeconds", prediction.slowest.inSeconds)
          json.field("from", yardstick?.activity)
        }
      }
    }
    json.array("zoneSeconds") { json in for seconds in zoneSeconds { json.value(seconds) } }
    json.field("withoutHeartRate", withoutHeartRate)
  }
}

extension PeriodSum {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("start", start.text)
      json.field("activities", count)
      json.field("runs", runs)
      json.field("runMeters", runDistance.meters)
      json.field("seconds", duration.inSeconds)
      json.field("load", load)
      json.field("liftedKilograms", lifted)
    }
  }
}

extension FitnessCurve.Point {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("day", day.text)
      json.field("load", load)
      json.field("fitness", fitness)
      json.field("fatigue", fatigue)
      json.field("form", form)
      json.field("warmingUp", isWarmingUp)
    }
  }
}
