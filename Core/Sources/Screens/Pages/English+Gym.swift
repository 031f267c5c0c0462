extension English {
  /// The words of finding a workout.
  static let gym = """
    gym.title = Gym · Pacesetter
    gym.description = Find a workout that fits, with honest reasons, and follow it set by set.
    gym.broken = Something went wrong. Reload the page: your workout is saved and continues \
    where it was.
    gym.noVoice = No voice available: cues are shown as text, and the last seconds beep. {lack}
    gym.heading = Find a workout
    gym.time = Time
    gym.anyTime = any
    gym.minutes10 = 10 min
    gym.minutes15 = 15 min
    gym.minutes20 = 20 min
    gym.minutes30 = 30 min
    gym.minutes45 = 45 min
    gym.minutes60 = 60 min
    gym.minutes90 = 90 min
    gym.place = Place
    gym.anywhere = anywhere
    gym.home = at home
    gym.inGym = gym
    gym.outdoors = outdoors
    gym.traveling = traveling
    gym.equipment = Equipment
    gym.more = More filters
    gym.kind = Type
    gym.focus = Focus
    gym.feeling = Feeling
    gym.feelingUsual = normal
    gym.feeling5 = strong, 5 of 5
    gym.feeling4 = good, 4 of 5
    gym.feeling3 = so-so, 3 of 5
    gym.feeling2 = tired, 2 of 5
    gym.feeling1 = worn out, 1 of 5
    gym.weeklyGoal = Weekly goal (workouts)
    gym.excludedExercises = Exclude exercises, one per line
    gym.excludedTags = Exclude tags, one per line
    gym.lessOf = Ranked lower: *{lessOf}*
    gym.resetWeights = Reset
    gym.search = Search workouts and exercises
    gym.searchExample = Workout or exercise
    gym.loading = Loading workouts …
    gym.today = Today
    gym.nothingFits = No workout matches all filters.
    gym.clearFilters = Clear filters
    gym.showMore = Show more
    gym.notFound = No workout or exercise has that name.
    gym.showAll = Show all
    gym.log = Log, records and daily challenge
    gym.write = Write your own workout
    gym.why = Why this one?
    gym.reasons = Reasons for it
    gym.drawbacks = Reasons against it
    gym.lessOfThis = Less of this
    """
}
