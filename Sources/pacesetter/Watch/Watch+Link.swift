import Exchange
import Formats

// What the core wants of the network and the disk.
extension Watch {
  /// Tells the core something of the link, and carries out what it asks for.
  mutating func tell(_ event: JSON) throws(Failure) {
    let reply = try core.ask(["do": "link", "clock": linkClock, "event": event])
    link.onlyHere = reply["onlyHere"]?.integer ?? link.onlyHere
    link.peer = reply["peer"]?.string ?? link.peer
    for effect in reply["effects"]?.array ?? [] { try carryOut(effect) }
  }

  /// Everybody's clocks: the link knows nothing of a recording's speed.
  private var linkClock: JSON {
    [
      "mono": .number((ContinuousClock.now - began) / .milliseconds(1)),
      "wall": .number(clock.real),
    ]
  }

  private mutating func carryOut(_ effect: JSON) throws(Failure) {
    guard let (name, value) = effect.object?.first.map({ ($0.key, $0.value) }) else { return }
    switch name {
    case "post":
      let lines = (value.array ?? []).compactMap { $0.string }
      network.posts.yield(.init(lines: lines, oldest: effect["oldest"]?.integer))
    case "postLive": network.glances.yield(value)
    case "recall":
      try tell(["recalled": .array(try lines(from: value["from"]?.integer ?? 1))])
    case "keep": try keep(Array((value.string ?? "").utf8))
    case "command":
      view.say("asked for: \(value.object?.first?.key ?? "nothing")")
      try press(value)
    case "begin":
      guard let offer, let session = value["session"]?.string else { return }
      self.offer = nil
      try play(offer, as: session)
    case "yield":
      guard let run, value.string == run.session, !run.isOver else { return }
      view.say("another device's workout is the one that counts, so this one ends; it is kept")
      try press(["end": .object([])])
    case "message": hear(value)
    case "conflict":
      view.say("event \(value.integer ?? 0) is on the server with other content, which stays there")
    default:
      // What is shown of others, and files, of which a recording has none.
      break
    }
  }

  private mutating func hear(_ message: JSON) {
    switch message["type"]?.string {
    case "hapticCue": view.say("tap: \(message["payload"]?["kind"]?.string ?? "")")
    case "companionMessageDispatched": view.say("the coach speaks")
    default: break
    }
  }

  /// Keeps what another device has said beside the session that goes on.
  private func keep(_ line: [UInt8]) throws(Failure) {
    // Made here, so it can be read here.
    guard let run, let event = try? LinkEvent(line: line), WatchNetwork.isMessage(event) else {
      return
    }
    try run.journal.append([line])
  }

  /// This watch's own lines from a number on, for a server that has come back from a copy.
  private func lines(from number: Int64) throws(Failure) -> [JSON] {
    var found: [JSON] = []
    for name in try folder.journals() {
      for line in try WatchJournal(name, in: folder.path).lines
      where line.event.device == folder.device && line.event.number >= number {
        found.append(Self.text(line.bytes))
      }
    }
    return found
  }
}
