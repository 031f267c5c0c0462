import Coaching
import Exchange
import Sessions
import Training

/// One workout in the gym on two devices: one leads and writes the journal, the other reads it and asks.
extension LinkDesk {
  /// What another device has asked of a workout of this one since this one last wrote in its journal.
  ///
  /// A request stands in the file where it came, and what answers it stands behind it: a kill in between
  /// loses none and does none twice.
  func unanswered(in session: String) -> [GymEvent] {
    let lines = folder.lines(of: session)
    let last = lines.lastIndex { isOwn($0) && $0.event.isOfGym } ?? lines.startIndex
    return lines[last...].flatMap { isOwn($0) ? [] : requests($0) ?? [] }
  }

  /// Whether another device has said that it holds the workout of Health that belongs to a workout: by
  /// asking for nothing.
  func isMeasured(_ session: String) -> Bool {
    folder.lines(of: session).contains { !isOwn($0) && requests($0)?.isEmpty == true }
  }

  /// The journal of a workout that another device leads; nothing if none does.
  func journal(of session: String) -> [EventLine] {
    let lines = folder.lines(of: session)
    guard let head = lines.first(where: { $0.event.opens == .gym }), !isOwn(head) else { return [] }
    return lines.filter { $0.event.device == head.event.device }
  }

  /// The newest workout of another device that has begun lately, whether or not it has ended.
  var newestGym: String? {
    for session in folder.sessions.prefix(Self.lately) {
      guard let head = journal(of: session).first else { continue }
      let age = now.instant.duration(since: head.event.time.instant)
      return age <= DeviceLink<LiveMetrics>.recent ? session : nil
    }
    return nil
  }

  // Whatever is older has been left.
  private static var lately: Int { 3 }

  private func isOwn(_ line: EventLine) -> Bool {
    line.event.device == folder.device.hexadecimal
  }

  private func requests(_ line: EventLine) -> [GymEvent]? {
    guard case .gymRequest(let events) = line.event.message else { return nil }
    return events
  }
}
