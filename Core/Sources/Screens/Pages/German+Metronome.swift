extension German {
  /// The words of the metronome.
  static let metronome = """
    metronome.title = Metronom · Pacesetter
    metronome.description = Ein Laufmetronom, das nie aus dem Takt kommt, 150 bis 230 Schritte pro Minute.
    metronome.heading = Metronom
    metronome.broken = Da ging etwas schief. Lade die Seite neu; hilft das nicht, starte den Server neu.
    metronome.tempo = Tempo
    metronome.slower = Langsamer
    metronome.unit = Schritte/min
    metronome.faster = Schneller
    metronome.tap = Tippe deine Schritte
    metronome.volume = Lautstärke
    metronome.timbre = Klang
    metronome.tryAgain = Noch einmal
    metronome.start = START
    metronome.more = Sperrbildschirm und andere Töne
    metronome.music = Andere Töne
    metronome.musicStops = Pausieren. Du bekommst Tasten auf dem Sperrbildschirm, und die Ticks laufen \
    dort höchstwahrscheinlich weiter.
    metronome.musicPlays = Weiterspielen. Die Ticks laufen darüber, ohne Tasten auf dem Sperrbildschirm.
    metronome.expect = Was dich erwartet
    metronome.toldPlayback = Dieser Browser kann bei gesperrtem Bildschirm weiterspielen. Starte die Ticks \
    vor dem Sperren. Ein Anruf unterbricht sie; danach kommen sie wieder.
    metronome.toldTransient = In diesem Browser stoppen die Ticks wohl, wenn der Bildschirm sperrt. Lass \
    ihn an, oder pausiere oben andere Töne.
    metronome.silentPlayback = Die Ticks laufen in einem anderen Tab und bei gesperrtem Bildschirm weiter, \
    solange das System diesen Browser lässt. Der Stromsparmodus kann sie stoppen, ein iPhone oder iPad \
    vor iOS 16.4 auch. Starte die Ticks, bevor du den Bildschirm sperrst.
    metronome.silentTransient = Die Ticks laufen in einem anderen Tab weiter. Bei gesperrtem Bildschirm \
    kann das System sie stoppen; dann pausiere oben andere Töne.
    metronome.precision = Der Takt wird in Audio-Samples gezählt. Eine ausgelastete oder verdeckte Seite \
    verschiebt ihn nicht. Er stoppt, solange das Gerät schläft.
    metronome.keys = Tasten: Leertaste startet und stoppt, Pfeile ändern das Tempo, T tippt es.
    """
}
