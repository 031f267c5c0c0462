public import Training

/// What is said of files on their way into the record.
public enum ImportWords {
  /// "3 activities, 1 strength session", or "nothing new".
  public static func counted(
    _ activities: Int,
    _ sessions: Int,
    _ figures: Int,
    filled: Int = 0,
    in language: Language = .english
  ) -> String {
    var parts: [String] = []
    if activities > 0 { parts.append(Self.activities(activities, in: language)) }
    if sessions > 0 {
      parts.append(
        language.pick(
          TerminalText.count(sessions, "strength session"),
          sessions == 1 ? "1 Krafttraining" : "\(sessions) Krafttrainings"
        )
      )
    }
    if figures > 0 {
      parts.append(
        language.pick(
          TerminalText.count(figures, "figure") + " of health data",
          figures == 1 ? "1 Wert zur Gesundheit" : "\(figures) Werte zur Gesundheit"
        )
      )
    }
    if filled > 0 { parts.append(Self.filled(filled, in: language)) }
    return parts.isEmpty
      ? language.pick("nothing new", "nichts Neues") : parts.joined(separator: ", ")
  }

  /// What was in the record before, to follow what is new; nothing where nothing was.
  public static func known(
    duplicates: Int,
    richer: Int,
    in language: Language = .english
  ) -> String {
    guard duplicates > 0 else { return "" }
    let replaced = language.pick(
      " (\(richer) replaced by a richer record)",
      " (\(richer) durch genauere ersetzt)"
    )
    return ", "
      + language.pick(
        TerminalText.count(duplicates, "duplicate"),
        "\(duplicates) schon vorhanden"
      ) + (richer > 0 ? replaced : "")
  }

  /// "12 activities got a name, notes, an effort or gear".
  private static func filled(_ count: Int, in language: Language) -> String {
    activities(count, in: language)
      + language.pick(
        " got a name, notes, an effort or gear",
        " um Namen, Notizen, Anstrengung oder Ausrüstung ergänzt"
      )
  }

  private static func activities(_ count: Int, in language: Language) -> String {
    language.pick(
      count == 1 ? "1 activity" : "\(count) activities",
      count == 1 ? "1 Aktivität" : "\(count) Aktivitäten"
    )
  }

  /// A table that only says what the recordings beside it are.
  public static func companion(in language: Language = .english) -> String {
    language.pick("names the recordings beside it", "benennt die Aufzeichnungen daneben")
  }

  /// Whatever was given, of which nothing can be read; of a single kind it is said what to do.
  public static func nothing(
    but others: PassedOver,
    in language: Language = .english
  ) -> String {
    let only = others.kinds.count == 1 ? others.kinds.first?.kind : nil
    if let only, only != .unknown, only != .empty {
      return language.pick("nothing in it can be imported: ", "darin ist nichts zum Importieren: ")
        + only.words(in: language)
    }
    return language.pick(
      "nothing in it can be imported; choose the export of a training app, or a file of an activity",
      "darin ist nichts zum Importieren; wähl den Export einer Trainings-App oder die Datei einer"
        + " Aktivität"
    )
  }

  /// A whole import, and what it brought, unless all of it was refused.
  public static func total(
    files: Int,
    brought: String?,
    known: Int,
    refused: Int,
    passedOver: PassedOver,
    in language: Language = .english
  ) -> String {
    var words =
      files == 0
      ? nothing(but: passedOver, in: language)
      : counted(files, language) + ": "
        + (brought ?? language.pick("nothing came in", "nichts kam hinzu"))
    if known > 0 {
      words +=
        ", " + counted(known, language)
        + language.pick(" already imported", " schon importiert")
    }
    if refused > 0 {
      words += ", " + counted(refused, language) + language.pick(" refused", " abgelehnt")
    }
    if passedOver.count > 0 {
      words += language.pick("; passed over: ", "; übergangen: ") + passedOver.words(in: language)
    }
    return words
  }

  /// The end of a trial that kept nothing.
  public static func isTrial(in language: Language = .english) -> String {
    language.pick(". Nothing was changed.", ". Nichts wurde geändert.")
  }

  /// How an import is undone at a terminal.
  public static func undo(_ number: Int64) -> String {
    ". Undo: pacesetter import --undo \(number)"
  }

  /// A file that was imported before.
  public static func known(since day: Day?, in language: Language = .english) -> String {
    let words = language.pick("already imported", "schon importiert")
    guard let day else { return words }
    return words
      + language.pick(", on \(day.text)", ", am \(DayWords.date(day, in: language))")
  }

  /// A file of which nothing is kept.
  public static func refused(because reason: String, in language: Language = .english) -> String {
    language.pick("refused: ", "abgelehnt: ") + reason
  }

  /// What would be missing if the rest of a damaged file were taken.
  public static func offer(_ missing: String, in language: Language = .english) -> String {
    language.pick("the rest of it is whole: ", "der Rest ist heil: ") + missing
  }

  /// Remarks that are not shown.
  public static func further(_ count: Int, in language: Language = .english) -> String {
    language.pick("and \(count) more of this kind", "und \(count) weitere dieser Art")
  }

  /// Names that may mean several exercises.
  public static func unsure(_ names: [String], in language: Language = .english) -> String {
    language.pick("may be several exercises: ", "kann mehrere Übungen meinen: ")
      + list(names, language)
  }

  /// Names that are not in the catalog.
  public static func unknown(_ names: [String], in language: Language = .english) -> String {
    language.pick("not in the catalogue: ", "steht nicht im Katalog: ") + list(names, language)
  }

  /// Where such names are told apart on the page of the record.
  public static func chooseNames(in language: Language = .english) -> String {
    language.pick(
      "; choose under Exercise names in your diaries",
      "; wähl unter Übungsnamen aus deinen Tagebüchern"
    )
  }

