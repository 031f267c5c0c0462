extension English {
  /// The words of the list of activities and what belongs to it.
  static let history = """
    history.title = History · Pacesetter
    history.description = Your activities, maps, records and trends, with import and export.
    history.heading = History
    history.trends = Trends
    history.records = Records and race predictions
    history.fastest = Personal records
    history.predictions = Race predictions
    history.calendar = Calendar
    history.previousMonth = Previous month
    history.nextMonth = Next month
    history.activities = Activities
    history.search = Search
    history.searchExample = long run, squat, watch …
    history.empty = No activities yet. Import your earlier ones below.
    history.notFound = No activity matches all of these words.
    history.showMore = Show more
    races.heading = Races
    races.undo = Undo
    races.plan = Plan a race
    races.name = Name
    races.nameExample = Berlin Marathon
    races.day = Date
    races.distanceExample = 10 km, half marathon, marathon
    races.target = Goal time
    races.pacing = Pacing
    races.even = Even
    races.negative = Negative split (second half faster)
    races.positive = Positive split (first half faster)
    races.custom = Custom
    races.food = Food
    races.foodExample = 25 g gel at 8 km, 16 km
    races.drink = Drink
    races.drinkExample = 200 ml water at 40 min
    races.notes = Notes
    races.save = Save race
    races.fueling = Fueling plan
    races.remove = Delete
    profile.heading = Profile and notes
    profile.empty = Nothing yet. Your age, sex and heart rates set your zones and training load.
    profile.undo = Undo
    profile.add = Add
    profile.kind = What
    profile.maxHeartRate = Max heart rate
    profile.restingHeartRate = Resting heart rate
    profile.age = Age
    profile.sex = Sex (female, male or unspecified)
    profile.goal = Goal
    profile.preference = Like
    profile.dislike = Dislike
    profile.reference = A person or thing in my life
    profile.fact = Other note
    profile.name = Name
    profile.nameExample = Berlin
    profile.value = Value
    profile.hint = Stays on your server, is part of every export, and goes when you delete \
    everything.
    profile.save = Save
    profile.remove = Delete
    import.heading = Import
    import.hint = Apple Health exports, FIT, GPX and TCX files, diaries from Strong, Hevy, \
    FitNotes and StrongLifts, or a zip of any of them. Duplicates are skipped.
    import.choose = Choose files or drop them here
    import.weights = Weights without a unit are in
    import.kg = kg
    import.lb = lb
    import.progress = Progress
    import.files = Details by file
    import.salvage = Part of a recording is damaged. The details below say what would be missing.
    import.salvageButton = Import what is intact
    import.undo = Undo import
    export.heading = Export
    export.hint = Everything in one documented file, for you and for any program.
    export.json = Export all (JSON)
    export.csvHint = Totals and sets as tables for a spreadsheet, zipped.
    export.csv = Export CSV
    erase.heading = Delete everything
    erase.hint = Deletes your activities, sessions and voice notes, with every copy on the \
    server, and everything on this device. You cannot undo this: export first if you may want it \
    back.
    erase.confirm = Type “erase everything”
    """
}
