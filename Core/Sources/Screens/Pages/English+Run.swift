extension English {
  /// The words of a run, its sensors and its summary.
  static let run = """
    run.broken = Pacesetter’s core could not go on. Reload the page; if that does not help, \
    start the server again.
    run.offline = The server is gone. The run goes on; new voice clips cannot be made.
    run.noVoice = There is no voice here, so your coach writes. {lack}
    run.heading = The run
    run.sensors = Sensors
    run.pocket = Pocket mode: black screen, no touch
    run.preparing = Ready when you are.
    run.waitingForFix = Waiting for a good GPS position. Out in the open it comes within a minute.
    run.countdown = seconds to go
    run.tryAgain = Try again
    run.figures = Figures
    run.position = Where you are on the route
    run.progress = How much of the run is done
    run.slowerTicks = Slower ticks
    run.fasterTicks = Faster ticks
    run.tickVolume = Volume of the ticks
    run.lines = What your coach says
    run.linesEmpty = Your coach is listening. The first words come when there is something to say.
    run.earlierLines = Earlier lines
    run.cut = cut short
    run.why = Why?
    run.splits = Splits
    run.noSplits = None yet.
    run.laps = Laps
    run.gaps = Not measured
    run.clips = Voice clips ready: {ready} of {wanted}. With all of them, the server may go.
    run.controls = Controls
    run.mute = Mute
    run.pause = Pause
    run.play = Play
    run.speed = Speed
    run.finish = Finish
    run.finishAsk = Finish the run here?
    run.finishHint = You get the summary of what you have run so far.
    run.keepRunning = Keep running
    run.discarding = Thrown away in *{secondsLeft}* s.
    run.undo = Undo
    run.leave = Leave
    run.cancel = Cancel
    run.start = Start
    run.startNow = Start now
    run.resume = Resume
    run.lap = Lap
    run.end = End
    run.endAsk = End the run?
    run.endHint = Holding the button for a second ends it without asking.
    run.endRun = End the run
    run.discard = Throw it away; ten seconds to undo
    run.pocketName = Pocket mode
    run.pocketHold = Hold to leave pocket mode
    run.pocketHint = Hold it for a second
    sensors.insecure = A browser gives sensors to a secure address (https) only.
    sensors.howSecure = How to get one
    sensors.positionAsking = Your browser asks for your position; please allow it.
    sensors.positionRefused = Your position is not given to this page. Allow it in the browser’s \
    settings for this site.
    sensors.positionAbsent = This browser knows no position. A foot pod can measure the distance.
    sensors.positionOn = Keep this page on the screen: a hidden page, or a locked screen, is \
    given no position. Pocket mode keeps it safe in a pocket.
    sensors.screen = The screen cannot be kept on here. Set your phone’s own screen timeout as \
    long as the run.
    sensors.heartRate = Heart-rate strap
    sensors.connectHeartRate = Connect a heart-rate strap
    sensors.connect = Connect
    sensors.disconnectHeartRate = Let go of the heart-rate strap
    sensors.disconnect = Let go
    sensors.footpod = Foot pod
    sensors.connectFootpod = Connect a foot pod
    sensors.disconnectFootpod = Let go of the foot pod
    sensors.bluetooth = Straps and pods need a browser with Web Bluetooth: Chrome or Edge on \
    Android, Windows, macOS or Linux. Safari and Firefox have none; the run goes well without.
    sensors.beltSpeed = Speed of the treadmill in {beltUnit}
    sensors.beltProblem = Type a speed, for example 9.5.
    sensors.setBelt = Set
    sensors.stopBelt = It stands
    sensors.beltHint = Needed without a foot pod only. Type it again whenever you change it.
    summary.splits = Splits
    summary.noSplits = No split was completed.
    summary.laps = Laps
    summary.gaps = Not measured
    summary.coach = Your coach
    summary.spoken = Lines said
    summary.skipped = Lines held back
    summary.again = Run it again with another coach
    summary.another = Choose another recording
    summary.done = Done
    why.heading = Why did you say that?
    why.close = Close
    """
}
