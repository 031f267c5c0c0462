extension German {
  /// The words that only the native apps say.
  static let apps = """
    apps.run = Laufen
    apps.settings = Einstellungen
    apps.systemLanguage = Wie im System
    apps.english = English
    apps.german = Deutsch
    apps.packMissing = Noch {count} Ansagen fehlen.
    apps.packNeedsServer = Kopple dein Handy in den Einstellungen mit deinem Server: Er erzeugt die Ansagen.
    apps.tones = Ein Ton je Kilometer oder Meile
    apps.autoStart = Starten, sobald ich loslaufe
    apps.useCalendars = Kalender dieses Handys nutzen
    apps.calendarsWhy = Die Suche weiß dann, wie lange du frei bist, und dein Plan steht in einem eigenen Kalender. \
      Was in deinen Kalendern steht, bleibt auf diesem Handy.
    apps.calendarsOff = Erlaube vollen Zugriff in Einstellungen › Apps › Pacesetter › Kalender.
    apps.ownModel = Das Sprachmodell dieses Handys antworten lassen
    apps.ownModelWhy = Wenn du deinen Coach beim Laufen etwas fragst, kann das Sprachmodell dieses Handys antworten. \
      Nichts verlässt das Handy, und Antworten werden geprüft. Es antwortet nur auf Englisch.
    apps.noOwnModel = Dieses Handy hat kein eigenes Sprachmodell.
    apps.ownModelOff = Schalte in den Einstellungen Apple Intelligence ein.
    apps.ownModelLoading = Dein Handy lädt sein Sprachmodell noch herunter.
    apps.diskFull = Dieses Gerät kann nicht speichern. Schaff Platz: Solange die App offen ist, geht nichts verloren.
    apps.onlyHere = {count} noch nicht synchronisiert
    apps.endWorkout = Workout beenden
    apps.openRun = Ein Lauf ist noch offen
    apps.openWorkout = Ein Workout ist noch offen
    apps.startTicks = Metronom starten
    apps.stopTicks = Metronom stoppen
    apps.watchTracks = Deine Uhr zeichnet diesen Lauf auf
    apps.phoneTracks = Dein Handy zeichnet diesen Lauf auf
    apps.watchLost = Uhr nicht verbunden
    apps.waitingForWatch = Warte auf die Uhr
    apps.startOnWatch = Auf der Uhr starten
    apps.gaveWay = Ein anderes Gerät war schneller. Dieses folgt; was es aufgezeichnet hat, ist gespeichert.
    apps.healthRefused = Pacesetter darf Health nicht nutzen. Erlaube es in Einstellungen › Health › Datenzugriff.
    apps.workoutLost = Health hat das Workout beendet. Pacesetter macht ohne dessen Sensoren weiter.
    apps.locationOff = Pacesetter darf deinen Standort nicht nutzen. Erlaube es in Einstellungen › Datenschutz › \
      Ortungsdienste.
    apps.soundAway = Eine andere App hat den Ton übernommen, und dein Coach schweigt.
    apps.soundBack = Coach wieder einschalten
    apps.startAsk = Einen Lauf starten?
    apps.workoutSaved = In Health gespeichert
    apps.noRuns = Noch keine Läufe in Health.
    apps.chooseWorkout = Workout auswählen
    apps.noWorkouts = Keine Workouts auf diesem Gerät.
    apps.skip = Überspringen
    apps.moreRest = 15 s länger Pause
    apps.waterLock = Wassersperre
    apps.workoutEnded = Workout beendet
    apps.keychainRefused = Entsperre dein Handy und versuch es noch einmal. Der Schlüsselbund antwortet {count}.
    apps.server = Dein Server
    apps.serverWhy = Ohne Server bleibt alles auf deinen Geräten. Mit einem stehen deine Läufe auch in seinem Verlauf.
    apps.serverAddressField = Adresse, etwa https://run.example.org
    apps.serverAddress = Gib die Adresse deines Servers ein, etwa https://run.example.org.
    apps.pairing = Wird gekoppelt
    apps.pairedWith = Gekoppelt mit {address}
    apps.pairAsk = Deine Läufe an {address} schicken?
    apps.unpair = Entkoppeln
    apps.serverSilent = Prüfe, ob dein Server läuft und dein Handy in seinem Netz ist. Keine Antwort von {address}
    apps.serverStranger = Kopple dein Handy neu: Dein Server kennt es nicht mehr.
    apps.map = Karte
    apps.mapWhy = Apples Kartendienst sieht die Gegend deines Laufs, wenn die Karte erscheint.
    apps.showMap = Karte zeigen
    apps.racePredictions = Rennprognosen
    apps.weeks = Wochen
    apps.recordWhy = Kopple dein Handy in den Einstellungen mit deinem Server: Er kennt dein ganzes Training.
    apps.microphoneOff = Erlaube das Mikrofon in Einstellungen › Pacesetter, um mit deinem Coach zu sprechen.
    apps.endNote = Notiz beenden
    apps.writingDown = Wird aufgeschrieben
    apps.fitsToday = Passt heute
    apps.nothingFound = Kein Workout enthält diese Wörter.
    apps.challengeCount = Sag eine Zahl von 1 bis 10000.
    apps.serverRefused = Versuch es später noch einmal. Dein Server antwortet {count}.
    """
}
