extension English {
  /// The words of the watch.
  static let watch = """
    watch.title = Watch · Pacesetter
    watch.description = Pacesetter on the wrist: start, pause and end a run, see it, and talk to \
    your coach.
    watch.heading = Pacesetter on the wrist
    watch.waiting = Waiting for phone
    watch.phone = Phone
    watch.phoneLost = Phone lost
    watch.onlyHere = *{onlyHere}* only here
    watch.coach = Coach
    watch.start = Start
    watch.pair = Pair this watch
    watch.strap = Strap
    watch.usePhone = Phone tracks
    watch.asking = Asking the phone …
    watch.km = km
    watch.pause = Pause
    watch.resume = Resume
    watch.startNow = Now
    watch.end = End
    watch.hold = Hold
    watch.sure = Sure?
    watch.talk = Talk
    watch.seconds = {talked} s
    watch.ended = Run ended
    watch.done = Done
    watch.gym = Gym
    watch.sets = Sets
    watch.previousExercise = Exercise before
    watch.nextExercise = Next exercise
    watch.undoSet = Undo the last set
    """
}
