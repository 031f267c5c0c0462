extension English {
  /// The words of what every page holds.
  static let frame = """
    frame.name = Pacesetter
    frame.needsScript = Pacesetter needs JavaScript: it runs in this page, not on a server.
    frame.pages = Pages
    frame.run = Run
    frame.gym = Gym
    frame.history = History
    frame.ok = OK
    frame.newer = A newer Pacesetter is ready.
    frame.update = Use it now
    storage.unsynced = *{onlyHere}* only on this device
    storage.synced = Nothing is only on this device
    storage.save = Save as a file
    storage.full = This device’s storage is full. Make room before you start.
    storage.broken = This browser’s storage does not answer. What you start is kept in memory only.
    storage.private = This browser keeps nothing, as in a private window. What you start is gone \
    when you close this page.
    storage.elsewhere = Pacesetter is open in another window of this browser. Close it there to \
    train here.
    storage.fullRunning = This device’s storage is full. What comes now is held in memory only: \
    make room, and keep this page open.
    storage.brokenRunning = This browser’s storage does not answer. What comes now is held in \
    memory only: keep this page open. It is tried again every second.
    storage.privateRunning = This browser keeps nothing, as in a private window. The run goes on \
    in memory: keep this page open until the end.
    storage.elsewhereRunning = Pacesetter is open in another window of this browser and keeps \
    the journal there.
    figure.number = No.
    figure.pace = Pace
    figure.time = Time
    figure.heartRate = Heart rate
    figure.distance = Distance
    """
}
