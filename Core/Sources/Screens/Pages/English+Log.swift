extension English {
  /// The words of the gym log.
  static let log = """
    log.title = Gym log · Pacesetter
    log.description = What you lifted, your records, and what is next and why.
    log.heading = Gym log
    log.week = The last seven days
    log.muscles = Sets for each muscle
    log.musclesHint = A set counts one for the muscles it is done for and half for those that \
    help; warm-ups do not count. About {band} a week is a usual aim.
    log.muscle = Muscle
    log.sets = Sets
    log.workouts = Workouts
    log.older = Older ones
    log.empty = No workout is in your log yet.
    log.find = Find one
    log.exercises = Exercises
    log.records = Records
    log.leave = ‹ Gym log
    log.next = Next time
    log.rule = Rule
    log.rule8to12 = 8 to 12 reps, then +2.5 kg
    log.rule6to8 = 6 to 8 reps, then +2.5 kg
    log.rulePlus25 = +2.5 kg each time
    log.rulePlus5 = +5 kg each time
    log.ruleGreyskull = Greyskull: last set open
    log.reps = Reps
    log.best = Best single lift, estimated
    log.bestHint = By Epley from your best set of each day, up to 12 reps; a single counts as it is.
    log.days = Every day of it
    log.day = Day
    log.estimate = Estimate
    log.remove = Take it out of the log
    challenge.heading = Daily challenge
    challenge.exercise = What
    challenge.goal = A day
    challenge.score = *{done}* of {goal} today{days}
    challenge.onlyHere = Some of it is only on this device until your server answers.
    challenge.undo = Undo
    """
}
