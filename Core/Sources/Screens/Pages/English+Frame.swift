extension English {
  /// The words of what every page holds.
  static let frame = """
    frame.name = Pacesetter
    frame.needsScript = Pacesetter needs JavaScript: everything happens in this page.
    frame.pages = Pages
    frame.run = Run
    frame.gym = Gym
    frame.history = History
    frame.settings = Settings
    frame.ok = OK
    frame.newer = An update is ready.
    frame.update = Update now
    storage.unsynced = *{onlyHere}* not synced yet
    storage.synced = Synced
    storage.save = Save as a file
    storage.full = This device’s storage is full. Free some space before you start.
    storage.broken = This browser’s storage does not respond. What you start is kept in memory only.
    storage.private = This browser stores nothing, as in a private window. What you start is \
    lost when you close this page.
    storage.elsewhere = Pacesetter is open in another window. Close it there to train here.
    storage.fullRunning = This device’s storage is full. New data is held in memory only: free \
    some space and keep this page open.
    storage.brokenRunning = This browser’s storage does not respond. New data is held in memory \
    only: keep this page open. Pacesetter retries every second.
    storage.privateRunning = This browser stores nothing, as in a private window. Your run is \
    held in memory: keep this page open until the end.
    storage.elsewhereRunning = Pacesetter is open in another window, which keeps the journal.
    figure.number = No.
    figure.pace = Pace
    figure.time = Time
    figure.heartRate = Heart rate
    figure.distance = Distance
    """
}
