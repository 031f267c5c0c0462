/// Something that a native app shows; its raw value is the key of the words in ``PageWords``.
///
/// Where a page says the same, both show the same words.
public enum AppWord: String, CaseIterable, Hashable, Sendable {
  // MARK: Anywhere

  case done = "watch.done"
  case cancel = "run.cancel"
  case run = "apps.run"
  case gym = "frame.gym"
  case history = "frame.history"
  case settings = "apps.settings"
  case coach = "plan.coach"
  case diskFull = "apps.diskFull"
  case onlyHere = "apps.onlyHere"

  // MARK: A run

  case start = "watch.start"
  case startNow = "run.startNow"
  case pause = "run.pause"
  case resume = "run.resume"
  case lap = "run.lap"
  case end = "run.end"
  case startAsk = "apps.startAsk"
  case endAsk = "run.endAsk"
  case soundAway = "apps.soundAway"
  case soundBack = "apps.soundBack"
  case endRun = "run.endRun"
  case endWorkout = "apps.endWorkout"
  case discard = "run.discard"
  case mute = "run.mute"
  case splits = "run.splits"
  case noSplits = "run.noSplits"
  case laps = "run.laps"
  case lines = "run.lines"
  case linesEmpty = "run.linesEmpty"
  case why = "run.why"
  case preparing = "run.preparing"
  case waitingForFix = "run.waitingForFix"
  case waitingForMovement = "run.waitingForMovement"
  case countdown = "run.countdown"
  case runEnded = "watch.ended"
  case openRun = "apps.openRun"
  case openWorkout = "apps.openWorkout"
  case finish = "unfinished.finish"
  case waterLock = "apps.waterLock"

  // MARK: The plan of a run

  case mode = "plan.mode"
  case free = "plan.free"
  case training = "plan.training"
  case race = "plan.race"
  case goal = "plan.goal"
  case noGoal = "plan.noGoal"
  case distance = "plan.distance"
  case time = "plan.time"
  case place = "plan.place"
  case outdoors = "plan.outdoors"
  case treadmill = "plan.treadmill"
  case autoStart = "apps.autoStart"
  case units = "plan.units"
  case language = "settings.language"
  case systemLanguage = "apps.systemLanguage"
  case english = "apps.english"
  case german = "apps.german"
  case kilometers = "plan.kilometers"
  case miles = "plan.miles"
  case swearing = "plan.swearing"
  case talk = "plan.talk"
  case talkLess = "plan.talkLess"
  case talkNormal = "plan.talkNormal"
  case talkMore = "plan.talkMore"
  case metronome = "plan.metronome"
  case slower = "metronome.slower"
  case faster = "metronome.faster"
  case tickVolume = "run.tickVolume"
  case startTicks = "apps.startTicks"
  case stopTicks = "apps.stopTicks"

  // MARK: The race pack

  case pack = "plan.pack"
  case packNone = "plan.packNone"
  case packWhole = "plan.packWhole"
  case packMake = "plan.packMake"
  case packMissing = "apps.packMissing"
  case packNeedsServer = "apps.packNeedsServer"
  case tones = "apps.tones"

  // MARK: The other device

  case watchTracks = "apps.watchTracks"
  case phoneTracks = "apps.phoneTracks"
  case waitingForPhone = "watch.waiting"
  case phoneLost = "watch.phoneLost"
  case phoneHere = "watch.phone"
  case watchHere = "peer.watch"
  case watchLost = "apps.watchLost"
  case waitingForWatch = "apps.waitingForWatch"
  case startOnWatch = "apps.startOnWatch"
  case coachSpeaks = "watch.coach"
  case gaveWay = "apps.gaveWay"

  // MARK: Health

  case healthRefused = "apps.healthRefused"
  case workoutLost = "apps.workoutLost"
  case locationOff = "apps.locationOff"
  case workoutSaved = "apps.workoutSaved"
  case noRuns = "apps.noRuns"

  // MARK: The runner's server

  case server = "apps.server"
  case serverWhy = "apps.serverWhy"
  case serverAddressField = "apps.serverAddressField"
  case serverAddress = "apps.serverAddress"
  case serverCode = "pair.code"
  case pair = "pair.pair"
  case pairing = "apps.pairing"
  case pairedWith = "apps.pairedWith"
  case pairAsk = "apps.pairAsk"
  case unpair = "apps.unpair"
  case serverSilent = "apps.serverSilent"
  case serverStranger = "apps.serverStranger"
  case serverRefused = "apps.serverRefused"
  case keychainRefused = "apps.keychainRefused"

  // MARK: Talking to the coach

  case talkToCoach = "talk.label"
  case talkExample = "talk.example"
  case sayIt = "talk.send"
  case heard = "talk.heard"
  case record = "talk.record"
  case unheard = "talk.unheard"
  case microphoneOff = "apps.microphoneOff"
  case endNote = "apps.endNote"
  case writingDown = "apps.writingDown"

  // MARK: History

  case map = "apps.map"
  case mapWhy = "apps.mapWhy"
  case showMap = "apps.showMap"
  case best = "activity.best"
  case zones = "activity.zones"
  case trends = "history.trends"
  case records = "history.fastest"
  case racePredictions = "apps.racePredictions"
  case weeks = "apps.weeks"
  case memory = "mind.remembered"
  case noMemory = "mind.noMemory"
  case forget = "mind.forget"
  case recordWhy = "apps.recordWhy"

  // MARK: Calendars

  case calendars = "calendars.heading"
  case useCalendars = "apps.useCalendars"
  case calendarsWhy = "apps.calendarsWhy"
  case calendarsOff = "apps.calendarsOff"

  // MARK: This phone's own language model

  case mind = "mind.heading"
  case ownModel = "apps.ownModel"
  case ownModelWhy = "apps.ownModelWhy"
  case noOwnModel = "apps.noOwnModel"
  case ownModelOff = "apps.ownModelOff"
  case ownModelLoading = "apps.ownModelLoading"
  case modelSees = "mind.shared"
  case modelSeesWords = "mind.words"
  case modelSeesRun = "mind.thisRun"
  case modelSeesTooLittle = "mind.notShared"

  // MARK: The gym

  case findWorkout = "gym.search"
  case challengeCount = "apps.challengeCount"
  case fitsToday = "apps.fitsToday"
  case nothingFound = "apps.nothingFound"
  case gymLog = "log.heading"
  case lastSevenDays = "log.week"
  case noSessions = "log.empty"

  case chooseWorkout = "apps.chooseWorkout"
  case noWorkouts = "apps.noWorkouts"
  case skip = "apps.skip"
  case back = "plan.back"
  case undoSet = "watch.undoSet"
  case moreRest = "apps.moreRest"
  case workoutEnded = "apps.workoutEnded"
}
