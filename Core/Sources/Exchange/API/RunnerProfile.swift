public import Formats
import Screens
public import Training

/// The profile of the runner: what they set, what is used for the rest, and their zones.
public struct RunnerProfile: APIAnswer, Hashable {
  /// What is known of the runner.
  public let runner: Runner
  /// What they set themselves.
  public let memory: [MemoryItem]

  /// Takes what is known of a runner, and what they set themselves.
  public init(of runner: Runner, remembering memory: [MemoryItem]) {
    self.runner = runner
    self.memory = memory.filter { $0.kind == .fact }
  }

  /// Writes the answer: the values for programs, and words for people.
  public func write(to json: inout JSONWriter, for reader: APIReader) {
    let screen = ProfileScreen(
      of: runner,
      remembering: memory,
      units: reader.units,
      in: reader.language
    )
    json.object { json in
      json.key("runner")
      runner.write(to: &json)
      json.array("items") { json in for item in memory { item.write(to: &json) } }
      json.array("figures") { json in
        for figure in screen.figures {
          json.object { json in
            json.field("key", figure.key)
            json.field("value", figure.value)
            json.field("usual", figure.usual)
            json.field("origin", figure.origin)
          }
        }
      }
      json.array("zones") { json in
        for zone in screen.zones {
          json.object { json in
            json.field("label", zone.label)
            json.field("range", zone.range)
          }
        }
      }
      json.field("basis", screen.basis)
      json.array("coaches") { json in
        for coach in Personality.allCases { coach.write(to: &json, in: reader.language) }
      }
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    var memory: [MemoryItem] = []
    for item in try fields.list("items") { memory.append(try MemoryItem(item)) }
    var runner = Runner()
    if let known = try fields.fields(ifPresent: "runner") { runner = try Runner(known) }
    self.init(of: runner, remembering: memory)
  }
}
