extension English {
  /// The words of the first page: recordings, other devices and unfinished runs.
  static let home = """
    home.description = A training companion that talks you through your run.
    home.heading = Run, with a coach in your ear.
    home.runNow = Run now
    home.runUsual = Start as last time
    home.runNowHint = Outdoors or on a treadmill, with a heart rate strap and a foot pod if you \
    have them. No network needed.
    home.metronome = Just the metronome
    home.metronomeHint = 150 to 230 steps per minute, with the screen locked if you like.
    week.heading = Your plan
    week.undo = Undo
    week.addRun = Plan a run
    week.addWorkout = Find a workout to plan
    week.title = What
    week.titleHint = Easy 8 km
    week.day = Day
    week.time = Time
    week.add = Add to plan
    week.free = Nothing planned
    week.change = Change
    week.move = Move
    week.remove = Remove
    week.noCalendar = No calendar yet.
    week.addCalendar = Add a calendar
    week.calendars = The events of your calendars are not stored on this device.
    week.calendarsAway = Your server is out of reach, and so are your calendars: they are not stored \
    on this device.
    week.planThis = Plan this workout
    unfinished.open = You have an unfinished run from {since}
    unfinished.over = Your run from {since} has ended
    unfinished.damaged = Some of it could not be recovered ({damage}). You can resume from the \
    last intact moment; the saved file still holds everything.
    unfinished.resume = Resume
    unfinished.finish = Finish
    unfinished.discard = Discard
    unfinished.workout = You have an unfinished workout
    unfinished.workoutDamaged = Some of it could not be recovered ({damage}). You can resume \
    from the last intact moment.
    peer.label = Other device
    peer.watch = Watch
    peer.lost = disconnected
    peer.asking = Asking your watch to start …
    peer.tracks = Your {tracker} is tracking a run.
    peer.ending = The run ends as soon as that device receives this.
    peer.follow = Coach it here
    peer.end = End run
    peer.voiceNotes = Voice notes
    peer.fromRun = Voice note from your run
    peer.voiceNote = Voice note
    recordings.heading = Replay a recording
    recordings.lead = Your coach follows it second by second, all in this page. Nothing is uploaded.
    recordings.drop = Drop a file here: {formats}
    recordings.choose = Choose a recording
    recordings.salvage = The rest of the file is intact. {offer}
    recordings.salvageButton = Use what is intact
    recordings.next = Export the run again from your watch or app as {formats}, or pick \
    one of the runs below. To import gym diaries or Apple Health, go to History › Import.
    recordings.reading = Reading the recording …
    recordings.demos = No file at hand? Try one of ours
    recordings.loading = Loading …
    recordings.more = Show more
    """
}
