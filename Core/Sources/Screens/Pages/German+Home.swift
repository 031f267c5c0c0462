extension German {
  /// The words of the first page: recordings, other devices and unfinished runs.
  static let home = """
    home.description = Ein Trainingspartner, der beim Laufen mit dir spricht.
    home.heading = Lauf los, mit dem Coach im Ohr.
    home.runNow = Jetzt laufen
    home.runUsual = Starten wie zuletzt
    home.runNowHint = Draußen oder auf dem Laufband, mit Brustgurt und Footpod, wenn du welche hast. \
    Ganz ohne Netz.
    home.metronome = Nur das Metronom
    home.metronomeHint = 150 bis 230 Schritte pro Minute, auch bei gesperrtem Bildschirm.
    week.heading = Dein Plan
    week.undo = Rückgängig
    week.addRun = Lauf planen
    week.addWorkout = Workout zum Planen finden
    week.title = Was
    week.titleHint = 8 km locker
    week.day = Tag
    week.time = Zeit
    week.add = In den Plan
    week.free = Nichts geplant
    week.change = Ändern
    week.move = Verschieben
    week.remove = Entfernen
    week.noCalendar = Noch kein Kalender.
    week.addCalendar = Kalender hinzufügen
    week.calendars = Die Termine aus deinen Kalendern werden nicht auf diesem Gerät gespeichert.
    week.calendarsAway = Dein Server ist nicht erreichbar, und damit auch deine Kalender: Sie werden nicht auf \
    diesem Gerät gespeichert.
    week.planThis = Dieses Workout planen
    unfinished.open = Dein Lauf von {since} ist noch offen
    unfinished.over = Dein Lauf von {since} ist beendet
    unfinished.damaged = Ein Teil davon ließ sich nicht retten ({damage}). Du kannst ab dem letzten heilen \
    Moment weitermachen; die gespeicherte Datei enthält noch alles.
    unfinished.resume = Weitermachen
    unfinished.finish = Abschließen
    unfinished.discard = Verwerfen
    unfinished.workout = Ein Workout ist noch offen
    unfinished.workoutDamaged = Ein Teil davon ließ sich nicht retten ({damage}). Du kannst ab dem letzten \
    heilen Moment weitermachen.
    peer.label = Anderes Gerät
    peer.watch = Uhr
    peer.lost = getrennt
    peer.asking = Deine Uhr soll starten …
    peer.tracks = Gerät, das gerade aufzeichnet: {tracker}.
    peer.ending = Der Lauf endet, sobald dieses Gerät davon erfährt.
    peer.follow = Hier coachen lassen
    peer.end = Lauf beenden
    peer.voiceNotes = Sprachnotizen
    peer.fromRun = Sprachnotiz von deinem Lauf
    peer.voiceNote = Sprachnotiz
    recordings.heading = Aufzeichnung abspielen
    recordings.lead = Dein Coach begleitet sie Sekunde für Sekunde, alles auf dieser Seite. Nichts wird hochgeladen.
    recordings.drop = Leg eine Datei hier ab: {formats}
    recordings.choose = Aufzeichnung auswählen
    recordings.salvage = Der Rest der Datei ist heil. {offer}
    recordings.salvageButton = Nehmen, was heil ist
    recordings.next = Exportiere den Lauf noch einmal als {formats} aus deiner Uhr oder App, oder \
    nimm einen der Läufe unten. Tagebücher und Apple Health importierst du unter Verlauf › Importieren.
    recordings.reading = Aufzeichnung wird gelesen …
    recordings.demos = Keine Datei zur Hand? Nimm eine von uns
    recordings.loading = Wird geladen …
    recordings.more = Mehr anzeigen
    """
}
