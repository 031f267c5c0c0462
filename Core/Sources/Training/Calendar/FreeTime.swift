/// How long somebody is free before their calendar wants them.
public enum FreeTime {
  /// The least minutes that are worth a workout, and the most that are a limit.
  public static let range = 10...240

  /// The gap that a moment is in, if something follows it today; none in the middle of something.
  public static func gap(
    among events: [CalendarEvent],
    at now: LocalTime
  ) -> RankingRequest.Gap? {
    let timed = events.filter { !$0.isAllDay && $0.start < $0.end }
    guard !timed.contains(where: { $0.start <= now.instant && now.instant < $0.end }) else {
      return nil
    }
    let coming = timed.filter { $0.start > now.instant }
    guard let next = coming.min(by: { $0.start < $1.start }) else { return nil }
    let start = LocalTime(next.start, offset: now.offset)
    let minutes = Int(min(next.start.seconds(since: now.instant) / 60, 1e6))
    guard start.day == now.day, range.contains(minutes) else { return nil }
    return RankingRequest.Gap(minutes: minutes, before: start.minuteOfDay, title: next.title)
  }
}
