public import Coaching
public import Formats
import Training

extension LinkMessage {
  /// What the message is called on the link.
  public var type: String {
    switch self {
    case .workoutStarted: "workoutStarted"
    case .workoutPaused: "workoutPaused"
    case .workoutResumed: "workoutResumed"
    case .workoutEnded: "workoutEnded"
    case .voiceNote: "voiceNote"
    case .startWorkout: "startWorkout"
    case .pauseWorkout: "pauseWorkout"
    case .resumeWorkout: "resumeWorkout"
    case .lapWorkout: "lapWorkout"
    case .stepWorkout: "stepWorkout"
    case .endWorkout: "endWorkout"
    case .muteWorkout: "muteWorkout"
    case .keepTempo: "keepTempo"
    case .gymRequest: "gymRequest"
    case .hapticCue: "hapticCue"
    case .companionMessageDispatched: "companionMessageDispatched"
    }
  }

  /// What is in it.
  public var payload: JSON {
    switch self {
    case .workoutStarted(let kind): ["kind": .string(kind.rawValue)]
    case .voiceNote(let file, let seconds, let began):
      .object(
        [JSON.Member("file", .string(file)), JSON.Member("seconds", .number(seconds))]
          + (began.map { [JSON.Member("began", .number(Double($0)))] } ?? [])
      )
    case .startWorkout(let personality, let mode, let plan):
      .object(
        [JSON.Member("personality", .string(personality)), JSON.Member("mode", .string(mode))]
          + (plan.map { plan in [JSON.Member("plan", .written { plan.write(to: &$0) })] } ?? [])
      )
    case .stepWorkout(let command): ["step": .string(command.rawValue)]
    case .muteWorkout(let isMuted): ["muted": .bool(isMuted)]
    case .keepTempo(let tempo): ["bpm": .number(Double(tempo.beatsPerMinute))]
    case .hapticCue(let haptic): ["kind": .string(haptic.rawValue)]
    case .companionMessageDispatched(let id): ["messageId": .string(id)]
    case .gymRequest(let events):
      ["events": .array(events.map { event in JSON.written { event.write(to: &$0) } })]
    case .workoutPaused, .workoutResumed, .workoutEnded, .pauseWorkout, .resumeWorkout,
      .lapWorkout, .endWorkout:
      [:]
    }
  }

  /// Reads a message, or gives nothing where an event of the link is none.
  public init?(type: String, payload: JSON) throws(ShapeError) {
    let fields = try Fields(payload.object == nil ? .object([]) : payload, at: type)
    switch type {
    case "workoutStarted":
      self = .workoutStarted(try fields.choice(TrackerKind.self, ifPresent: "kind") ?? .phone)
    case "workoutPaused": self = .workoutPaused
    case "workoutResumed": self = .workoutResumed
    case "workoutEnded": self = .workoutEnded
    case "voiceNote":
      self = .voiceNote(
        file: try fields.string("file"),
        seconds: try fields.number("seconds"),
        began: try fields.integer(ifPresent: "began")
      )
    case "startWorkout":
      self = .startWorkout(
        personality: try fields.string(ifPresent: "personality") ?? "",
        mode: try fields.string(ifPresent: "mode") ?? "",
        plan: try fields.fields(ifPresent: "plan").map { fields throws(ShapeError) in
          try RunPlan(fields)
        }
      )
    case "pauseWorkout": self = .pauseWorkout
    case "resumeWorkout": self = .resumeWorkout
    case "lapWorkout": self = .lapWorkout
    case "stepWorkout":
      guard let command = try fields.choice(StepCommand.self, ifPresent: "step") else {
        throw fields.error("step", nil, "next, again, more or skip_rest")
      }
      self = .stepWorkout(command)
    case "endWorkout": self = .endWorkout
    case "muteWorkout": self = .muteWorkout(try fields.bool("muted", default: true))
    case "keepTempo":
      let beats = try fields.integer(ifPresent: "bpm") ?? 0
      // The error of the message names the field as well as the bounds.
      guard let tempo = try? Tempo(beatsPerMinute: Int(clamping: beats)) else {
        throw fields.error("bpm", fields["bpm"], "150 to 230 steps a minute")
      }
      self = .keepTempo(tempo)
    case "gymRequest":
      var events: [GymEvent] = []
      for json in (fields["events"]?.array ?? []).prefix(20) { events.append(try GymEvent(json)) }
      self = .gymRequest(events)
    case "hapticCue":
      guard let kind = try fields.choice(Haptic.self, ifPresent: "kind") else {
        throw fields.error("kind", nil, "how the wrist is tapped")
      }
      self = .hapticCue(kind)
    case "companionMessageDispatched":
      self = .companionMessageDispatched(try fields.string("messageId"))
    default: return nil
    }
  }
}

extension DeviceID {
  /// Reads 16 lower-case hexadecimal digits.
  public init?(hexadecimal text: String) {
    guard LinkEvent.canName(device: text), let bits = UInt64(text, radix: 16) else { return nil }
    self.init(bits: bits)
  }

  /// The name as 16 lower-case hexadecimal digits.
  public var hexadecimal: String {
    let digits = String(bits, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
