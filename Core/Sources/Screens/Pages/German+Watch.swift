extension German {
  /// The words of the watch.
  static let watch = """
    watch.title = Uhr · Pacesetter
    watch.description = Pacesetter am Handgelenk: starte, pausiere und beende einen Lauf, sieh ihn, und \
    sprich mit deinem Coach.
    watch.heading = Pacesetter am Handgelenk
    watch.waiting = Warte auf Handy
    watch.phone = Handy
    watch.phoneLost = Handy getrennt
    watch.onlyHere = *{onlyHere}* noch nur hier
    watch.coach = Coach
    watch.start = Start
    watch.pair = Uhr koppeln
    watch.strap = Gurt
    watch.usePhone = GPS vom Handy
    watch.asking = Frage das Handy …
    watch.km = km
    watch.pause = Pause
    watch.resume = Weiter
    watch.startNow = Start
    watch.end = Ende
    watch.hold = Halten
    watch.sure = Sicher?
    watch.mark = Marke
    watch.talk = Reden
    watch.seconds = {talked} s
    watch.ended = Lauf beendet
    watch.done = Fertig
    watch.gym = Kraft
    watch.sets = Sätze
    watch.previousExercise = Vorige Übung
    watch.nextExercise = Nächste Übung
    watch.undoSet = Satz zurücknehmen
    """
}
