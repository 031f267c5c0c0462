public import Training

extension AgendaDay {
  /// Today, the days that have something planned, and those of the next week that have events.
  ///
  /// The calendars' days begin with today, and the minute is that of today's clock.
  public static func all(
    of plan: WeekPlan,
    beside days: [CalendarDay],
    on today: Day,
    at minute: Int,
    in language: Language = .english
  ) -> [AgendaDay] {
    days.compactMap { calendar in
      let entries = plan.entries(on: calendar.day)
      let isOpen = calendar.day == today || !entries.isEmpty
      guard isOpen || (calendar.day < today + 7 && !calendar.entries.isEmpty) else { return nil }
      let events = calendar.entries.map { Event($0, in: language) }
      // A fold that hides a single event takes as much room as the event.
      let count = !isOpen ? 0 : events.count <= most + 1 ? events.count : most
      return AgendaDay(
        day: calendar.day,
        label: PlanDay.label(calendar.day, seenFrom: today, in: language),
        isToday: calendar.day == today,
        events: Array(events.prefix(count)),
        more: Array(events.dropFirst(count)),
        fold: fold(events.count - count, isOpen: isOpen, in: language),
        sessions: sessions(
          entries,
          calendar,
          from: calendar.day == today ? minute : 0,
          in: language
        )
      )
    }
  }

  private static func fold(_ count: Int, isOpen: Bool, in language: Language) -> String? {
    guard count > 0 else { return nil }
    guard !isOpen else { return language.pick("\(count) more events", "\(count) weitere Termine") }
    return count == 1
      ? language.pick("1 event", "1 Termin") : language.pick("\(count) events", "\(count) Termine")
  }

  /// What is still to be done and has no time yet, or one that an event takes.
  private static func sessions(
    _ entries: [WeekPlan.Entry],
    _ calendar: CalendarDay,
    from minute: Int,
    in language: Language
  ) -> [Session] {
    entries.filter { $0.outcome == .planned }.compactMap { entry in
      let session = entry.session
      let clash = session.minutesOfDay.flatMap { calendar.clash(with: $0) }
      guard session.time == nil || clash != nil else { return nil }
      let others = entries.filter { $0.session.id != session.id && $0.outcome != .skipped }
      let slots = calendar.slots(
        lasting: session.minutes,
        besides: others.compactMap { $0.session.minutesOfDay },
        from: minute
      )
      guard clash != nil || !slots.isEmpty else { return nil }
      return Session(
        id: session.id,
        clash: clash.map { words($0, in: language) },
        slots: slots.compactMap { Slot($0, in: language) }
      )
    }
  }

  private static func words(_ clash: CalendarDay.Entry, in language: Language) -> String {
    guard let title = clash.title, !title.isEmpty else {
      return language.pick("An event takes this time", "Zu dieser Zeit ist schon ein Termin")
    }
    return language.pick("At the same time as \(title)", "Zur selben Zeit wie „\(title)“")
  }
}

extension AgendaDay.Event {
  /// Formats an event.
  public init(_ entry: CalendarDay.Entry, in language: Language = .english) {
    when =
      entry.isAllDay
      ? language.pick("All day", "Ganztägig") : ClockWords.range(entry.minutes)
    if let title = entry.title, !title.isEmpty {
      self.title = title
    } else {
      // An event of the whole day takes no time of it.
      self.title =
        entry.takesTime ? language.pick("Busy", "Belegt") : language.pick("Event", "Termin")
    }
  }
}

extension AgendaDay.Slot {
  /// Formats a free time.
  init?(_ minutes: Range<Int>, in language: Language) {
    guard let time = ClockTime(minuteOfDay: minutes.lowerBound) else { return nil }
    let range = ClockWords.range(minutes)
    self.init(time: time, words: language.pick("Free \(range)", "Frei \(range)"))
  }
}
