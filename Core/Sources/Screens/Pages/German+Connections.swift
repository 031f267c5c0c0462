extension German {
  /// The words of the page on programs, shortcuts and agents.
  static let connections = """
    connections.title = Verbindungen · Pacesetter
    connections.description = Die Programme, Kurzbefehle und Agenten, die dein Pacesetter nutzen dürfen.
    connections.heading = Verbindungen
    connections.open = Offene Verbindungen
    connections.none = Noch keine Verbindung. Kein Programm kann dein Pacesetter nutzen, bis du hier eines hinzufügst.
    connections.devices = Gekoppelte Geräte
    connections.close = Schließen
    connections.add = Verbindung hinzufügen
    connections.name = Name
    connections.what = Was ist es?
    connections.button = Ein Knopf oder Kurzbefehl: kann eintragen und starten
    connections.home = Ein Smarthome oder Dashboard: kann auch lesen
    connections.agent = Ein Agent: sieht, was du freigibst
    connections.shares = Was der Agent sieht
    connections.history = Aktivitäten, Trends und Rekorde
    connections.log = Workouts und die Tagesaufgabe
    connections.races = Geplante Wettkämpfe
    connections.memory = Profil und Notizen
    connections.calendar = Freie Zeit bis zum nächsten Termin, aber nicht, was für einer es ist
    connections.changes = Er darf auch eintragen, planen und schreiben; alles lässt sich rückgängig machen
    connections.make = Token erstellen
    connections.made = Dein neues Token
    connections.once = Kopiere es jetzt. Es wird nur dieses eine Mal angezeigt; schließen kannst du die \
    Verbindung jederzeit.
    connections.intent = Was soll passieren?
    connections.startWorkout = Mein nächstes Workout starten
    connections.logChallenge = Wiederholungen der Tagesaufgabe zählen
    connections.logSet = Einen Satz eintragen
    connections.startRun = Einen Lauf starten
    connections.endRun = Den Lauf beenden
    connections.mute = Den Coach stummschalten
    connections.sayStatus = Sag mir, wie es läuft
    connections.qr = QR-Code mit Adresse, Token und dem, was gesendet wird
    connections.qrHint = Scanne ihn mit dem Telefon, das den Kurzbefehl hat, und kopiere die Zeilen: Adresse, Wert von Authorization und Body.
    connections.shortcuts = Apple Kurzbefehle
    connections.shortcuts1 = Füge „Inhalte von URL abrufen“ mit *{address}* hinzu.
    connections.shortcuts2 = Methode: POST. Header: Authorization, mit dem Wert „Bearer“ und deinem Token.
    connections.shortcuts3 = Haupttext der Anfrage: JSON, wie im Befehl unten.
    connections.shortcuts4 = Füge „Wörterbuchwert abrufen“ für „say“ hinzu, dann „Text sprechen“. Den Namen des \
    Kurzbefehls sagst du zu Siri.
    connections.tasker = Tasker
    connections.tasker1 = Füge „HTTP Request“ hinzu: Methode POST, URL *{address}*.
    connections.tasker2 = Headers: „Authorization: Bearer“, ein Leerzeichen und dein Token. Body: wie im Befehl unten.
    connections.tasker3 = Füge „Sprich“ mit %http_data.say hinzu, um die Antwort zu hören.
    connections.homeAssistant = Home Assistant
    connections.curl = Ein Knopf oder ein Terminal
    connections.agentHow = In den Einstellungen deines Agenten
    calendars.heading = Kalender
    calendars.lead = Pacesetter sieht, wann du Termine hast, und schlägt Workouts vor, die davor noch passen. \
    Nur dein Plan verlässt diesen Server, und nur wenn du es sagst.
    calendars.none = Noch kein Kalender.
    calendars.address = Adresse eines Kalenders
    calendars.addressHint = https://… oder webcal://…
    calendars.orFile = Oder eine Datei (.ics)
    calendars.account = Konto auf einem CalDAV-Server
    calendars.accountLead = Mit Name und Passwort ist die Adresse die deines Servers: Nextcloud, iCloud, \
    Radicale und andere. Nimm ein App-Passwort, wenn dein Server welche anbietet.
    calendars.user = Benutzername
    calendars.password = App-Passwort
    calendars.plan = Auch meinen Plan dort führen, in einem eigenen Kalender
    calendars.titles = Auch die Titel der Termine behalten, nicht nur die Zeiten
    calendars.home = Die Adresse liegt in meinem eigenen Netz
    calendars.add = Kalender hinzufügen
    calendars.feed = Dein Plan als Kalender
    calendars.feedLead = Abonniere diese Adresse in deiner Kalender-App. Wer sie kennt, kann deinen Plan lesen.
    calendars.publish = Neue Adresse erstellen
    calendars.withdraw = Adresse schließen
    webhooks.heading = Webhooks
    webhooks.lead = Pacesetter schickt eine signierte Nachricht an deine Adresse, wenn etwas passiert.
    webhooks.none = Noch keine Webhooks.
    webhooks.test = Test senden
    webhooks.address = Adresse
    webhooks.addressHint = https://…
    webhooks.kinds = Was soll gemeldet werden?
    webhooks.runStarted = Ein Lauf beginnt
    webhooks.runEnded = Ein Lauf endet
    webhooks.workoutDone = Ein Workout ist fertig
    webhooks.recordBroken = Eine persönliche Bestleistung ist gebrochen
    webhooks.add = Webhook hinzufügen
    webhooks.key = Schlüssel der Signaturen
    webhooks.once = Kopiere ihn jetzt zum Empfänger. Er wird nur dieses eine Mal angezeigt.
    exports.heading = Dateien jeder Aktivität
    exports.lead = Pacesetter legt jede Aktivität als FIT und GPX in einen Ordner auf deinem WebDAV-Server, etwa \
    Nextcloud, und nach einer Änderung erneut. Was du hier löschst, bleibt dort.
    exports.none = Noch kein Ordner.
    exports.send = Jetzt senden
    exports.address = Adresse des Ordners
    exports.add = Ausprobieren und hinzufügen
    models.heading = Selbst ein Sprachmodell fragen
    models.lead = Mach einen Text aus einer Frage und dem, was du aus deinen Daten auswählst, für jedes \
    Chatprogramm. Nichts wird gesendet: Du entscheidest, wohin er geht.
    models.question = Deine Frage
    models.usual = Wie liefen meine letzten Wochen, und was soll ich nächste Woche machen?
    models.parts = Was soll hinein?
    models.log = Krafteinheiten
    models.make = Text erstellen
    models.text = Der Text
    models.copy = Kopieren
    models.share = Teilen …
    connections.asked = Anfragen von Agenten
    connections.noCalls = Noch keine Anfragen.
    """
}
