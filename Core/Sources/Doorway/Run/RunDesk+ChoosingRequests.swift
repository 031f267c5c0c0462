import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Training

// Before the start: coaches, recordings, simulated runs.
extension RunDesk {
  /// Says in which language files and recordings are described from now on.
  func speak() -> [UInt8] { Reply.object { $0.field("language", reader.rawValue) } }

  @inline(never) mutating func simulate(_ fields: Fields) throws(PageError) -> [UInt8] {
    let name = try PageError.shaped { () throws(ShapeError) in
      try fields.choice(SimulatedScenario.self, ifPresent: "scenario")
    }
    if fields["workout"] != nil {
      let plan = try PageError.shaped { () throws(ShapeError) in try RunSetup(page: fields).plan }
      return show(ObedientRun(plan).recording())
    }
    guard let name else { return scenarios() }
    let seed = try PageError.shaped { () throws(ShapeError) in try fields.integer(ifPresent: "seed")
    }
    return show(name.recording(seed: Seed(UInt64(bitPattern: seed ?? 1))))
  }

  private func scenarios() -> [UInt8] {
    Reply.object { json in
      json.array("scenarios") { json in
        for scenario in SimulatedScenario.allCases {
          json.object { json in
            json.field("id", scenario.rawValue)
            json.field("name", scenario.name(in: reader))
            json.field("about", scenario.about(in: reader))
            json.key("plan")
            scenario.plan.write(to: &json)
          }
        }
      }
    }
  }

  mutating func show(_ opened: Recording) -> [UInt8] {
    recording = opened
    clear()
    let length = RecordingPlayer(opened).length
    let screen = RecordingScreen(of: opened, length: length, in: reader)
    route = screen.route
    return Reply.object { json in
      json.object("recording") { json in
        json.field("title", screen.title)
        json.field("sport", opened.sport.rawValue)
        json.field("source", opened.source.rawValue)
        json.field("distanceMeters", opened.totals.distance?.meters)
        json.field("durationSeconds", (opened.totals.timer ?? length).inSeconds)
        json.field("lengthSeconds", length.inSeconds)
        json.field("hasHeartRate", opened.samples.heartRate.contains { $0.isFinite })
        json.field("hasCadence", opened.samples.cadence.contains { $0.isFinite })
        json.field("hasPositions", screen.route != nil)
        json.array("notes") { json in
          for note in screen.notes { json.value(note) }
        }
        if let route = screen.route {
          json.object("route") { json in
            json.field("path", route.path)
            json.field("width", route.width)
            json.field("height", route.height)
          }
        }
        if let runner = opened.runner {
          json.key("runner")
          runner.write(to: &json)
        }
      }
    }
  }
}

// Asked of nobody in particular.
extension RunDesk {
  @inline(never) static func coaches(_ fields: Fields) -> [UInt8] {
    Reply.object { json in
      json.array("coaches") { json in
        for coach in Personality.allCases { coach.write(to: &json, in: fields.language()) }
      }
    }
  }
}
