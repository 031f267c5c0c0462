import Screens
import Testing
import Training

struct RunWorthWordsTests {
  private func activity(
    _ seconds: [Int],
    elapsed: Int? = nil,
    sport: Recording.Sport = .running
  ) -> Activity {
    var summary = ActivitySummary(
      sport: sport,
      kind: sport.rawValue,
      startedAt: LocalTime(secondsSince1970: 0),
      source: .fit
    )
    let time = seconds.reduce(0, +)
    summary.distance = .kilometers(Double(seconds.count))
    summary.moving = .seconds(time)
    summary.elapsed = .seconds(elapsed ?? time)
    let splits = seconds.map { time in
      ActivitySplit(distance: .meters(1000), moving: .seconds(time), elapsed: .seconds(time))
    }
    return Activity(summary: summary, splits: splits)
  }

  @Test func `praises a faster second half`() {
    var run = activity([320, 320, 310, 310])
    run.summary.averageHeartRate = .beatsPerMinute(150.6)
    run.summary.maxHeartRate = .beatsPerMinute(168)
    #expect(
      RunWorth(run).sentences() == [
        "You ran 4.00 km in 21:00, at 5:15 /km.",
        "Your heart averaged 151 bpm and reached 168 bpm.",
        "What went well: you were faster in the second half: 5:20 /km, then 5:10 /km.",
        "One to try: rate your effort, so that you can compare it later.",
      ]
    )
    run.summary.effort = 6
    #expect(RunWorth(run).sentences().last == "One to try: repeat it and compare the two.")
  }

  @Test func `asks for a slower beginning where the end was slow`() {
    #expect(
      RunWorth(activity([300, 290, 330, 340])).sentences() == [
        "You ran 4.00 km in 21:00, at 5:15 /km.",
        "What went well: your fastest kilometer was number 2, in 4:50.",
        "One to try: begin near 5:15 /km, your average; you began at 4:55 /km and ended at 5:35 /km.",
      ]
    )
  }

  @Test func `says how long the pauses took`() {
    let sentences = RunWorth(activity([300, 300, 300, 300], elapsed: 1390)).sentences()
    #expect(
      sentences.suffix(2) == [
        "What went well: your pace was even over both halves: 5:00 /km, then 5:00 /km.",
        "One to try: pause less; your pauses took 3:10.",
      ]
    )
  }

  @Test func `writes miles for those who count in miles`() {
    let sentences = RunWorth(activity([300, 300, 300, 300])).sentences(units: .imperial)
    #expect(sentences.first == "You ran 2.49 mi in 20:00, at 8:03 /mi.")
    #expect(!sentences.joined().contains("km"))
  }

  @Test func `gives a ride no pace`() {
    #expect(
      RunWorth(activity([120, 120, 120, 120], sport: .cycling)).sentences() == [
        "You rode 4.00 km in 8:00.", "What went well: you kept going without a long pause.",
        "One to try: wear a heart rate sensor, so that your zones show how hard it was.",
      ]
    )
  }

  @Test func `claims nothing of an activity without figures`() {
    let summary = ActivitySummary(
      sport: .other,
      kind: "Yoga",
      startedAt: LocalTime(secondsSince1970: 0),
      source: .appleHealth
    )
    #expect(
      RunWorth(Activity(summary: summary)).sentences() == [
        "You trained.", "What went well: you went out, and it is in your record.",
        "One to try: wear a heart rate sensor, so that your zones show how hard it was.",
      ]
    )
  }

  @Test func `sums up a run in German`() {
    var run = activity([320, 320, 310, 310])
    run.summary.averageHeartRate = .beatsPerMinute(150.6)
    run.summary.maxHeartRate = .beatsPerMinute(168)
    #expect(
      RunWorth(run).sentences(in: .german) == [
        "Du bist 4,00 km in 21:00 mit 5:15 /km gelaufen.",
        "Dein Puls lag im Schnitt bei 151, in der Spitze bei 168.",
        "Gelungen: Du warst in der zweiten Hälfte schneller: 5:20 /km, dann 5:10 /km.",
        "Fürs nächste Mal: Bewerte deine Anstrengung, damit du sie später vergleichen kannst.",
      ]
    )
    #expect(
      RunWorth(activity([300, 290, 330, 340])).sentences(in: .german).suffix(2) == [
        "Gelungen: Dein schnellster Kilometer war Nummer 2, in 4:50.",
        "Fürs nächste Mal: Lauf nahe deinem Schnitt von 5:15 /km los; begonnen hast du mit "
          + "4:55 /km, geendet mit 5:35 /km.",
      ]
    )
    let ride = activity([120, 120, 120, 120], elapsed: 670, sport: .cycling)
    #expect(
      RunWorth(ride).sentences(in: .german) == [
        "Du bist 4,00 km in 8:00 gefahren.",
        "Gelungen: Du hast dich aufgerafft, und es steht in deinem Verlauf.",
        "Fürs nächste Mal: Mach weniger Pausen; deine dauerten 3:10.",
      ]
    )
  }
}
