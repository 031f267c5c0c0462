extension English {
  /// The words of the watch.
  static let watch = """
    watch.title = Watch · Pacesetter
    watch.description = Pacesetter on your wrist: start, pause and end a run, see it, and talk \
    to your coach.
    watch.heading = Pacesetter on your wrist
    watch.waiting = Waiting for phone
    watch.phone = Phone
    watch.phoneLost = Phone offline
    watch.onlyHere = *{onlyHere}* not synced
    watch.coach = Coach
    watch.start = Start
    watch.pair = Pair this watch
    watch.strap = Strap
    watch.usePhone = Use phone GPS
    watch.asking = Asking the phone …
    watch.km = km
    watch.pause = Pause
    watch.resume = Resume
    watch.startNow = Start
    watch.end = End
    watch.hold = Hold
    watch.sure = Sure?
    watch.mark = Mark
    watch.talk = Talk
    watch.seconds = {talked} s
    watch.ended = Run ended
    watch.done = Done
    watch.gym = Gym
    watch.sets = Sets
    watch.previousExercise = Previous exercise
    watch.nextExercise = Next exercise
    watch.undoSet = Undo last set
    """
}
