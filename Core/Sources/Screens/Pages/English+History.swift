extension English {
  /// The words of the list of activities and what belongs to it.
  static let history = """
    history.title = History · Pacesetter
    history.description = Everything you did: runs on a map, lifts, trends, and the files you bring.
    history.heading = History
    history.trends = Where it goes
    history.records = Records and races
    history.fastest = Fastest ever
    history.predictions = What a race would take
    history.calendar = Calendar
    history.previousMonth = The month before
    history.nextMonth = The month after
    history.activities = Everything you did
    history.search = Search
    history.searchExample = long run, squat, watch …
    history.empty = Nothing is in your record yet. Bring what you did before, below.
    history.notFound = Nothing has all of these words.
    history.showMore = Show more
    races.heading = Races
    races.undo = Bring it back
    races.plan = Plan a race
    races.name = Name
    races.nameExample = Berlin Marathon
    races.day = Day
    races.distanceExample = 10km, half, marathon
    races.target = Target
    races.pacing = Pacing
    races.even = Even
    races.negative = Second half faster
    races.positive = First half faster
    races.custom = My own
    races.food = To eat
    races.foodExample = 25 g gel at 8 km, 16 km
    races.drink = To drink
    races.drinkExample = 200 ml water at 40 min
    races.notes = Notes
    races.save = Plan it
    races.fueling = To take on the way
    races.remove = Take out
    profile.heading = What is remembered of you
    profile.empty = Nothing yet. Your heart rates, your age and your sex stand for what you do \
    not say elsewhere; zones and load are reckoned with them.
    profile.undo = Bring it back
    profile.add = Remember something
    profile.kind = What
    profile.maxHeartRate = My highest heart rate
    profile.restingHeartRate = My resting heart rate
    profile.age = My age
    profile.sex = My sex: female, male or unspecified
    profile.goal = A goal
    profile.preference = What I like
    profile.dislike = What I do not like
    profile.reference = Somebody or something of mine
    profile.fact = Another fact
    profile.name = Called
    profile.nameExample = Berlin
    profile.value = Is
    profile.hint = It stays on your server, goes with the export and is deleted with everything.
    profile.save = Remember it
    profile.remove = Forget
    import.heading = Bring what you did before
    import.hint = Apple Health exports, FIT, GPX and TCX files, diaries of Strong, Hevy, \
    FitNotes and StrongLifts, or a zip of any of them. What is there already is recognised.
    import.choose = Choose files, or drop them here
    import.weights = Weights without a unit are
    import.kg = kg
    import.lb = lb
    import.progress = How far that is
    import.files = File by file
    import.salvage = A damaged recording can't be read to its end. The report says what would be \
    missing.
    import.salvageButton = Take what is whole
    import.undo = Take it out again
    export.heading = Take it away
    export.hint = Everything in one documented file, for you and for any program.
    export.json = Save everything
    export.csvHint = Or the totals and every set as tables for a spreadsheet, in a zip.
    export.csv = Save tables
    erase.heading = Delete everything
    erase.hint = The record, sessions, voice notes and every copy of them at home, and what lies \
    on this device. Nothing brings it back; save everything first if you may want it again.
    erase.confirm = Type “erase everything”
    """
}
