extension German {
  /// The words of the page about the model that the coach may ask.
  static let mind = """
    mind.title = Was der Coach weiß · Pacesetter
    mind.description = Das Sprachmodell, das dein Coach fragen darf, was es sieht und was es kostet.
    mind.heading = Was der Coach weiß
    mind.lead = Dein Coach arbeitet nach Regeln. Wenn du magst, kann dir ein Sprachmodell beim Laufen \
    antworten und über deine Läufe schreiben. Du bestimmst, was es sieht.
    mind.model = Modell
    mind.provider = Anbieter
    mind.none = Keins: nur Regeln, nichts wird gesendet
    mind.anthropic = Anthropic
    mind.compatible = Ein Server, der wie der von OpenAI spricht, etwa Ollama oder llama.cpp
    mind.proxy = Ein Pacesetter-Proxy, den sich Verein oder Haushalt teilen
    mind.address = Adresse
    mind.name = Name des Modells
    mind.nameHint = Lass es leer für das übliche Modell jeder Aufgabe.
    mind.key = Schlüssel, oder dein Token für einen Proxy
    mind.free = Kostenlos: Es läuft auf meinem eigenen Rechner
    mind.dayCap = Tageslimit in US-Dollar
    mind.monthCap = Monatslimit in US-Dollar
    mind.save = Speichern
    mind.try = Ausprobieren
    mind.nearCap = Dein Limit ist fast erreicht. Danach arbeitet dein Coach wieder nach Regeln.
    mind.shared = Was es sehen darf
    mind.sharedHint = Nichts wird gesendet, bis du es einschaltest. Strecken und Orte werden nie gesendet.
    mind.words = Was du sagst und schreibst
    mind.thisRun = Den Lauf, nach dem du fragst
    mind.pastRuns = Deine früheren Läufe
    mind.gymLog = Dein Trainingstagebuch
    mind.plans = Deine Pläne und Wettkämpfe
    mind.body = Wie fit und wie müde du bist
    mind.memory = Dein Profil und deine Notizen
    mind.voice = Deine Stimme, an eine Spracherkennung außerhalb dieses Rechners
    mind.preview = Was gesendet würde
    mind.reply = Eine Antwort beim Laufen
    mind.summary = Ein Lauf in Worten
    mind.insight = Die letzten Wochen
    mind.script = Ein Skript für einen Lauf
    mind.workout = Ein Workout aus Worten
    mind.ledger = Was gesendet wurde
    mind.nothingSent = Noch wurde nichts gesendet.
    mind.remembered = Profil und Notizen
    mind.noMemory = Noch nichts.
    mind.forget = Löschen
    mind.undo = Rückgängig
    mind.more = Im Verlauf ergänzen
    """
}
