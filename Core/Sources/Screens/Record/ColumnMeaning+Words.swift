public import Training

extension ColumnMeaning {
  /// What such a column is called: "Weight in kg".
  public func words(in language: Language = .english) -> String {
    let (english, german) = names
    return language.pick(english, german)
  }

  private var names: (english: String, german: String) {
    switch self {
    case .nothing: ("Not used", "Nicht verwendet")
    case .date: ("Date, with or without a time", "Datum, mit oder ohne Uhrzeit")
    case .time: ("Time of day", "Uhrzeit")
    case .workout: ("Name of the workout", "Name des Trainings")
    case .exercise: ("Exercise", "Übung")
    case .set: ("Number of the set", "Nummer des Satzes")
    case .weight: ("Weight in your unit", "Gewicht in deiner Einheit")
    case .kilograms: ("Weight in kg", "Gewicht in kg")
    case .pounds: ("Weight in lb", "Gewicht in lb")
    case .reps: ("Repetitions", "Wiederholungen")
    case .seconds: ("Duration in seconds, or as 1:02:03", "Dauer in Sekunden, oder als 1:02:03")
    case .minutes: ("Duration in minutes", "Dauer in Minuten")
    case .meters: ("Distance in m", "Strecke in m")
    case .kilometers: ("Distance in km", "Strecke in km")
    case .miles: ("Distance in miles", "Strecke in Meilen")
    case .sport: ("Sport", "Sportart")
    case .heartRate: ("Average heart rate", "Durchschnittspuls")
    case .notes: ("Notes", "Notizen")
    }
  }
}

extension LearnedTable {
  /// The columns and what they tell, for a list: "Tag: Date, Übung: Exercise".
  public func words(in language: Language = .english) -> String {
    zip(columns, meanings).filter { $0.1 != .nothing }
      .map { $0.0 + ": " + $0.1.words(in: language) }.joined(separator: "; ")
  }
}

extension LearnedTable.Lack {
  /// What to choose.
  public func words(in language: Language = .english) -> String {
    switch self {
    case .date: language.pick("Choose the column with the date.", "Wähl die Spalte mit dem Datum.")
    case .content:
      language.pick(
        "Choose the column with the exercise, the duration or the distance.",
        "Wähl die Spalte mit der Übung, der Dauer oder der Strecke."
      )
    case .doubled(let meaning):
      language.pick(
        "Choose one column for this, there are two: \(meaning.words()).",
        "Wähl dafür eine Spalte, es sind zwei: \(meaning.words(in: .german))."
      )
    }
  }
}
