extension German {
  /// The words of what every page holds.
  static let frame = """
    frame.name = Pacesetter
    frame.needsScript = Pacesetter braucht JavaScript: Alles passiert auf dieser Seite.
    frame.pages = Seiten
    frame.run = Laufen
    frame.gym = Kraft
    frame.history = Verlauf
    frame.settings = Einstellungen
    frame.ok = OK
    frame.newer = Ein Update ist bereit.
    frame.update = Jetzt aktualisieren
    storage.unsynced = *{onlyHere}* noch nicht synchronisiert
    storage.synced = Synchronisiert
    storage.save = Als Datei speichern
    storage.full = Der Speicher dieses Geräts ist voll. Schaff Platz, bevor du startest.
    storage.broken = Der Speicher dieses Browsers antwortet nicht. Was du startest, bleibt nur im Arbeitsspeicher.
    storage.private = Dieser Browser speichert nichts, wie in einem privaten Fenster. Was du startest, ist \
    weg, wenn du die Seite schließt.
    storage.elsewhere = Pacesetter ist in einem anderen Fenster offen. Schließ es dort, um hier zu trainieren.
    storage.fullRunning = Der Speicher dieses Geräts ist voll. Neues bleibt nur im Arbeitsspeicher: Schaff \
    Platz und lass diese Seite offen.
    storage.brokenRunning = Der Speicher dieses Browsers antwortet nicht. Neues bleibt nur im \
    Arbeitsspeicher: Lass diese Seite offen. Pacesetter versucht es jede Sekunde wieder.
    storage.privateRunning = Dieser Browser speichert nichts, wie in einem privaten Fenster. Dein Lauf \
    bleibt im Arbeitsspeicher: Lass diese Seite bis zum Ende offen.
    storage.elsewhereRunning = Pacesetter ist in einem anderen Fenster offen und wird dort aufgezeichnet.
    figure.number = Nr.
    figure.pace = Pace
    figure.time = Zeit
    figure.heartRate = Puls
    figure.distance = Distanz
    """
}
