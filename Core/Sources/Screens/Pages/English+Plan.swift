extension English {
  /// The words of the form before a run.
  static let plan = """
    plan.lead = Choose a coach; then put on what you wear and start.
    plan.another = Another recording
    plan.back = Back
    plan.route = The route of this recording
    plan.coach = Your coach
    plan.mode = This run is
    plan.free = Free
    plan.training = Training
    plan.race = A race
    plan.goal = Goal
    plan.noGoal = None
    plan.ownDistance = Its distance
    plan.distance = Distance
    plan.time = Time
    plan.distanceIn = Distance in {unit}
    plan.distanceProblem = Type a distance, for example 10 or 21.1.
    plan.timeIn = Time, as minutes:seconds or hours:minutes:seconds
    plan.timeProblem = Type a time, for example 45:00 or 1:59:59.
    plan.targetPace = Target pace
    plan.paceIn = Minutes:seconds per {each}, or nothing
    plan.paceProblem = Type a pace, for example 5:30, or leave it empty.
    plan.place = Where
    plan.outdoors = Outdoors
    plan.treadmill = Treadmill
    plan.start = The start
    plan.countdown = Countdown
    plan.noCountdown = None
    plan.seconds3 = 3 seconds
    plan.seconds5 = 5 seconds
    plan.seconds10 = 10 seconds
    plan.waitForFix = Wait for a good GPS position
    plan.autoPause = Pause by itself when I stand
    plan.autoPauseHint = Never in a race.
    plan.speed = Speed of the replay
    plan.speedHint = At 1× every line is heard. Faster, a line is spoken when the voice is free; \
    all of them are shown.
    plan.metronome = Metronome
    plan.metronomeOff = Off
    plan.metronomeAlways = Always
    plan.metronomeOnDemand = When I stray
    plan.cadence = Steps a minute, 150 to 230
    plan.cadenceProblem = Type a whole number from 150 to 230.
    plan.cadenceBand = Steps either side
    plan.cadenceBandProblem = 1 to 30, please.
    plan.cadenceAfter = Seconds outside
    plan.cadenceAfterProblem = 1 to 300, please.
    plan.takeCadence = Take {cadenceFirst} steps a minute
    plan.onDemandHint = It ticks when your steps have been outside for so long, and falls silent \
    when they are back.
    plan.more = Voice, units and you
    plan.voice = Voice
    plan.voiceAuto = The best there is
    plan.voiceBrowser = This browser’s own
    plan.voiceServer = The server’s
    plan.voiceText = None: text only
    plan.music = Music of other apps
    plan.musicDucks = Plays on, quieter while the coach speaks
    plan.musicStops = May stop; this sound goes on when the screen locks
    plan.musicHint = Browsers that leave it to the page do as you say: Safari today.
    plan.lead04 = Bluetooth headphones swallow the first word
    plan.lead04Hint = Each line then waits 0.4 seconds while a sound that nobody hears wakes the \
    link.
    plan.units = Units
    plan.kilometers = Kilometres
    plan.miles = Miles
    plan.swearing = This coach may swear
    plan.age = Your age
    plan.maxHeartRate = Highest heart rate
    plan.startReplay = Start
    plan.getReady = Get ready
    """
}
