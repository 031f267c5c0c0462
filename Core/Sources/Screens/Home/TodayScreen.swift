public import Training

/// The first thing a runner sees: the week against its goal, what is next, and what was last.
public struct TodayScreen: Hashable, Sendable {
  /// A day of the week as a bar.
  public struct Bar: Hashable, Sendable {
    /// Its first letters: "Mon".
    public var label: String
    /// Its time as a share of the longest day of the week, from 0 to 1.
    public var share: Double
    /// Whether it is today.
    public var isToday: Bool

    /// Takes a bar.
    public init(label: String, share: Double, isToday: Bool) {
      self.label = label
      self.share = share
      self.isToday = isToday
    }
  }

  /// A race that comes.
  public struct Next: Hashable, Sendable {
    /// What it is called.
    public var title: String
    /// How far, and when: "marathon, Sun, 27 September 2026, in 12 days".
    public var date: String

    /// Takes a race.
    public init(title: String, date: String) {
      self.title = title
      self.date = date
    }
  }

  /// The activity that was last.
  public struct Last: Hashable, Sendable {
    /// Its name in the record.
    public var id: String
    /// Its row in a list.
    public var row: HistoryRow

    /// Takes an activity.
    public init(id: String, row: HistoryRow) {
      self.id = id
      self.row = row
    }
  }

  /// The week in a line: "This week: 2 of 4 activities · 12.4 km · 1:10:00".
  public var week: String

  /// How much of the weekly goal is done, from 0 to 1; nothing without a goal.
  public var goalShare: Double?

  /// Its days from Monday on.
  public var bars: [Bar]

  /// What is planned today, the earliest first.
  public var planned: [PlanRow]

  /// The race that comes next.
  public var next: Next?

  /// What was done last.
  public var last: Last?

  /// A line of the coach; nothing for an empty record.
  public var line: String?

  /// Takes what was formatted elsewhere.
  public init(
    week: String,
    goalShare: Double?,
    bars: [Bar],
    planned: [PlanRow] = [],
    next: Next?,
    last: Last?,
    line: String?
  ) {
    self.week = week
    self.goalShare = goalShare
    self.bars = bars
    self.planned = planned
    self.next = next
    self.last = last
    self.line = line
  }

  /// Formats a day.
  ///
  /// - Parameters:
  ///   - today: The day.
  ///   - week: What was done in its week.
  ///   - goal: How many activities a week is to have.
  ///   - plan: What is planned.
  ///   - races: The planned races.
  ///   - last: What was done last.
  ///   - units: The units of the words.
  ///   - language: The language of the words.
  public init(
    on today: Day,
    week: [HistoryEntry],
    goal: Int? = nil,
    plan: WeekPlan = WeekPlan([], among: [], on: Day(daysSince1970: 0)),
    races: [RaceSetup] = [],
    last: HistoryEntry? = nil,
    units: UnitSystem = .metric,
    in language: Language = .english
  ) {
    let monday = today.monday
    let days = (0..<7).map { monday + $0 }
    let seconds = days.map { day in
      week.filter { $0.day == day }.reduce(0) { $0 + Self.seconds($1) }
    }
    let longest = max(seconds.max() ?? 0, 1)
    bars = zip(days, seconds).map { day, seconds in
      Bar(
        label: DayWords.weekday(day, in: language),
        share: seconds / longest,
        isToday: day == today
      )
    }
    let done = week.filter { (monday..<monday + 7).contains($0.day) }
    self.week = Self.words(done, goal, units, language)
    goalShare = goal.map { min(1, Double(done.count) / Double(max(1, $0))) }
    planned = plan.entries(on: today).map { PlanRow($0, in: language) }
    let coming = RaceSetup.inOrder(races, on: today).first { $0.day >= today }
    next = coming.map { race in
      let screen = RaceScreen(race, units: units, seenFrom: today, in: language)
      return Next(title: screen.title, date: screen.date)
    }
    self.last = last.map {
      Last(id: $0.id, row: HistoryRow($0, units: units, seenFrom: today, in: language))
    }
    let toCome = planned.first { $0.outcome == .planned }
    let usual = last.map {
      Self.line(since: today - $0.day, coming, done.count, goal, today, language)
    }
    line = toCome.map { Self.line(of: $0.session, language) } ?? usual
  }

