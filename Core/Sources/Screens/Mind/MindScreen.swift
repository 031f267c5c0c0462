public import Training

/// What is said of the model that the coach may ask.
public enum MindScreen {
  /// What a task is called.
  public static func name(of task: MindTask, in language: Language = .english) -> String {
    switch task {
    case .reply: language.pick("Answer on a run", "Antwort beim Laufen")
    case .summary: language.pick("Run in words", "Lauf in Worten")
    case .insight: language.pick("Last weeks", "Letzte Wochen")
    case .script: language.pick("Script for a run", "Skript für einen Lauf")
    case .workout: language.pick("Workout from words", "Workout aus Worten")
    }
  }

  /// What a row of the ledger was about: a task, or a voice note that was sent to be written down.
  public static func name(ofTask name: String, in language: Language = .english) -> String {
    MindTask(rawValue: name).map { self.name(of: $0, in: language) }
      ?? language.pick("Voice note", "Sprachnotiz")
  }

  /// Whose line of a script it is.
  public static func author(isModel: Bool, in language: Language = .english) -> String {
    isModel ? language.pick("Model", "Modell") : language.pick("Rules", "Regeln")
  }

  /// What has been spent.
  public static func spent(
    _ today: Int64,
    _ month: Int64,
    under settings: MindSettings,
    in language: Language = .english
  ) -> String {
    if settings.provider == .none { return "" }
    if settings.provider == .proxy {
      return language.pick(
        "The proxy’s owner pays, and sets your limits.",
        "Wem der Proxy gehört, der zahlt und setzt deine Limits."
      )
    }
    if settings.isFree { return language.pick("It costs nothing.", "Es kostet nichts.") }
    let money = { (micros: Int64) in MindMoney.text(micros, in: language) }
    let (day, all) = (
      (money(today), money(settings.dayCap)), (money(month), money(settings.monthCap))
    )
    return language.pick(
      "Spent today: \(day.0) of \(day.1). This month: \(all.0) of \(all.1).",
      "Heute ausgegeben: \(day.0) von \(day.1). Diesen Monat: \(all.0) von \(all.1)."
    )
  }

  /// Who answered, after how long, for how much.
  public static func took(
    _ model: String,
    _ time: Duration,
    _ micros: Int64,
    in language: Language = .english
  ) -> String {
    let tenths = Written.whole(time.inSeconds * 10)
    let name = model.isEmpty ? "" : model + ", "
    let seconds = Written.decimal("\(tenths / 10).\(tenths % 10)", in: language)
    return name + seconds + " s, " + MindMoney.text(micros, in: language)
  }

  /// When something was sent: "2026-06-01, 7:30".
  public static func moment(_ time: LocalTime, in language: Language = .english) -> String {
    language.pick(time.day.text, DayWords.date(time.day, in: .german))
      + ", " + ClockText.pair(time.minuteOfDay)
  }

  /// The figures of a request, and what was in it: the raw values of categories, a space between two.
  public static func facts(
    _ model: String,
    bytes: Int,
    tokens: Int,
    micros: Int64,
    categories: String,
    in language: Language = .english
  ) -> String {
    let names = categories.split(separator: " ").map { word in
      PrivacyCategory(rawValue: String(word))?.words(in: language) ?? String(word)
    }
    let parts = [
      model, "\(bytes) " + language.pick("bytes", "Bytes"),
      "\(tokens) " + language.pick("tokens", "Tokens"), MindMoney.text(micros, in: language),
      names.isEmpty
        ? language.pick("nothing of yours", "nichts von dir") : names.joined(separator: ", "),
    ]
    return parts.joined(separator: " · ")
  }
}

extension PrivacyCategory {
  /// What somebody shares, in a word or a few.
  public func words(in language: Language = .english) -> String {
    switch self {
    case .profile: language.pick("age and sex", "Alter und Geschlecht")
    case .memory: language.pick("profile and notes", "Profil und Notizen")
    case .plans: language.pick("plans and races", "Pläne und Wettkämpfe")
    case .thisRun: language.pick("this run", "dieser Lauf")
    case .pastRuns: language.pick("earlier runs", "frühere Läufe")
    case .gymLog: language.pick("gym log", "Trainingstagebuch")
    case .body: language.pick("fitness and fatigue", "Fitness und Müdigkeit")
    case .calendar: language.pick("calendar", "Kalender")
    case .places: language.pick("names of places", "Namen von Orten")
    case .words: language.pick("your words", "deine Worte")
    case .voice: language.pick("your voice", "deine Stimme")
    }
  }
}
