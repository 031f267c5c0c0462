import Training

/// A kind of file that holds nothing for the record: passed over in a folder or a zip, and refused with a
/// word of its own where somebody names one.
public enum OtherFile: String, CaseIterable, Hashable, Sendable {
  /// A course to follow.
  case course
  /// What a device is set to.
  case settings
  /// A planned workout.
  case workout
  /// A workout for the trainer of a bike.
  case trainer
  /// What a watch counts all day.
  case monitoring
  /// Another kind of FIT file.
  case fit
  /// A route or places without times.
  case route
  /// A list of shoes or bikes.
  case gear
  /// A table of something else.
  case table
  /// The medical half of an export of Apple Health.
  case medical
  /// A zip that lies too deep in others.
  case archive
  /// A kind that is read, with nothing in it.
  case empty
  /// Nothing that anybody here knows.
  case unknown

  /// So many of them: "39 tables".
  func counted(_ count: Int, in language: Language = .english) -> String {
    let (english, german) = names
    let number = Written.grouped(Double(count), in: language)
    return number + " "
      + language.pick(
        count == 1 ? english.one : english.many,
        count == 1 ? german.one : german.many
      )
  }

  private typealias Name = (one: String, many: String)

  private var names: (english: Name, german: Name) {
    switch self {
    case .course: (("course", "courses"), ("Strecke", "Strecken"))
    case .settings:
      (
        ("file of settings", "files of settings"),
        ("Datei mit Einstellungen", "Dateien mit Einstellungen")
      )
    case .workout:
      (("planned workout", "planned workouts"), ("geplantes Training", "geplante Trainings"))
    case .trainer:
      (
        ("workout for a trainer", "workouts for a trainer"),
        ("Training für die Rolle", "Trainings für die Rolle")
      )
    case .monitoring:
      (
        ("file of daily monitoring", "files of daily monitoring"),
        ("Datei mit Tageswerten", "Dateien mit Tageswerten")
      )
    case .fit: (("other FIT file", "other FIT files"), ("andere FIT-Datei", "andere FIT-Dateien"))
    case .route: (("route", "routes"), ("Route", "Routen"))
    case .gear:
      (
        ("list of shoes or bikes", "lists of shoes or bikes"),
        ("Liste von Schuhen oder Rädern", "Listen von Schuhen oder Rädern")
      )
    case .table: (("table", "tables"), ("Tabelle", "Tabellen"))
    case .medical:
      (("medical record", "medical records"), ("medizinische Akte", "medizinische Akten"))
    case .archive:
      (
        ("zip too deep in others", "zips too deep in others"),
        ("zu tief verpacktes Zip", "zu tief verpackte Zips")
      )
    case .empty:
      (
        ("file without an activity", "files without an activity"),
        ("Datei ohne Aktivität", "Dateien ohne Aktivität")
      )
    case .unknown: (("other file", "other files"), ("andere Datei", "andere Dateien"))
    }
  }

  /// Why one that somebody named is refused: what it is, and what to do now.
  public func words(in language: Language = .english) -> String {
    switch self {
    case .course:
      language.pick(
        "it is a course to follow; choose the activity that was recorded on it",
        "sie ist eine Strecke zum Nachlaufen; wähl die Aktivität, die darauf aufgezeichnet wurde"
      )
    case .settings:
      language.pick(
        "it holds settings of a device; choose a file of the device's activities",
        "sie enthält Einstellungen eines Geräts; wähl eine Datei seiner Aktivitäten"
      )
    case .workout:
      language.pick(
        "it is a planned workout, not one that was done; add it to your workouts instead",
        "sie ist ein geplantes Training, kein absolviertes; nimm sie bei deinen Trainings auf"
      )
    case .trainer:
      language.pick(
        "it is a workout for a bike trainer, not a ride; choose the file of the ride itself",
        "sie ist ein Training für die Rolle, keine Fahrt; wähl die Datei der Fahrt selbst"
      )
    case .monitoring:
      language.pick(
        "it holds what a watch counts all day; choose a file of the watch's activities",
        "sie enthält, was eine Uhr den ganzen Tag zählt; wähl eine Datei ihrer Aktivitäten"
      )
    case .fit:
      language.pick(
        "it is a FIT file of another kind than an activity; choose a file of the device's activities",
        "sie ist eine FIT-Datei anderer Art als eine Aktivität; wähl eine Datei der Aktivitäten des"
          + " Geräts"
      )
    case .route:
      language.pick(
        "it is a route or places without times; export the activity itself",
        "sie ist eine Route oder enthält Orte, ohne Zeiten; exportiere die Aktivität selbst"
      )
    case .gear:
      language.pick(
        "it lists shoes or bikes, which the activities of its account name themselves; choose the whole"
          + " export",
        "sie listet Schuhe oder Räder auf, die die Aktivitäten ihres Kontos selbst nennen; wähl den"
          + " ganzen Export"
      )
    case .table:
      language.pick(
        "it is another kind of table; choose a training diary or a list of activities",
        "sie ist eine andere Art von Tabelle; wähl ein Trainingstagebuch oder eine Liste von"
          + " Aktivitäten"
      )
    case .medical:
      language.pick(
        "it is the medical half of an Apple Health export; choose its other file, or the whole zip",
        "sie ist der medizinische Teil eines Exports von Apple Health; wähl seine andere Datei oder"
          + " das ganze Zip"
      )
    case .archive:
      language.pick(
        "it lies too deep in other zips; unpack the outermost and give the folder",
        "sie liegt zu tief in anderen Zips; entpack das äußerste und gib den Ordner"
      )
    case .empty: ImportRefusalWords.empty(in: language)
    case .unknown: ImportRefusalWords.unknown(in: language)
    }
  }
}
