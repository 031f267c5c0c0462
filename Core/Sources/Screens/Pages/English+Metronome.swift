extension English {
  /// The words of the metronome.
  static let metronome = """
    metronome.title = Metronome · Pacesetter
    metronome.description = A running metronome that never drifts, 150 to 230 steps per minute.
    metronome.heading = Metronome
    metronome.broken = Something went wrong. Reload the page; if that does not help, restart the \
    server.
    metronome.tempo = Tempo
    metronome.slower = Slower
    metronome.unit = Steps/min
    metronome.faster = Faster
    metronome.tap = Tap your steps
    metronome.volume = Volume
    metronome.timbre = Tick sound
    metronome.tryAgain = Try again
    metronome.start = START
    metronome.more = Lock screen and other audio
    metronome.music = Other audio
    metronome.musicStops = Pause it. You get lock screen controls, and the ticks are most likely \
    to keep playing there.
    metronome.musicPlays = Keep it playing. The ticks play over it, without lock screen controls.
    metronome.expect = What to expect
    metronome.toldPlayback = This browser can keep playing with the screen locked. Start the \
    ticks before you lock it. A call interrupts them; they return after it.
    metronome.toldTransient = In this browser the ticks will probably stop when the screen \
    locks. Keep the screen on, or pause other audio above.
    metronome.silentPlayback = The ticks continue in another tab and on a locked screen as long \
    as the system lets this browser run. Battery saving may stop them, and so may an iPhone or \
    iPad before iOS 16.4. Start the ticks before you lock the screen.
    metronome.silentTransient = The ticks continue in another tab. On a locked screen the system \
    may stop them; if so, pause other audio above.
    metronome.precision = The beat is counted in audio samples, so a busy or hidden page does \
    not shift it. It stops while the device sleeps.
    metronome.keys = Keyboard shortcuts: space starts and stops, arrows change the tempo, T taps it.
    """
}
