extension English {
  /// The words of finding a workout.
  static let gym = """
    gym.title = Gym · Pacesetter
    gym.description = Find a workout with an honest reason, and be led through every set and \
    minute of it.
    gym.broken = Pacesetter’s core could not go on. Reload the page; your workout is in its \
    journal and goes on where it was.
    gym.noVoice = There is no voice here: what is said is written on the screen, and the last \
    seconds beep. {lack}
    gym.heading = What shall it be?
    gym.time = I have
    gym.anyTime = any time
    gym.minutes10 = 10 min
    gym.minutes15 = 15 min
    gym.minutes20 = 20 min
    gym.minutes30 = 30 min
    gym.minutes45 = 45 min
    gym.minutes60 = an hour
    gym.minutes90 = 90 min
    gym.place = I am
    gym.anywhere = anywhere
    gym.home = at home
    gym.inGym = in a gym
    gym.outdoors = outdoors
    gym.traveling = travelling
    gym.equipment = What there is
    gym.more = More wishes
    gym.kind = Kind
    gym.focus = Focus
    gym.feeling = I feel
    gym.feelingUsual = as always
    gym.feeling5 = strong, 5 of 5
    gym.feeling4 = good, 4 of 5
    gym.feeling3 = so-so, 3 of 5
    gym.feeling2 = tired, 2 of 5
    gym.feeling1 = worn out, 1 of 5
    gym.weeklyGoal = Workouts a week that you aim at
    gym.excludedExercises = Never with these exercises, one a line
    gym.excludedTags = Never with these tags, one a line
    gym.lessOf = Less is made of: *{lessOf}*
    gym.resetWeights = As at first
    gym.search = Search workouts and exercises
    gym.searchExample = Workout or exercise
    gym.loading = Getting the workouts ready …
    gym.today = Today
    gym.nothingFits = Nothing fits all of that.
    gym.clearFilters = Ask for less
    gym.showMore = Show more
    gym.notFound = No workout and no exercise is called that.
    gym.showAll = Show all
    gym.log = Log, records and the daily challenge
    gym.write = Write one yourself
    gym.why = Why here?
    gym.reasons = What speaks for it
    gym.drawbacks = Why not higher
    gym.lessOfThis = Less of this
    """
}
