extension English {
  /// The words of one activity, and two side by side.
  static let activity = """
    activity.leave = ‹ History
    activity.map = The way, north up
    activity.charts = Second by second
    activity.at = At *{time}*
    activity.splits = Splits
    activity.km = km
    activity.heart = Heart
    activity.zones = Heart rate zones
    activity.best = Fastest stretches
    activity.lines = Said on the way
    activity.compare = Compare with
    activity.files = As a file
    activity.share = Share
    notes.heading = What you say of it
    notes.name = Name
    notes.nameExample = Long run
    notes.effort = Effort
    notes.noEffort = Not said
    notes.effort1 = 1, very easy
    notes.effort5 = 5, hard
    notes.effort7 = 7, very hard
    notes.effort10 = 10, all there was
    notes.notes = Notes
    notes.save = Keep
    compare.leave = ‹ Back
    compare.heading = Two side by side
    compare.totals = Totals
    compare.first = First
    compare.second = Second
    compare.difference = Second has
    compare.firstIs = First: {first}
    compare.secondIs = Second: {second}
    compare.gap = How far the second was behind
    compare.after = After *{place}*:
    compare.kilometers = Kilometre by kilometre
    compare.km = km
    compare.gapColumn = Second was
    """
}
