extension German {
  /// The words of finding a workout.
  static let gym = """
    gym.title = Krafttraining · Pacesetter
    gym.description = Finde ein Workout, das passt, mit ehrlichen Gründen, und trainiere es Satz für Satz.
    gym.broken = Da ging etwas schief. Lade die Seite neu: Dein Workout ist gespeichert und geht weiter, \
    wo es war.
    gym.noVoice = Keine Stimme verfügbar: Ansagen stehen als Text da, und die letzten Sekunden piepen. {lack}
    gym.heading = Workout finden
    gym.time = Zeit
    gym.anyTime = beliebig
    gym.minutes10 = 10 Min.
    gym.minutes15 = 15 Min.
    gym.minutes20 = 20 Min.
    gym.minutes30 = 30 Min.
    gym.minutes45 = 45 Min.
    gym.minutes60 = 60 Min.
    gym.minutes90 = 90 Min.
    gym.place = Ort
    gym.anywhere = überall
    gym.home = zu Hause
    gym.inGym = Studio
    gym.outdoors = draußen
    gym.traveling = unterwegs
    gym.equipment = Geräte
    gym.more = Weitere Filter
    gym.kind = Art
    gym.focus = Schwerpunkt
    gym.feeling = Tagesform
    gym.feelingUsual = normal
    gym.feeling5 = stark, 5 von 5
    gym.feeling4 = gut, 4 von 5
    gym.feeling3 = geht so, 3 von 5
    gym.feeling2 = müde, 2 von 5
    gym.feeling1 = platt, 1 von 5
    gym.weeklyGoal = Wochenziel (Workouts)
    gym.excludedExercises = Übungen ausschließen, eine pro Zeile
    gym.excludedTags = Tags ausschließen, einer pro Zeile
    gym.lessOf = Weiter unten: *{lessOf}*
    gym.resetWeights = Zurücksetzen
    gym.search = Workouts und Übungen suchen
    gym.searchExample = Workout oder Übung
    gym.loading = Workouts werden geladen …
    gym.today = Heute
    gym.nothingFits = Kein Workout passt zu allen Filtern.
    gym.clearFilters = Filter zurücksetzen
    gym.showMore = Mehr anzeigen
    gym.notFound = Kein Workout und keine Übung heißt so.
    gym.showAll = Alle anzeigen
    gym.log = Tagebuch, Rekorde und Tagesaufgabe
    gym.write = Eigenes Workout schreiben
    gym.why = Warum dieses?
    gym.reasons = Was dafür spricht
    gym.drawbacks = Was dagegen spricht
    gym.lessOfThis = Weniger davon
    """
}
