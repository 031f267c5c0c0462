import Training

extension ActivityTable.Row {
  /// The activity that the readings beside a table are of, with the totals of the table; none without readings.
  func recorded(_ files: [SeriesFile], of program: String) -> Activity? {
    guard let startedAt, let whole = elapsed ?? moving, !files.isEmpty else { return nil }
    let start = startedAt.instant.secondsSince1970
    let samples = SeriesFile.samples(files, from: start, seconds: whole.inSeconds)
    guard samples.count > 0 else { return nil }
    let word = SportWord(sport ?? "")
    var recording = Recording(
      source: .json,
      sport: word.sport,
      kind: word.kind,
      startedAt: startedAt,
      samples: samples,
      totals: Recording.Totals(
        distance: distance,
        timer: moving ?? elapsed,
        elapsed: whole,
        kilocalories: kilocalories
      ),
      ascent: ascent
    )
    recording.findPauses()
    CadenceRule.settle(&recording, writtenAs: .steps)
    var activity = Activity(recording, sourceName: program)
    activity.summary.source = .table
    activity.summary.averageHeartRate = averageHeartRate ?? activity.summary.averageHeartRate
    activity.summary.maxHeartRate = maxHeartRate ?? activity.summary.maxHeartRate
    return activity
  }

  /// Names the files of the days in UTC from start to end, by what stands before and behind the day.
  mutating func keepReadings(ofDays files: [(before: String, behind: String)]) {
    guard let start = startedAt?.instant, let whole = (elapsed ?? moving)?.inSeconds else { return }
    let end = start.advanced(bySeconds: whole)
    for moment in [start, end] {
      let day = LocalTime(moment).day.text
      for (before, behind) in files where !readings.contains(before + day + behind) {
        readings.append(before + day + behind)
      }
    }
  }
}