  /// How such names are told apart at a terminal.
  public static let askNames = "; 'pacesetter names --ask' asks which"

  /// How a name is given its exercise at a terminal.
  public static func map(_ name: String) -> String {
    "; --map \"\(name)=NAME\" says what one is called here"
  }

  /// A route that an export of Apple Health names and lacks.
  public static func noRoute(_ path: String, in language: Language = .english) -> String {
    language.pick(
      "the route \(path) is not beside the export; its workout is kept without it",
      "die Route \(path) liegt nicht beim Export; das Training wird ohne sie gespeichert"
    )
  }

  /// Lines of a table that were planned and not done.
  public static func planned(_ count: Int, in language: Language = .english) -> String {
    language.pick(
      TerminalText.count(count, "planned workout")
        + (count == 1 ? " was" : " were") + " left out, with neither a time nor a distance",
      (count == 1 ? "1 geplantes Training" : "\(count) geplante Trainings")
        + " ohne Zeit und Strecke ausgelassen"
    )
  }

  /// An energy that nobody can burn in the time of its activity.
  public static func unbelievable(
    kilocalories: Double,
    in language: Language = .english
  ) -> String {
    let energy = Written.grouped(kilocalories, in: language)
    return language.pick(
      "nobody burns \(energy) kcal in that time; the energy was left out",
      "\(energy) kcal verbrennt in dieser Zeit niemand; die Energie fehlt nun"
    )
  }

  /// A distance that nobody can cover in its time.
  public static func jump(of distance: Distance, in language: Language = .english) -> String {
    let meters = Written.grouped(distance.meters, in: language)
    return language.pick(
      "the distance jumps by \(meters) m, farther than anybody gets in that time; they were left out",
      "die Distanz springt um \(meters) m, weiter als jemand in dieser Zeit kommt; sie fehlen nun"
    )
  }

  /// A file that the system does not let be read.
  public static func unreadable(_ reason: String, in language: Language = .english) -> String {
    language.pick("it cannot be read: \(reason)", "sie ist nicht lesbar")
  }

  /// Somebody else imports the same file.
  public static func isBeingTaken(in language: Language = .english) -> String {
    language.pick(
      "it is being taken in by somebody else; give it again when that is done",
      "sie wird gerade schon importiert; gib sie danach noch einmal"
    )
  }

  /// An import that goes on where it was interrupted.
  public static func goesOn(behind records: Int, in language: Language = .english) -> String {
    language.pick(
      "it goes on behind \(TerminalText.count(records, "record")) that were kept before it was "
        + "interrupted",
      "es geht nach \(records) Einträgen weiter, die vor der Unterbrechung gespeichert wurden"
    )
  }

  /// A file that took too long to read.
  public static func tookTooLong(seconds: Int, in language: Language = .english) -> String {
    language.pick(
      "reading it takes longer than \(seconds) seconds and one for every 10 MB, so it was given up; ",
      "sie zu lesen dauert länger als \(seconds) Sekunden und eine je 10 MB, darum wurde es"
        + " aufgegeben; "
    ) + unpack(language)
  }

  /// A reading that the system ended.
  public static func wasEnded(in language: Language = .english) -> String {
    language.pick(
      "reading it was ended from outside, by the system when memory is short; give it again",
      "das Lesen wurde von außen beendet, vom System bei knappem Speicher; gib sie noch einmal"
    )
  }

  /// A reading that broke off.
  public static func brokeOff(megabytes: Int, in language: Language = .english) -> String {
    language.pick(
      "reading it broke off: it is damaged in a way that nobody foresaw, or needs more than "
        + "\(megabytes) MB of memory; ",
      "das Lesen brach ab: Sie ist auf eine unbekannte Art beschädigt oder braucht mehr als"
        + " \(megabytes) MB Speicher; "
    ) + unpack(language)
  }

  /// How far the reading of files is: "412 of 1000 MB, 120345 records".
  public static func progress(
    bytes: Int64,
    of total: Int64,
    records: Int,
    in language: Language = .english
  ) -> String {
    let (unit, size): (String, Int64) = total < 10_000_000 ? ("kB", 1000) : ("MB", 1_000_000)
    let words = "\(bytes / size)" + language.pick(" of ", " von ") + "\(total / size) \(unit)"
    guard records > 0 else { return words }
    return words + ", "
      + language.pick(
        TerminalText.count(records, "record"),
        records == 1 ? "1 Eintrag" : "\(records) Einträge"
      )
  }

  /// How long the rest takes.
  public static func left(seconds: Double, in language: Language = .english) -> String {
    guard seconds >= 60 else {
      return language.pick("less than a minute left", "noch weniger als eine Minute")
    }
    let minutes = Written.whole(seconds / 60)
    return language.pick(
      "about \(TerminalText.count(minutes, "minute")) left",
      minutes == 1 ? "noch etwa 1 Minute" : "noch etwa \(minutes) Minuten"
    )
  }

  private static func counted(_ files: Int, _ language: Language) -> String {
    language.pick(
      TerminalText.count(files, "file"),
      files == 1 ? "1 Datei" : "\(files) Dateien"
    )
  }

  private static func unpack(_ language: Language) -> String {
    language.pick(
      "unpack it and give what you need of it",
      "entpack sie und gib, was du davon brauchst"
    )
  }

  private static func list(_ names: [String], _ language: Language) -> String {
    let shown = names.prefix(8).map { language.pick("\"\($0)\"", "„\($0)“") }
    return shown.joined(separator: ", ")
      + (names.count > 8
        ? language.pick(" and \(names.count - 8) more", " und \(names.count - 8) weitere") : "")
  }
}
