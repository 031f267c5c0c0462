extension ExportGuide {
  /// Those of recordings and daily figures, then those of diaries, each by name; as the apps were known to call
  /// their menus in November 2026.
  public static let all = accounts + diaries

  /// Those that most people have, for a line that has no room for all.
  public static let common = all.filter { $0.isCommon }

  // Few apps name a menu alike for long: what leads there is said as shortly as it can be found.
  private static let accounts = [
    ExportGuide(
      "adidas Running",
      .days(2, atMost: 30),
      "On runtastic.com, sign in and choose Settings › Export. The zip has all your activities.",
      "Melde dich auf runtastic.com an und wähl Einstellungen › Export. Im Zip sind alle Aktivitäten.",
      isCommon: true
    ),
    ExportGuide(
      "Apple Health",
      .atOnce,
      "On the iPhone, open Health, tap your picture, then Export All Health Data. Preparing takes some minutes.",
      "Öffne auf dem iPhone Health, tipp auf dein Bild und dann auf Alle Gesundheitsdaten exportieren."
        + " Das Vorbereiten dauert einige Minuten.",
      isCommon: true
    ),
    ExportGuide(
      "Concept2",
      .atOnce,
      "On log.concept2.com, open History and download the season as CSV; each workout also as FIT or TCX.",
      "Öffne auf log.concept2.com History und lade die Saison als CSV; jedes Training auch als FIT oder TCX."
    ),
    ExportGuide(
      "COROS",
      .atOnce,
      "In the app, open an activity, then ⋯ › Export Data › FIT. One by one only.",
      "Öffne in der App eine Aktivität, dann ⋯ › Daten exportieren › FIT. Nur einzeln."
    ),
    ExportGuide(
      "Endomondo",
      .atOnce,
      "Endomondo closed at the end of 2020. Import the archive that you downloaded before.",
      "Endomondo wurde Ende 2020 eingestellt. Importiere das Archiv, das du davor heruntergeladen hast."
    ),
    ExportGuide(
      "Fitbit and Google Health",
      .days(1, atMost: nil),
      "On takeout.google.com, deselect all, choose Fitbit or Google Health, and order a zip.",
      "Heb auf takeout.google.com die Auswahl auf, wähl Fitbit oder Google Health und bestell ein Zip."
    ),
    ExportGuide(
      "Garmin",
      .days(2, atMost: 30),
      "On garmin.com, open Account › Account Management Center › Export Your Data. Import the zip as it is.",
      "Öffne auf garmin.com Konto › Kontoverwaltung › Daten exportieren. Importiere das Zip, wie es ist.",
      isCommon: true
    ),
    ExportGuide(
      "Google Fit",
      .days(1, atMost: nil),
      "On takeout.google.com, deselect all, choose Google Fit, and order a zip.",
      "Heb auf takeout.google.com die Auswahl auf, wähl Google Fit und bestell ein Zip."
    ),
    ExportGuide(
      "Huawei Health",
      .days(7, atMost: nil),
      "In the app, choose Me › Privacy › Request your data. Unpack the zip with your password and import"
        + " the folder.",
      "Wähl in der App Ich › Datenschutz › Daten anfordern. Entpack das Zip mit deinem Passwort"
        + " und importiere den Ordner."
    ),
    ExportGuide(
      "intervals.icu",
      .atOnce,
      "Open Settings and choose Download all data, or Activities › List › Export for a table.",
      "Öffne die Einstellungen und lade alle Daten, oder unter Activities › List die Tabelle."
    ),
    ExportGuide(
      "MapMyRun",
      .atOnce,
      "On mapmyrun.com, open Workouts and choose Export all as CSV; a single workout also as TCX.",
      "Öffne auf mapmyrun.com Workouts und exportiere alle als CSV; ein einzelnes auch als TCX."
    ),
    ExportGuide(
      "Nike Run Club",
      .days(7, atMost: 30),
      "On nike.com, open your profile's privacy settings and request a copy of your data.",
      "Öffne auf nike.com in deinem Profil den Datenschutz und fordere eine Kopie deiner Daten an.",
      isCommon: true
    ),
    ExportGuide(
      "OpenTracks",
      .atOnce,
      "In the app, choose Settings › Import/Export › Export all tracks.",
      "Wähl in der App Einstellungen › Import/Export › Alle Strecken exportieren."
    ),
    ExportGuide(
      "openScale",
      .atOnce,
      "In the app, open Settings › Data management and choose Export.",
      "Öffne in der App Einstellungen › Datenverwaltung und wähl Export."
    ),
    ExportGuide(
      "Oura",
      .days(2, atMost: nil),
      "On membership.ouraring.com, sign in and choose Export data.",
      "Melde dich auf membership.ouraring.com an und wähl den Export der Daten."
    ),
    ExportGuide(
      "Pacesetter",
      .atOnce,
      "Export all (JSON) gives everything; Export CSV gives tables of totals and sets, without readings.",
      "Alles exportieren (JSON) gibt alles; CSV exportieren gibt Tabellen mit Summen und Sätzen, ohne Messwerte."
    ),
    ExportGuide(
      "Peloton",
      .atOnce,
      "On onepeloton.com, open your profile › Workouts and choose Download Workouts.",
      "Öffne auf onepeloton.com dein Profil › Workouts und lade die Workouts herunter."
    ),
    ExportGuide(
      "Polar Flow",
      .days(1, atMost: nil),
      "On account.polar.com, sign in and choose Download your data.",
      "Melde dich auf account.polar.com an und lade dort deine Daten herunter.",
      isCommon: true
    ),
    ExportGuide(
      "Runkeeper",
      .hours,
      "On runkeeper.com, open Account Settings › Export Data.",
      "Öffne auf runkeeper.com Account Settings › Export Data.",
      isCommon: true
    ),
    ExportGuide(
      "Samsung Health",
      .atOnce,
      "In the app, choose ⋮ › Settings › Download personal data. The folder Samsung Health lies in Downloads.",
      "Wähl in der App ⋮ › Einstellungen › Persönliche Daten herunterladen. Der Ordner Samsung Health liegt"
        + " in Downloads.",
      isCommon: true
    ),
    ExportGuide(
      "Smashrun",
      .atOnce,
      "On smashrun.com, open a run and export it as TCX or GPX; what its API gives as JSON is read too.",
      "Öffne auf smashrun.com einen Lauf und exportiere ihn als TCX oder GPX; auch das JSON der API wird gelesen."
    ),
    ExportGuide(
      "Strava",
      .hours,
      "On strava.com, open Settings › My Account › Download or Delete Your Account and request your archive."
        + " A link comes by e-mail. Import the zip as it is.",
      "Öffne auf strava.com Einstellungen › Mein Konto › Konto herunterladen oder löschen und fordere dein"
        + " Archiv an. Ein Link kommt per E-Mail. Importiere das Zip, wie es ist.",
      isCommon: true
    ),
    ExportGuide(
      "Suunto",
      .atOnce,
      "In the app, open an activity, then ⋯ › Export FIT file. One by one only.",
      "Öffne in der App eine Aktivität, dann ⋯ › FIT-Datei exportieren. Nur einzeln."
    ),
    ExportGuide(
      "TrainingPeaks",
      .atOnce,
      "On trainingpeaks.com, open Settings › Export Data; take the workout files and the workout summary.",
      "Öffne auf trainingpeaks.com Settings › Export Data; nimm die Workout-Dateien und die Übersicht."
    ),
    ExportGuide(
      "wger",
      .atOnce,
      "On its page, open Body weight and choose Export as CSV. Its workouts have no export.",
      "Öffne auf seiner Seite Körpergewicht und wähl den Export als CSV. Workouts exportiert es nicht."
    ),
    ExportGuide(
      "Withings",
      .hours,
      "In the app, open your profile › Settings › Download your data.",
      "Öffne in der App dein Profil › Einstellungen › Daten herunterladen."
    ),
    ExportGuide(
      "Zepp and Amazfit",
      .days(1, atMost: nil),
      "In the app, choose Profile › Settings › Account and privacy › Export data. Unpack the zip with the password"
        + " of the e-mail and import the folder.",
      "Wähl in der App Profil › Einstellungen › Konto und Datenschutz › Daten exportieren. Entpack das Zip mit"
        + " dem Passwort aus der E-Mail und importiere den Ordner."
    ),
    ExportGuide(
      "Zwift",
      .atOnce,
      "On zwift.com, open an activity and choose Download FIT file; all lie in Documents › Zwift › Activities.",
      "Öffne auf zwift.com eine Aktivität und lade die FIT-Datei; alle liegen in Dokumente › Zwift › Activities."
    ),
  ]

  private static let diaries = [
    ExportGuide(
      "Alpha Progression",
      .atOnce,
      "In the app, open the settings and choose Export workouts.",
      "Öffne in der App die Einstellungen und wähl Trainings exportieren."
    ),
    ExportGuide(
      "Boostcamp",
      .atOnce,
      "In the app, open your profile's settings and choose Export data.",
      "Öffne in der App die Einstellungen deines Profils und wähl Export data."
    ),
    ExportGuide(
      "Fitbod",
      .atOnce,
      "In the app, choose Log › ⚙ › Export workout data.",
      "Wähl in der App Log › ⚙ › Export workout data."
    ),
    ExportGuide(
      "FitNotes",
      .atOnce,
      "In the app, choose Settings › Spreadsheet Export, then Workouts.",
      "Wähl in der App Einstellungen › Spreadsheet Export, dann Workouts."
    ),
    ExportGuide(
      "GymBook",
      .atOnce,
      "In the app, choose Settings › Export › CSV.",
      "Wähl in der App Einstellungen › Export › CSV."
    ),
    ExportGuide(
      "Hevy",
      .atOnce,
      "In the app, choose Profile › ⚙ › Export & Import Data › Export Workouts.",
      "Wähl in der App Profil › ⚙ › Daten exportieren und importieren › Workouts exportieren.",
      isCommon: true
    ),
    ExportGuide(
      "JEFIT",
      .atOnce,
      "On jefit.com, sign in, open your account's settings and choose Export data.",
      "Melde dich auf jefit.com an, öffne die Einstellungen deines Kontos und wähl Export data."
    ),
    ExportGuide(
      "LiftLog",
      .atOnce,
      "In the app, choose Settings › Export and restore › Plaintext export › CSV.",
      "Wähl in der App Einstellungen › Export und Wiederherstellung › Klartext-Export › CSV."
    ),
    ExportGuide(
      "Liftosaur",
      .atOnce,
      "In the app, choose Settings › Export history to CSV file.",
      "Wähl in der App Settings › Export history to CSV file."
    ),
    ExportGuide(
      "Lyfta",
      .atOnce,
      "In the app, open the settings of your profile and choose Export data.",
      "Öffne in der App die Einstellungen deines Profils und wähl Daten exportieren."
    ),
    ExportGuide(
      "Strong",
      .atOnce,
      "In the app, choose Profile › ⚙ › Export Strong Data.",
      "Wähl in der App Profil › ⚙ › Strong-Daten exportieren.",
      isCommon: true
    ),
    ExportGuide(
      "StrongLifts",
      .atOnce,
      "In the app, choose Settings › Export Data and send the file to yourself.",
      "Wähl in der App Einstellungen › Daten exportieren und schick dir die Datei."
    ),
  ]
}