  private static func words(
    _ done: [HistoryEntry],
    _ goal: Int?,
    _ units: UnitSystem,
    _ language: Language
  ) -> String {
    let number = done.count
    let many = language.pick(" activities", " Aktivitäten")
    var count = number == 1 ? language.pick("1 activity", "1 Aktivität") : "\(number)" + many
    if let goal {
      count = "\(number)" + language.pick(" of ", " von ") + "\(goal)" + many
      if number >= goal { count += " ✓" }
    }
    var words = [language.pick("This week: ", "Diese Woche: ") + count]
    let distance = done.reduce(Distance.zero) { $0 + Self.distance($1) }
    if distance > .zero {
      words.append(Written.distance(distance, units: units, in: language))
    }
    let seconds = done.reduce(0) { $0 + Self.seconds($1) }
    if seconds > 0 { words.append(Written.duration(Duration(roundedSeconds: seconds))) }
    return words.joined(separator: " · ")
  }

  private static func line(of session: PlannedSession, _ language: Language) -> String {
    let time = session.time.map { language.pick(" at ", " um ") + $0.text } ?? ""
    return language.pick("Today: ", "Heute: ") + session.title + time + "."
  }

  /// One line by rule, the most urgent first.
  private static func line(
    since days: Int,
    _ race: RaceSetup?,
    _ done: Int,
    _ goal: Int?,
    _ today: Day,
    _ language: Language
  ) -> String {
    let away = race.map { $0.day - today }
    if away == 0 {
      return language.pick(
        "Race day. Trust your training and start easy.",
        "Wettkampftag. Vertrau auf dein Training und lauf locker los."
      )
    }
    if let away, away <= 3 {
      return language.pick(
        "Race week. Rest counts as training now.",
        "Wettkampfwoche. Ruhe ist jetzt Training."
      )
    }
    if days >= 14 {
      return language.pick(
        "It has been a while. Start with something short and easy.",
        "Du hast länger pausiert. Fang kurz und locker an."
      )
    }
    if days >= 5 {
      return language.pick(
        "You are rested. A good day to go out.",
        "Du bist ausgeruht. Ein guter Tag für einen Lauf."
      )
    }
    guard let goal else {
      return days == 0
        ? language.pick("Done for today. Nice work.", "Für heute geschafft. Gut gemacht.")
        : language.pick("Ready when you are.", "Bereit, wenn du es bist.")
    }
    return line(left: goal - done, isDone: days == 0, today, language)
  }

  /// A line on what is left of the weekly goal.
  private static func line(left: Int, isDone: Bool, _ today: Day, _ language: Language) -> String {
    if left <= 0 {
      return language.pick(
        "Weekly goal reached. Anything more is a bonus.",
        "Wochenziel erreicht. Alles Weitere ist Zugabe."
      )
    }
    let room = 7 - today.weekday - (isDone ? 1 : 0)
    if left > room {
      return language.pick(
        "The goal is out of reach this week. One good session still counts.",
        "Das Ziel ist diese Woche nicht mehr zu schaffen. Eine gute Einheit zählt trotzdem."
      )
    }
    return left == 1
      ? language.pick("1 more and your week is complete.", "Noch 1, und deine Woche ist komplett.")
      : language.pick(
        "\(left) more to reach your weekly goal.",
        "Noch \(left) bis zum Wochenziel."
      )
  }

  private static func seconds(_ entry: HistoryEntry) -> Double {
    switch entry {
    case .activity(let summary): summary.duration?.inSeconds ?? 0
    case .strength(let session): session.elapsed?.inSeconds ?? 0
    }
  }

  private static func distance(_ entry: HistoryEntry) -> Distance {
    switch entry {
    case .activity(let summary): summary.distance ?? .zero
    case .strength: .zero
    }
  }
}
