import Coaching
import Exchange
import Foundation
import Sessions

/// Sends what is on this phone's disk to the server: each device's lines, in order, until they are confirmed.
///
/// The core's outboxes decide what is sent; this asks the server and tells them the answer.
@MainActor final class ServerLane {
  /// How many lines the server does not have yet.
  var onlyHere: Int { outboxes.values.reduce(fresh.count) { $0 + $1.count } }
  /// Is told of each answer: nil when the server took the lines.
  var ended: (HomeServerError?) -> Void = { _ in }
  private let server: HomeServer
  private let folder: SessionFolder
  private let clock: DeviceClock
  private var outboxes: [DeviceID: Outbox<EventLine>] = [:]
  private var fresh: [EventLine] = []
  private var seconds = 0
  private var isAwake = false
  private var isWaking = false

  // During a run there is a line each second; between batches the radio can rest.
  private static let rest = 15
  // So long after a failure the server is asked again what it has.
  private static let patience = 30

  init(_ server: HomeServer, _ folder: SessionFolder, _ clock: DeviceClock) {
    (self.server, self.folder, self.clock) = (server, folder, clock)
  }

  /// Lines have been written to disk.
  func said(_ lines: [EventLine]) { fresh += lines }

  /// A second has passed.
  func second() {
    if !isAwake, !isWaking, seconds % Self.patience == 0 {
      isWaking = true
      Task { await wake() }
    }
    seconds += 1
    guard isAwake, seconds % Self.rest == 0 else { return }
    for line in fresh {
      guard let device = DeviceID(hexadecimal: line.event.device) else { continue }
      let number = line.event.number
      if outboxes[device] == nil { outboxes[device] = Outbox(acknowledged: number - 1) }
      tell(.queue(Numbered(line)), device)
    }
    fresh = []
    for device in outboxes.keys.sorted() {
      tell(.opened(true), device)
      tell(.second, device)
    }
  }

  /// Asks the server what it has of each device, and makes ready to send the rest.
  private func wake() async {
    defer { isWaking = false }
    do {
      var acknowledged: [DeviceID: Int64] = [:]
      for device in folder.devices {
        let reply = try await server.ask(LinkAPI.Acked(device.hexadecimal))
        guard let known = reply.acknowledged else { throw HomeServerError(reply) }
        acknowledged[device] = known
      }
      // Read after the last answer: what was said while the server was asked is on the disk by then.
      for (device, known) in acknowledged {
        let waiting = folder.lines(of: device, after: known)
        // What the disk no longer has cannot be sent; the core tells the server to go on without it.
        let before = waiting.first.map { $0.event.number - 1 } ?? known
        outboxes[device] = Outbox(
          acknowledged: max(known, before),
          waiting: waiting.map { Numbered($0) },
          seed: device.bits
        )
      }
      // Lines of a device that came meanwhile are queued with the next ones.
      fresh.removeAll { line in
        DeviceID(hexadecimal: line.event.device).map { acknowledged[$0] != nil } ?? true
      }
      isAwake = true
      for device in outboxes.keys.sorted() { tell(.opened(true), device) }
    } catch {
      ended(error as? HomeServerError)
    }
  }

  private func tell(_ event: Outbox<EventLine>.Event, _ device: DeviceID) {
    for effect in outboxes[device]?.handle(event, at: clock.time) ?? [] {
      switch effect {
      case .send(let items, let jumps): Task { await send(items, jumps, device) }
      case .recall(let number):
        let lines = folder.lines(of: device, after: number - 1)
        tell(.recalled(lines.map { Numbered($0) }), device)
      // The server's line stays there, this phone's stays here.
      case .conflicted: break
      }
    }
  }

  private func send(_ items: [Numbered<EventLine>], _ jumps: Bool, _ device: DeviceID) async {
    let lines = DeviceLink<LiveMetrics>.portion(of: items)
    let bytes = lines.flatMap { $0.bytes + [UInt8(ascii: "\n")] }
    do {
      let question = LinkAPI.Append(bytes, oldest: jumps ? items.first?.number : nil)
      let reply = try await server.ask(question)
      guard let event = Outbox<EventLine>.Event(reply) else { throw HomeServerError(reply) }
      tell(event, device)
      ended(nil)
    } catch {
      tell(.failed, device)
      ended(error as? HomeServerError)
    }
  }
}
