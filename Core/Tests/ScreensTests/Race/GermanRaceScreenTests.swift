import Screens
import Testing
import Training

struct GermanRaceScreenTests {
  // 2026-09-27, a Sunday.
  private static let day = Day(daysSince1970: 20_723)
  private let race = RaceSetup(
    name: "Berlin-Marathon",
    day: Self.day,
    distance: .meters(42_195),
    target: .seconds(12_600),
    fueling: [
      RaceSetup.Cue(.distance(.kilometers(16)), "Gel", amount: "25 g"),
      RaceSetup.Cue(.time(.seconds(2400)), "Gel", amount: "25 g"),
    ],
    hydration: [RaceSetup.Cue(.distance(.kilometers(20.5)), "Wasser", amount: "600 ml")]
  )

  private func yardstick(_ meters: Double, _ seconds: Double) -> Trends.Record {
    .yardstick(meters: meters, seconds: seconds, on: Self.day - 20)
  }

  @Test(arguments: [
    (-12, "in 12 Tagen"), (-1, "morgen"), (0, "heute"), (1, "gestern"), (30, "vor 30 Tagen"),
  ])
  func `says how far away it is`(days: Int, words: String) {
    let screen = RaceScreen(race, seenFrom: Self.day + days, in: .german)
    #expect(screen.date == "Marathon, So., 27. September 2026, " + words)
  }

  @Test func `says what it asks for, and what the runs predict`() {
    var race = race
    race.fallbacks = [.seconds(12_900), .seconds(13_500)]
    let half = yardstick(21_097.5, 6000)
    #expect(
      RaceScreen(race, yardstick: half, seenFrom: Self.day - 12, in: .german).sentences == [
        "Zielzeit 3:30:00 (4:59 /km).",
        "Falls das nicht klappt: 3:35:00 (5:06 /km), dann 3:45:00 (5:20 /km).",
        "Prognose nach deinen Läufen: 3:27:47 bis 3:28:30"
          + " (Grundlage: Halbmarathon in 1:40:00 am 7. September 2026).",
        "Dein Ziel ist 1:30 langsamer als die Prognose.",
        "Gleichmäßiges Tempo: die Hälfte nach 1:45:00.",
      ]
    )
    let none = RaceScreen(race, seenFrom: Self.day - 12, in: .german).sentences
    #expect(none[2] == "Kein Lauf der letzten zwölf Wochen ist lang genug für eine Prognose.")
    let short = yardstick(5000, 1500)
    #expect(
      RaceScreen(race, yardstick: short, seenFrom: Self.day, in: .german).sentences[2]
        == "Deine Bestleistung der letzten zwölf Wochen, 5 km in 25:00 am 7. September 2026,"
        + " ist zu kurz für eine Prognose."
    )
  }

  @Test func `says what to take where, and what to change in it`() {
    let screen = RaceScreen(race, seenFrom: Self.day, in: .german)
    #expect(screen.cues == ["40:00: Gel, 25 g", "16,00 km: Gel, 25 g", "20,50 km: Wasser, 600 ml"])
    #expect(
      screen.warnings == [
        "Plane mehr zu essen ein: 14 g Kohlenhydrate pro Stunde sind wenig; es helfen etwa 60 g"
          + " Kohlenhydrate pro Stunde, zum Beispiel alle 25 min ein Gel mit 25 g.",
        "Trink es in zwei Portionen: 600 ml bei 20,50 km sind viel auf einmal.",
      ]
    )
    var carried = race
    carried.carried = [RaceSetup.Carried("Gel")]
    #expect(
      RaceScreen(carried, seenFrom: Self.day, in: .german).warnings.last
        == "Pack noch 1 Gel ein: Du nimmst 1 mit und planst 2."
    )
  }

  @Test(
    arguments: [
      (12_552, "Du bist 42,40 km in 3:29:12 gelaufen, 0:48 schneller als dein Ziel."),
      (12_670, "Du bist 42,40 km in 3:31:10 gelaufen, 1:10 langsamer als dein Ziel."),
      (12_600, "Du bist 42,40 km in 3:30:00 gelaufen, auf die Sekunde deine Zielzeit."),
      (nil, "Du bist 42,40 km gelaufen."),
    ] as [(Double?, String)]
  )
  func `says how it went`(seconds: Double?, words: String) {
    var run = ActivitySummary(
      id: "run",
      sport: .running,
      kind: "running",
      startedAt: LocalTime(Self.day.midnight),
      source: .fit
    )
    run.distance = .meters(42_400)
    run.elapsed = seconds.map { .seconds($0) }
    let screen = RaceScreen(race, result: run, seenFrom: Self.day + 3, in: .german)
    #expect(screen.sentences.last == words)
    let missed = RaceScreen(race, seenFrom: Self.day + 3, in: .german)
    #expect(
      missed.sentences.last == "Dein Verlauf hat an diesem Tag keinen Lauf von etwa dieser Länge."
    )
  }

  @Test func `tells the parts, the crowd and the pace of each split`() {
    var race = race
    race.pacing = .custom
    race.startsCrowded = true
    race.parts = [
      RaceSetup.Part(.kilometers(10), in: .seconds(3000)),
      RaceSetup.Part(.meters(32_195), in: .seconds(9600)),
    ]
    let screen = RaceScreen(race, seenFrom: Self.day, in: .german)
    #expect(
      screen.sentences.contains(
        "Deine Einteilung: 10,00 km in 50:00 (5:00 /km), dann 32,20 km in 2:40:00 (4:58 /km)."
      )
    )
    #expect(screen.sentences.last?.hasPrefix("Die ersten 400 m sind frei: Sie dürfen ") == true)
    #expect(screen.table?.rows.last?.first == "42,20")
    #expect(screen.table?.profile?.words.hasPrefix("Geplantes Tempo von ") == true)
    #expect(
      RaceOffer(race, in: .german).sentence == "Dein Wettkampf heute: Berlin-Marathon, Marathon in"
        + " 3:30:00 (4:59 /km), in 2 Teilen, Gedränge am Start, 2-mal essen, 1-mal trinken."
    )
  }
}
