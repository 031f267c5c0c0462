extension English {
  /// The words of the first page: recordings, other devices and unfinished runs.
  static let home = """
    home.description = A training companion that talks you through your run.
    home.heading = Run, with a coach in your ear.
    home.runNow = Run now
    home.runNowHint = Outdoors or on a treadmill, with a heart-rate strap and a foot pod if you \
    have them. It needs no network.
    home.metronome = Just the metronome
    home.metronomeHint = 150 to 230 steps a minute, with the screen locked if you like.
    unfinished.open = A run is open since {since}
    unfinished.over = Your run of {since} is over
    unfinished.damaged = Not all of it could be read back ({damage}). It goes on from the last \
    moment that is sound; everything is still in the file that you can save.
    unfinished.resume = Go on
    unfinished.finish = End it here
    unfinished.discard = Throw it away
    unfinished.workout = A workout is open
    unfinished.workoutDamaged = Not all of it could be read back ({damage}). It goes on from the \
    last moment that is sound.
    peer.label = Other device
    peer.watch = Watch
    peer.lost = lost
    peer.tracks = Your {tracker} tracks a run.
    peer.ending = It was told to end, and does so when it hears of it.
    peer.follow = Coach it here
    peer.end = End it
    peer.voiceNotes = Voice notes
    peer.fromRun = A voice note from the run
    peer.voiceNote = Voice note
    recordings.heading = Or run a recording again
    recordings.lead = It is replayed second by second and coached live, all in this page: \
    nothing is uploaded.
    recordings.drop = Drop a FIT, GPX or TCX file here
    recordings.choose = Choose a recording
    recordings.salvage = The rest of the file is whole. {offer}
    recordings.salvageButton = Take what is whole
    recordings.next = Export the run once more from your watch or app as FIT, GPX or TCX, or \
    take one of the runs below.
    recordings.reading = Reading the recording …
    recordings.demos = No file at hand? Take one of ours
    recordings.loading = Getting the core ready …
    recordings.more = More of them
    """
}
