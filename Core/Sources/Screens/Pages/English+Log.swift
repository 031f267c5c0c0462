extension English {
  /// The words of the gym log.
  static let log = """
    log.title = Gym log · Pacesetter
    log.description = Your workouts, your records, and what to lift next.
    log.heading = Gym log
    log.week = Last seven days
    log.muscles = Sets per muscle
    log.musclesHint = A set counts as one for its main muscles and as half for the others. \
    Warm-ups do not count. About {band} a week is a common target.
    log.muscle = Muscle
    log.sets = Sets
    log.workouts = Workouts
    log.older = Older workouts
    log.empty = No workouts yet.
    log.find = Find one
    log.exercises = Exercises
    log.records = Records
    log.leave = ‹ Gym log
    log.next = Next time
    log.rule = Progression
    log.rule8to12 = 8 to 12 reps, then +2.5 kg
    log.rule6to8 = 6 to 8 reps, then +2.5 kg
    log.rulePlus25 = +2.5 kg each time
    log.rulePlus5 = +5 kg each time
    log.ruleGreyskull = Greyskull: last set AMRAP
    log.reps = Reps
    log.best = Estimated 1RM
    log.bestHint = Estimated with Epley’s formula from each day’s best set of up to 12 reps.
    log.days = All days
    log.day = Day
    log.estimate = Est. 1RM
    log.remove = Delete workout
    exercise.muscles = Muscles
    exercise.instead = Alternatives
    exercise.workouts = Workouts with this exercise
    exercise.catalog = All exercises
    exercise.search = Search by name or muscle
    exercise.searchExample = pushups
    challenge.heading = Daily challenge
    challenge.exercise = Exercise
    challenge.goal = Daily goal
    challenge.score = *{done}* of {goal} today{days}
    challenge.onlyHere = Not synced yet.
    challenge.undo = Undo
    """
}
