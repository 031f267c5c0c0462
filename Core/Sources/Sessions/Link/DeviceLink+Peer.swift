public import Coaching
import Exchange
import Formats
public import Training

// The way to one other device without a server: that device says what it has on disk.
extension DeviceLink where Metrics == LiveMetrics {
  /// What is to be said to the other device for an effect of the lanes, if anything.
  public func word(for effect: Lanes.Effect) -> PeerWord? {
    switch effect {
    case .outbox(.send(let items, let jumps)):
      .lines(Self.portion(of: items, most: PeerWord.mostBytes), jumps: jumps)
    case .confirm(let device, let number): .kept(device, number)
    case .ask(let device, let number): .missing(device, number)
    case .sendLive(let glance): .live(liveGlance(glance))
    case .outbox, .deliver, .show, .file, .peer: nil
    }
  }

  /// Takes a word of the other device.
  ///
  /// Lines that come together are confirmed together: the effects end with one confirmation.
  public mutating func hear(_ word: PeerWord, at now: Duration, wall: Instant) -> [Effect] {
    switch word {
    case .lines(let lines, let jumps):
      return hear(lines, jumps: jumps, at: now, wall: wall)
    case .kept(let device, let number):
      let effects = handle(.heard, at: now, wall: wall)
      guard device == self.device else { return effects }
      return effects + handle(.answered(.acknowledged(number)), at: now, wall: wall)
    case .missing(let device, let number):
      let effects = handle(.heard, at: now, wall: wall)
      guard device == self.device else { return effects }
      return effects + handle(.answered(.expected(number)), at: now, wall: wall)
    case .live(let glance):
      guard glance.device != device else { return [] }
      var item = Glance.present
      // Figures of a newer version show that the device is there, and no more.
      if let session = glance.session, let json = glance.metrics,
        let metrics = try? LiveMetrics(json)
      {
        item = .metrics(metrics, session: session)
      }
      return handle(
        .glanced(item, number: glance.number, of: glance.device),
        at: now,
        wall: wall
      )
    }
  }

  private mutating func hear(
    _ lines: [EventLine],
    jumps: Bool,
    at now: Duration,
    wall: Instant
  ) -> [Effect] {
    // Whoever sends lines is there, however old they are.
    var effects = handle(.heard, at: now, wall: wall)
    var confirmation: Effect?
    for (index, line) in lines.enumerated() {
      // Only before the first of them is something known to be gone.
      let skips = jumps && index == 0
      for effect in handle(.arrived(Numbered(line), skips: skips), at: now, wall: wall) {
        switch effect {
        case .lane(.confirm): confirmation = effect
        // What follows a gap is missing with it.
        case .lane(.ask): return effects + [confirmation, effect].compactMap { $0 }
        case .lane, .message, .command, .begin, .yield: effects.append(effect)
        }
      }
    }
    return effects + [confirmation].compactMap { $0 }
  }

  private func liveGlance(_ glance: LiveLane<Glance>.Glance) -> LiveGlance {
    switch glance.item {
    case .present: LiveGlance(device: device, number: glance.number)
    case .metrics(let metrics, let session):
      LiveGlance(
        device: device,
        number: glance.number,
        session: session,
        metrics: .written { metrics.write(to: &$0) }
      )
    }
  }
}
