extension German {
  /// The words that only the native apps say.
  static let apps = """
    apps.run = Laufen
    apps.settings = Einstellungen
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
    apps.serverRefused = Versuch es später noch einmal. Dein Server antwortet {count}.
    """
}
