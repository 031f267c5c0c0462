public import Coaching
public import Formats
import Training

extension LiveRun.Phase {
  /// Writes the phase as an object of one member: `{"running":{}}`, `{"countdown":3}`.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      switch self {
      case .preparing: json.object("preparing") { _ in }
      case .waitingForFix: json.object("waitingForFix") { _ in }
      case .waitingForMovement: json.object("waitingForMovement") { _ in }
      case .countdown(let seconds): json.field("countdown", seconds)
      case .running: json.object("running") { _ in }
      case .paused: json.object("paused") { _ in }
      case .standing: json.object("standing") { _ in }
      case .ended: json.object("ended") { _ in }
      case .discarding(let seconds):
        json.object("discarding") { $0.field("secondsLeft", seconds) }
      case .discarded: json.object("discarded") { _ in }
      }
    }
  }
}

extension LiveRun.TimedEffect {
  /// Writes `{"at":312,"effect":{…}}`.
  public func write(to json: inout JSONWriter, language: String) {
    json.object { json in
      json.field("at", at.inSeconds)
      json.key("effect")
      switch effect {
      case .run(let effect): effect.write(to: &json, in: moment, language: language)
      case .countdown(let seconds): json.object { $0.field("countdown", seconds) }
      case .phase(let phase):
        json.object { json in
          json.key("phase")
          phase.write(to: &json)
        }
      }
    }
  }
}

extension LiveRun.Event {
  /// Writes the event as an object of one member, as a journal keeps it.
  public func write(to json: inout JSONWriter) {
    switch self {
    case .run(let event): event.write(to: &json)
    case .startWhen(let fix, let countdown, let movement):
      json.object { json in
        json.object("startWhen") { json in
          json.field("fix", fix)
          json.field("countdown", countdown)
          if movement { json.field("movement", true) }
        }
      }
    case .cancelStart: json.object { $0.object("cancelStart") { _ in } }
    case .discard: json.object { $0.object("discard") { _ in } }
    case .undo: json.object { $0.object("undo") { _ in } }
    case .pass: json.object { $0.object("pass") { _ in } }
    }
  }

  /// Reads an event.
  public init(_ json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    if let start = try fields.fields(ifPresent: "startWhen") {
      let countdown = try start.number(ifPresent: "countdown") ?? 0
      self = .startWhen(
        fix: try start.bool("fix", default: false),
        countdown: Int(min(max(countdown, 0), Double(LiveRun.longestCountdown))),
        movement: try start.bool("movement", default: false)
      )
    } else if fields["cancelStart"] != nil {
      self = .cancelStart
    } else if fields["discard"] != nil {
      self = .discard
    } else if fields["undo"] != nil {
      self = .undo
    } else if fields["pass"] != nil {
      self = .pass
    } else {
      self = .run(try CoachedRun.Event(json))
    }
  }

  /// Whether a person did it: then it must be on disk before anybody hears that it counts.
  public var isByPerson: Bool {
    switch self {
    case .startWhen, .cancelStart, .discard, .undo: true
    case .run(.metronome(let event)):
      switch event {
      case .start, .stop, .tempo, .step, .tap, .volume, .timbre: true
      case .interruptionBegan, .interruptionEnded, .failed, .ready, .tick: false
      }
    case .run(.tracker(let event)):
      switch event {
      case .start, .pause, .resume, .lap, .end, .belt, .work, .step: true
      case .position, .heartRate, .cadence, .power, .footpod, .pressure, .heartbeats,
        .disconnected, .hidden, .unheard, .device, .deviceTotals, .deviceLap, .tick:
        false
      }
    case .run(.companion(let event)):
      switch event {
      case .mute, .talk, .reply, .asked: true
      case .metrics, .second, .notice, .lineFinished, .lineFailed, .interruption: false
      }
    case .pass: false
    }
  }
}
