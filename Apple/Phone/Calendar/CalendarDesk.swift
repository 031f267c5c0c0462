import EventKit
import Foundation
import Observation
import Screens
import Training

/// The calendars of this phone: when the runner is busy, and a calendar of the plan's own.
///
/// What is in them is looked at and never kept; only times are, and only while a workout is looked for.
@MainActor @Observable final class CalendarDesk {
  /// Whether the runner wants the calendars used.
  private(set) var isOn: Bool
  /// What went wrong last.
  private(set) var problem: String?
  @ObservationIgnored private let calendars: EKEventStore
  @ObservationIgnored private let store: UserDefaults
  @ObservationIgnored private let language: LanguageDesk

  private static let key = "calendars"
  private static let ownKey = "planCalendar"
  private static let title = "Pacesetter"
  private static let day = 86_400.0
  // So many days of the plan are in the calendar.
  private static let ahead = 28.0

  init(_ calendars: EKEventStore, _ store: UserDefaults, _ language: LanguageDesk) {
    (self.calendars, self.store, self.language) = (calendars, store, language)
    isOn = store.object(forKey: Self.key) as? Bool ?? false
  }

  /// Turns the use of calendars on, if the runner allows it, or off.
  func use(_ wanted: Bool) async {
    problem = nil
    let isAllowed = wanted ? await allow() : false
    if wanted, !isAllowed { problem = language.words[.calendarsOff] }
    isOn = isAllowed
    store.set(isAllowed, forKey: Self.key)
  }

  /// When the runner is busy from a moment on, for a day: times alone.
  ///
  /// The plan's own calendar is no reason to be busy, and neither is what leaves its owner free.
  func busy(from now: Instant) async -> [CalendarEvent] {
    guard isOn, await allow() else { return [] }
    let own = ownCalendar?.calendarIdentifier
    return events(from: Date(now), days: 1, in: nil).filter { event in
      // A store may hand out another object for the same calendar.
      let isOwn = own != nil && event.calendar?.calendarIdentifier == own
      return !isOwn && event.availability != .free && event.status != .canceled
    }
    .map { event in
      CalendarEvent(
        start: Instant(event.startDate),
        end: Instant(event.endDate),
        isAllDay: event.isAllDay
      )
    }
  }

  /// Puts what is planned into the plan's own calendar, and takes out what is planned no more.
  ///
  /// What has begun stays: it is what the day was.
  func write(
    _ plan: [PlannedSession],
    from now: Instant,
    on today: Day,
    in zone: TimeZone = .current
  ) async {
    guard isOn, await allow() else { return }
    do {
      let calendar = try ownCalendar ?? makeCalendar()
      var wanted = plan.filter { !$0.isSkipped }.map { Entry($0, zone) }
      let midnight = zone.date(today, minute: 0)
      for event in events(from: midnight, days: Self.ahead, in: [calendar]) {
        let known = Entry(event)
        if let place = wanted.firstIndex(of: known) {
          wanted.remove(at: place)
        } else if known.start > Date(now) {
          try calendars.remove(event, span: .thisEvent, commit: false)
        }
      }
      for entry in wanted where entry.start >= Date(now) || entry.isAllDay {
        try add(entry, to: calendar)
      }
      try calendars.commit()
      problem = nil
    } catch {
      // What was begun and not committed is not to be part of the next attempt.
      calendars.reset()
      problem = error.told(in: language.words)
    }
  }

  private struct Entry: Equatable {
    let title: String
    let start: Date
    let seconds: Double
    let isAllDay: Bool

    init(_ session: PlannedSession, _ zone: TimeZone) {
      (title, isAllDay) = (session.title, session.time == nil)
      start = zone.date(session.day, minute: session.time?.minuteOfDay ?? 0)
      seconds = isAllDay ? 0 : Double(session.minutes * 60)
    }

    /// An event as it was written; a whole day has no length of its own.
    init(_ event: EKEvent) {
      (title, isAllDay) = (event.title ?? "", event.isAllDay)
      start = event.startDate
      seconds = event.isAllDay ? 0 : event.endDate.timeIntervalSince(event.startDate)
    }
  }

  private func add(_ entry: Entry, to calendar: EKCalendar) throws {
    let event = EKEvent(eventStore: calendars)
    event.title = entry.title
    event.startDate = entry.start
    event.endDate = entry.start.addingTimeInterval(entry.seconds)
    event.isAllDay = entry.isAllDay
    event.calendar = calendar
    try calendars.save(event, span: .thisEvent, commit: false)
  }

  private func events(from start: Date, days: Double, in calendars: [EKCalendar]?) -> [EKEvent] {
    self.calendars.events(
      matching: self.calendars.predicateForEvents(
        withStart: start,
        end: start.addingTimeInterval(days * Self.day),
        calendars: calendars
      )
    )
  }

  private var ownCalendar: EKCalendar? {
    store.string(forKey: Self.ownKey).flatMap { calendars.calendar(withIdentifier: $0) }
  }

  private func makeCalendar() throws -> EKCalendar {
    let calendar = EKCalendar(for: .event, eventStore: calendars)
    calendar.title = Self.title
    calendar.source = calendars.defaultCalendarForNewEvents?.source
    try calendars.saveCalendar(calendar, commit: true)
    store.set(calendar.calendarIdentifier, forKey: Self.ownKey)
    return calendar
  }

  // The system asks only once; later it answers at once.
  private func allow() async -> Bool {
    await withCheckedContinuation { answer in
      calendars.requestFullAccessToEvents { @Sendable isAllowed, _ in
        answer.resume(returning: isAllowed)
      }
    }
  }
}

extension Date {
  fileprivate init(_ instant: Instant) {
    self.init(timeIntervalSince1970: instant.secondsSince1970)
  }
}

extension TimeZone {
  /// A minute of a day here, whatever the clocks do between now and then.
  fileprivate func date(_ day: Day, minute: Int) -> Date {
    let clock = Double((day - Day(daysSince1970: 0)) * 86_400 + minute * 60)
    let first = Date(timeIntervalSince1970: clock)
    let near = first.addingTimeInterval(-Double(secondsFromGMT(for: first)))
    return first.addingTimeInterval(-Double(secondsFromGMT(for: near)))
  }
}
