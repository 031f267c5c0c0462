extension English {
  /// The words of the metronome.
  static let metronome = """
    metronome.title = Metronome · Pacesetter
    metronome.description = A running metronome that never drifts, 150 to 230 steps a minute.
    metronome.heading = Metronome
    metronome.broken = Pacesetter’s core could not be loaded. Reload the page; if that does not \
    help, start the server again.
    metronome.tempo = Tempo
    metronome.slower = Slower
    metronome.unit = Steps/min
    metronome.faster = Faster
    metronome.tap = Tap your steps
    metronome.volume = Volume
    metronome.timbre = Sound of the ticks
    metronome.tryAgain = Try again
    metronome.start = START
    metronome.more = Locked screen and other sound
    metronome.music = Music of other apps
    metronome.musicStops = May stop. The ticks have the lock screen’s controls and the best \
    chance to go on there.
    metronome.musicPlays = Plays on. The ticks sound over it and have no controls on the lock \
    screen.
    metronome.expect = What to expect here
    metronome.toldPlayback = This browser lets a page ask to go on with the screen locked, and \
    the ticks ask for it. Start them before you lock the screen. A call silences them; they come \
    back after it.
    metronome.toldTransient = In this browser the ticks will probably stop when the screen \
    locks, because the other app keeps the sound. Keep the screen on, or choose the other way \
    above.
    metronome.silentPlayback = The ticks go on in another tab and behind a locked screen as long \
    as the system lets this browser run. Battery saving may end it, and an iPhone or iPad before \
    iOS 16.4 may silence it as soon as it locks. Start the ticks before you lock the screen.
    metronome.silentTransient = The ticks go on in another tab. Behind a locked screen the \
    system may end them, for it sees no player; choose the other way above if it does.
    metronome.precision = The beat itself is counted in samples of sound, not by a timer of the \
    page: being busy or hidden does not move it. It rests while the device sleeps.
    metronome.keys = Keyboard: space starts and stops, the arrows change the tempo, T taps it.
    """
}
