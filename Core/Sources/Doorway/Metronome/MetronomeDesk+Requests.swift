import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Training

// The metronome: worked by itself, with or without a run.
extension MetronomeDesk {
  @inline(never) mutating func metronome(_ fields: Fields) throws(PageError) -> [UInt8] {
    let told = try PageError.shaped { () throws(ShapeError) in
      try fields.fields(ifPresent: "event").map { event throws(ShapeError) in
        (event: try Metronome.Event(event), at: try fields.number("at"))
      }
    }
    var effects: [Metronome.Effect] = []
    if let told { effects = metronome.handle(told.event, at: Self.moment(told.at)) }
    return Reply.object { json in
      json.array("effects") { json in
        for effect in effects { effect.write(to: &json) }
      }
      json.key("metronome")
      MetronomeScreen(of: metronome, in: fields.language()).write(to: &json)
    }
  }

  @inline(never) mutating func click(_ fields: Fields) throws(PageError) -> [UInt8] {
    let table = try PageError.shaped { () throws(ShapeError) in
      ClickTable(
        try fields.choice(Timbre.self, ifPresent: "timbre") ?? .wood,
        rate: try Self.whole(fields, "sampleRate", ClickTable.rates, default: 48_000),
        phaseCount: try Self.whole(fields, "phases", ClickTable.phaseCounts, default: 64)
      )
    }
    click = table.samples
    return Reply.object { json in
      json.object("click") { json in
        json.field("samples", table.sampleCount)
        json.field("phases", table.phaseCount)
      }
    }
  }

  private static func whole(
    _ fields: Fields,
    _ key: String,
    _ range: ClosedRange<Int>,
    default usual: Int
  ) throws(ShapeError) -> Int {
    guard let number = try fields.number(ifPresent: key) else { return usual }
    guard let whole = Int(exactly: number), range.contains(whole) else {
      let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
      throw fields.error(key, fields[key], expected)
    }
    return whole
  }

  /// A page's seconds to the microsecond, for between two taps a millisecond shows.
  private static func moment(_ seconds: Double) -> Duration {
    .microseconds(Int64((min(max(seconds, 0), 1e9) * 1e6).rounded()))
  }
}

// What cadence suits a runner.
extension RunDesk {
  /// A cadence to try, above the given one or that of the open recording.
  @inline(never) mutating func cadence(_ fields: Fields) throws(PageError) -> [UInt8] {
    let (baseline, target) = try PageError.shaped { () throws(ShapeError) in
      (try fields.positive(ifPresent: "baseline"), try fields.tempo(ifPresent: "target"))
    }
    let range = CadenceAdvice.baselines
    let own = baseline.map { Cadence.stepsPerMinute($0) } ?? recording?.usualCadence
    let advice = own.flatMap { CadenceAdvice(baseline: $0) }
    if baseline != nil, advice == nil {
      let expected =
        "the steps a minute of somebody who runs, \(Int(range.lowerBound)) to \(Int(range.upperBound))"
      throw .shape(fields.error("baseline", fields["baseline"], expected))
    }
    return Reply.object { json in
      json.key("advice")
      if let advice {
        advice.write(to: &json, about: target, in: fields.language())
      } else {
        json.null()
      }
    }
  }
}
