extension English {
  /// The words that only the native apps say.
  static let apps = """
    apps.run = Run
    apps.settings = Settings
    apps.diskFull = This device cannot save. Free some space: nothing is lost while the app is open.
    apps.onlyHere = {count} not synced
    apps.endWorkout = End workout
    apps.openRun = You have an unfinished run
    apps.openWorkout = You have an unfinished workout
    apps.startTicks = Start metronome
    apps.stopTicks = Stop metronome
    apps.watchTracks = Your watch tracks this run
    apps.phoneTracks = Your phone tracks this run
    apps.watchLost = Watch offline
    apps.waitingForWatch = Waiting for watch
    apps.startOnWatch = Start on the watch
    apps.gaveWay = Another device was first. This one follows; what it recorded is saved.
    apps.healthRefused = Pacesetter may not use Health. Allow it in Settings › Health › Data Access.
    apps.workoutLost = Health stopped the workout. Pacesetter continues without its sensors.
    apps.workoutSaved = Saved in Health
    apps.noRuns = No runs in Health yet.
    apps.chooseWorkout = Choose a workout
    apps.noWorkouts = No workouts on this device.
    apps.skip = Skip
    apps.moreRest = 15 s more rest
    apps.waterLock = Water lock
    apps.workoutEnded = Workout ended
    apps.keychainRefused = Unlock this phone and try again. The keychain answered {count}.
    apps.server = Your server
    apps.serverWhy = Without a server everything stays on your devices. With one, your runs are in its history too.
    apps.serverAddressField = Address, such as https://run.example.org
    apps.serverAddress = Type the address of your server, such as https://run.example.org.
    apps.pairing = Pairing
    apps.pairedWith = Paired with {address}
    apps.pairAsk = Send your runs to {address}?
    apps.unpair = Unpair
    apps.serverSilent = Check that your server runs and that this phone is in its network. No answer from {address}
    apps.serverStranger = Pair this phone again: your server does not know it any more.
    apps.map = Map
    apps.mapWhy = Apple’s map service sees the area of your run when the map is shown.
    apps.showMap = Show the map
    apps.racePredictions = Race predictions
    apps.weeks = Weeks
    apps.recordWhy = Pair this phone with your server in Settings to see what it knows of all your training.
    apps.serverRefused = Try again later. Your server answered {count}.
    """
}
