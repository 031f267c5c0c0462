extension German {
  /// The words where a model is asked to write a script or a workout, or what the weeks say.
  static let wish = """
    wish.scriptHeading = Ein Skript für diesen Lauf
    wish.scriptHint = Dein Sprachmodell schreibt die Ansagen für diesen Plan. Jede wird geprüft und \
    geprobt; was fehlt, schreiben Regeln.
    wish.write = Skript schreiben lassen
    wish.again = Noch einmal, anders
    wish.drop = Ohne Skript laufen
    wish.saved = Deine Skripte
    wish.noneSaved = Dein Coach schreibt eins
    wish.name = Name
    wish.keep = Skript speichern
    wish.lines = Die Ansagen, und wie sie in den Proben liefen
    wish.when = Wann
    wish.said = Ansage
    wish.by = Von
    wish.rehearsal = Probe
    wish.count = Ansagen
    wish.perKilometer = Pro km
    wish.silence = Längste Stille
    wish.workoutHeading = Ein Workout aus deinen Worten
    wish.workoutHint = Dein Sprachmodell schreibt eins zu dem, was du gesucht hast. Nichts wird \
    gespeichert, bis du speicherst.
    wish.tells = Was das Modell sieht
    wish.augmented = Meine Worte, Wünsche, Tagebuch und Profil
    wish.raw = Nur meine Worte
    wish.summary = Nur meine Wünsche, nicht meine Worte
    wish.ask = Workout schreiben lassen
    wish.take = Bearbeiten und speichern
    wish.asText = Das Workout
    pages.heading = Von einer Webseite oder aus einer Datei
    pages.hint = Füge die Adresse eines Workouts ein, oder wähle eine Seite, einen Text, eine .zwo- oder eine \
    FIT-Datei. Der Server lädt nur die Seite selbst. Gespeichert wird erst, wenn du speicherst.
    pages.address = Adresse
    pages.addressHint = https://…
    pages.orFile = Oder eine Datei
    pages.read = Lesen
    pages.unclear = Nicht ganz verstanden
    pages.page = Was auf der Seite steht
    pages.yours = Deine Workouts von Seiten
    pages.again = Nochmal ansehen
    pages.accept = Änderungen übernehmen
    wish.insight = Was fällt auf?
    """
}
