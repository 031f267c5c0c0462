extension English {
  /// The words of one activity, and two side by side.
  static let activity = """
    activity.leave = ‹ History
    activity.map = Route, north up
    activity.charts = Charts
    activity.at = At *{time}*
    activity.splits = Splits
    activity.km = km
    activity.laps = Laps
    activity.heart = Heart rate
    activity.zones = Heart rate zones
    activity.best = Best efforts
    activity.lines = Coach’s lines
    activity.compare = Compare with
    activity.files = Files
    activity.share = Share
    activity.race = Race this run
    activity.remove = Delete activity
    notes.heading = Notes
    notes.name = Name
    notes.nameExample = Long run
    notes.effort = Effort
    notes.noEffort = Not rated
    notes.effort1 = 1, very easy
    notes.effort5 = 5, hard
    notes.effort7 = 7, very hard
    notes.effort10 = 10, all out
    notes.notes = Notes
    notes.save = Save
    compare.leave = ‹ Back
    compare.heading = Compare
    compare.totals = Totals
    compare.first = First
    compare.second = Second
    compare.difference = Difference
    compare.firstIs = First: {first}
    compare.secondIs = Second: {second}
    compare.gap = Gap over distance
    compare.after = At *{place}*:
    compare.kilometers = Kilometer by kilometer
    compare.km = km
    compare.gapColumn = Difference
    """
}
