import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Training

extension LinkDesk {
  func answer(_ effects: [DeviceLink<JSON>.Effect], isBeginning: Bool = false) -> [UInt8] {
    guard let link else { return [] }
    return Reply.object { json in
      json.array("effects") { json in
        for effect in effects { effect.write(to: &json, device: link.device) }
      }
      if isBeginning {
        json.object("hints") { json in
          json.field("recent", DeviceLink<JSON>.recent.inSeconds * 1000)
          json.field("presence", DeviceLink<JSON>.presence.inSeconds * 1000)
        }
      }
      json.field("onlyHere", link.lanes.onlyHere)
      json.field("peer", link.lanes.peer.rawValue)
      json.key("workout")
      switch link.standing {
      case .idle: json.null()
      case .tracks(let workout): workout.write(to: &json, isMine: true)
      case .follows(let workout): workout.write(to: &json, isMine: false)
      }
    }
  }
}

extension WorkoutRegister.Workout {
  fileprivate func write(to json: inout JSONWriter, isMine: Bool) {
    json.object { json in
      json.field("session", session)
      json.field("tracker", tracker.hexadecimal)
      json.field("kind", kind.rawValue)
      json.field("startedAt", startedAt.millisecondsSince1970)
      json.field("paused", isPaused)
      json.field("ending", endAskedAt != nil)
      json.field("mine", isMine)
    }
  }
}

extension DeviceLink<JSON>.Effect {
  /// Writes the effect as an object of one member; one that a server makes needless, as an empty one.
  fileprivate func write(to json: inout JSONWriter, device: DeviceID) {
    json.object { json in
      switch self {
      case .lane(let effect): effect.writeFields(to: &json, device: device)
      case .message(let message, let event):
        json.object("message") { json in
          json.field("type", message.type)
          json.field("session", event.session)
          json.field("device", event.device)
          json.field("payload", message.payload)
        }
      case .command(let event):
        json.key("command")
        event.write(to: &json)
      case .begin(let session, let personality, let mode, let plan):
        json.object("begin") { json in
          json.field("session", session)
          json.field("personality", personality)
          json.field("mode", mode)
          if let plan {
            json.key("plan")
            plan.write(to: &json)
          }
        }
      case .yield(let session): json.field("yield", session)
      }
    }
  }
}

extension DeviceLink<JSON>.Lanes.Effect {
  fileprivate func writeFields(to json: inout JSONWriter, device: DeviceID) {
    switch self {
    case .outbox(.send(let items, let jumps)):
      json.array("post") { json in
        for line in DeviceLink<JSON>.portion(of: items) { json.value(line.text) }
      }
      if jumps { json.field("oldest", items.first?.number) }
    case .outbox(.recall(let number)): json.object("recall") { $0.field("from", number) }
    case .outbox(.conflicted(let number)): json.field("conflict", number)
    case .deliver(let item):
      json.field("keep", item.item.text)
    // The server has it on disk before it tells anybody, and needs no thanks.
    case .confirm, .ask: break
    case .sendLive(let glance):
      json.key("postLive")
      glance.item.message(of: device, number: glance.number).write(to: &json)
    // That somebody is there has been taken note of; it shows nothing.
    case .show(.present, _): break
    case .show(let glance, let other):
      json.object("show") { json in
        json.field("device", other.hexadecimal)
        glance.writeFields(to: &json)
      }
    case .file(let effect): effect.writeFields(to: &json)
    case .peer(let state): json.field("peer", state.rawValue)
    }
  }
}

extension DeviceLink<JSON>.Glance {
  /// The glance as it travels.
  fileprivate func message(of device: DeviceID, number: Int64) -> LiveGlance {
    switch self {
    case .present: LiveGlance(device: device, number: number)
    case .metrics(let metrics, let session):
      LiveGlance(device: device, number: number, session: session, metrics: metrics)
    }
  }

  fileprivate func writeFields(to json: inout JSONWriter) {
    guard case .metrics(let metrics, let session) = self else { return }
    json.field("session", session)
    json.field("metrics", metrics)
  }
}

extension FileLane.Effect {
  fileprivate func writeFields(to json: inout JSONWriter) {
    switch self {
    case .ask(let id): json.object("askFile") { $0.field("id", id) }
    case .put(let id, let chunk):
      json.object("putChunk") { json in
        json.field("id", id)
        json.field("chunk", chunk)
      }
    case .join(let id, let chunks):
      json.object("joinFile") { json in
        json.field("id", id)
        json.field("chunks", chunks)
      }
    case .delivered(let id): json.field("delivered", id)
    }
  }
}
