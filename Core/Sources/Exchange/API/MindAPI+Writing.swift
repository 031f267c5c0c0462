public import Coaching
import Formats
import Screens
import Training

extension MindAPI {
  /// Has a script written for a run.
  public struct WriteScript: APIRequest {
    public typealias Answer = MindScript
    public static let endpoint = Endpoint.post("writeScript", "/api/v1/mind/script")
      .takes("ScriptWish").gives("MindScript").needs(.log)
      .does(
        "Have the model write a script for a run; rules write what it leaves out, or all of it."
      )

    /// How the run is coached: its plan, its coach.
    public let setup: RunSetup
    /// Whether another answer than the last one is wanted.
    public let isAnew: Bool

    /// Asks for a script.
    public init(_ setup: RunSetup, anew isAnew: Bool = false) {
      self.setup = setup
      self.isAnew = isAnew
    }

    /// Reads the question: a run as it is set up, with its plan as a member or, as a page's form has it,
    /// with the plan's members beside the others.
    public init(_ call: APICall) throws(APICallError) {
      let fields = try call.fields()
      do throws(ShapeError) {
        var setup = try RunSetup(fields)
        if fields["plan"] == nil { setup.plan = try RunPlan(fields) }
        if let race = fields["race"] { setup.plan = setup.plan.settled(on: try RaceSetup(race)) }
        try Self.check(setup.plan, of: fields.fields(ifPresent: "plan") ?? fields)
        self.setup = setup
        isAnew = try fields.bool("again", default: false)
      } catch {
        throw APICallError(error)
      }
    }

    /// Refuses what nobody runs: a script is rehearsed at its pace, to its end.
    private static func check(_ plan: RunPlan, of fields: Fields) throws(ShapeError) {
      if let pace = plan.targetPace, !(60...3600).contains(pace.secondsPerKilometer) {
        let value = fields["targetPaceSecPerKm"]
        throw fields.error("targetPaceSecPerKm", value, "60 to 3600 seconds a kilometer")
      }
      let isRun =
        switch plan.goal {
        case .distance(let distance): (100...100_000).contains(distance.meters)
        case .time(let time): (60...86_400).contains(time.inSeconds)
        case nil: true
        }
      if !isRun {
        throw fields.error("goal", fields["goal"], "100 m to 100 km, or a minute to a day")
      }
    }

    public var call: APICall {
      APICall { json in
        var writer = JSONWriter()
        setup.write(to: &writer)
        // A setup that was written reads back.
        let members = (try? JSON.parse(writer.bytes))?.object ?? []
        json.object { json in
          for member in members { json.field(member.key, member.value) }
          json.field("again", isAnew)
        }
      }
    }
  }

  /// Has a workout written from words.
  public struct WriteWorkout: APIRequest {
    public typealias Answer = MindWorkout
    public static let endpoint = Endpoint.post("writeWorkout", "/api/v1/mind/workout")
      .takes("WorkoutWords").gives("MindWorkout").needs(.log)
      .does("Have the model write a workout from words; it is a candidate until somebody saves it.")

    /// What is wanted.
    public let ask: WorkoutAsk
    /// Whether another answer than the last one is wanted.
    public let isAnew: Bool

    /// Asks for a workout.
    public init(_ ask: WorkoutAsk, anew isAnew: Bool = false) {
      self.ask = ask
      self.isAnew = isAnew
    }

    public init(_ call: APICall) throws(APICallError) {
      let fields = try call.fields()
      do throws(ShapeError) {
        ask = try WorkoutAsk(fields, now: call.now)
        isAnew = try fields.bool("again", default: false)
      } catch {
        throw APICallError(error)
      }
    }

    public var call: APICall {
      APICall { json in
        var writer = JSONWriter()
        ask.write(to: &writer)
        // What was written reads back.
        let members = (try? JSON.parse(writer.bytes))?.object ?? []
        json.object { json in
          for member in members { json.field(member.key, member.value) }
          json.field("again", isAnew)
        }
      }
    }
  }

  /// Rehearses a script.
  public struct ProveScript: APIRequest {
    public typealias Answer = ScriptReport
    public static let endpoint = Endpoint.post("proveScript", "/api/v1/mind/proof")
      .takes("Script").gives("ScriptReport").upTo(ScriptAPI.longestScript).needs(.read)
      .does("Play a script on rehearsals of its plan and say whether it may be played.")

    /// The script.
    public let script: Script

    /// Asks for a script to be rehearsed.
    public init(_ script: Script) { self.script = script }

    /// Reads a script and refuses one with errors, the first of them by line and column.
    public init(_ call: APICall) throws(APICallError) {
      let (read, diagnostics) = Script.read(call.body, reviewingSafety: true)
      if let error = diagnostics.first(where: { $0.severity == .error }) {
        throw APICallError(error.description)
      }
      guard let read else { throw APICallError(TextFieldWords.noScript(in: call.language)) }
      script = read
    }

    public var call: APICall { APICall { script.write(to: &$0) } }
  }

  /// Has something that was inferred of a runner never asked about again.
  public struct Refuse: APIRequest {
    public typealias Answer = MemoryList
    public static let endpoint = Endpoint.post("refuseFact", "/api/v1/mind/forgotten/:key")
      .gives("Memory").needs(.log)
      .does(
        "Have something that was inferred of the runner forgotten, and never asked about again."
      )

    /// Its key, as it was asked about.
    public let key: String

    /// Names what is to be forgotten.
    public init(_ key: String) { self.key = key }

    public init(_ call: APICall) throws(APICallError) {
      key = try call.text("key")
      guard (1...200).contains(key.utf8.count) else {
        throw APICallError("\"key\" has 1 to 200 bytes")
      }
    }

    public var call: APICall { APICall(["key": key]) }
  }
}
