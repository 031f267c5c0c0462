import Training

/// Writes workouts from the whole surface of the grammar, the way careless people write them, and the
/// way a collection would that knows the dialect only from reading it.
public struct WorkoutCorpus {
  private var random: Seed

  /// Starts a collection; the same number gives the same texts.
  public init(_ seed: UInt64) { random = Seed(seed) }

  /// The text of one workout, and how many of its prescriptions and headings have a meaning.
  public mutating func text() -> (text: String, prescriptions: Int, clocks: Int) {
    var text = one(of: [
      "", "", "---\ninput files: [\"a b.png\"]\nprocessed: 2025-11-23T20:05:03Z\n---\n\n",
    ])
    text +=
      "# "
      + one(of: ["Squat/Pull (1/4)", "Away Workout #1", "Full Body – B", "Día 3", "**Legs**"])
      + "\n\n"
    text += one(of: ["", "", "", surroundings])
    var prescriptions = 0
    var clocks = 0
    for _ in 0..<(2 + random.below(4)) {
      let isClocked = random.below(2) == 0
      text += "## " + (isClocked ? clock() : one(of: labels)) + "\n"
      if isClocked { clocks += 1 }
      if random.below(6) == 0 { text += "> Breathe out — slowly.\n" }
      if random.below(8) == 0 { text += "\nStay tall, 3 deep breaths.\n\n" }
      for _ in 0..<(1 + random.below(5)) {
        text +=
          one(of: ["- ", "- ", "- ", "* ", "+ ", "• ", "1. ", "2) ", "- [ ] ", "- [x] ", "-  "])
          + name()
        if random.below(12) > 0 {
          text += one(of: [" — ", " — ", " -- ", "  —  ", " ― "]) + prescription()
          prescriptions += 1
        }
        text += one(of: ["\n", "\n", "  \n", "\r\n"])
        if random.below(15) == 0 { text += "  - heels down\n    - and 3 x 5 of something\n" }
        if random.below(20) == 0 { text += "\n" }
      }
      text += one(of: ["\n", "\n\n"])
    }
    return (text, prescriptions, clocks)
  }

  // What is text, whatever stands in it.
  private let surroundings = """
    A table, some code and a comment, of which nothing is a step:

    | Exercise | Sets |
    |---|---|
    | Swing — 3 x 10 | EMOM 12 |

    ```
    - Swing — 3 x 10
    ```

    <!-- - Swing — 3 x 10 -->

    ---

    """

  private let labels = [
    "Prep", "Push 1", "Ponder / Cool-Down", "Practice: Balance of Choice", "Hip PAILs & RAILs",
    "Extra Stretching", "Core & Stability", "Finish with this",
  ]

  private mutating func clock() -> String {
    let label = one(
      of: [
        "", "", "Push 2: ", "Burn out - ", "Push – ", "Push — ", "Main ", "**Core**: ", "1) Legs: ",
      ]
    )
    let clock = one(
      of: [
        "EMOM 12 min", "EMOM 12 minutes", "EMOM x 12", "EMOM (12 min)", "EMOM: 12 min", "emom 9",
        "EMOM for 12 minutes", "12 min EMOM", "12-minute EMOM", "EMOM 45/15s", "E2MOM 10 min",
        "Every 90 seconds for 12 min", "Every 2:00 x 10",
        "Every minute on the minute for 10 minutes",
        "AMRAP 20 min", "AMRAP: 20:00", "AMRAP (20 min)", "20-minute AMRAP", "AMRAP - 12 minutes",
        "As Many Rounds As Possible in 12 min", "For Time: 21-15-9", "For time, 20 min cap",
        "3 rounds for time (15 min cap)", "For time (time cap: 20 min)", "5 RFT",
        "Tabata 20s on / 10s off x 8", "Tabata: 8 rounds", "TABATA",
        "Intervals 40 sec on / 20 sec off",
        "Intervals 1:00 on / 0:30 off", "Intervals: 40s work / 20s rest x 6",
        "40s on / 20s off, 4 rounds", "30 sec work / 30 sec rest x 4",
        "30 seconds on / 30 seconds off",
        "Superset (3 rounds)", "Superset: 3 rounds, rest 60 sec", "Circuit x 3", "3 sets, rest 60s",
        "3 rounds, 60s rest", "2-3 rounds", "3–4 rounds", "x 3", "4x", "*3 rounds*", "_EMOM 16_",
        "`AMRAP 20`", "**Tabata**", "5 min", "~3 minutes", "(5 min)", "up to 10 minutes",
        "about 10 minutes", "8–10 min", "60s of each", "(30 seconds each)", "(60–90s of each)",
        "(EMOM 6 (40/20s))", "(3 rounds, rest 1 min between rounds)",
        "EMOM 40s on / 20s off", "EMOM 40/20", "EMOM 45s / 15s", "EMOM 6 (40/20s)", "EMOM 16",
        "EMOM 12 or 16", "E2MOM 20", "E3MOM x 5", "Every 1:30 x 8", "Every 2 min for 20 min",
        "AMRAP 20", "AMRAP in 12 min", "15 min AMRAP", "as many rounds as possible in 9 minutes",
        "For time", "5 rounds for time", "21-15-9 for time", "3 RFT cap 12 min",
        "50-40-30-20-10 for time, 20 min cap", "Tabata", "Tabata 30/15", "Tabata x 6",
        "Intervals 30s on 15s off", "Intervals 30/10s", "Interval 30s 15s x 8",
        "30s on / 15s off", "30s on, 10-15s off", "1 min on / 1 min off x 5", "3 rounds",
        "Superset x 3, rest 90s", "Circuit 4 rounds", "Superset 4x",
      ]
    )
    let remark = one(of: ["", "", "", " with focus on quality"])
    return label + clock + remark
  }

  private mutating func name() -> String {
    one(
      of: [
        "Deadbug - Contralateral", "90/90 Shinbox (Segmented)", "90:90s with Raise", "Push-Up",
        "Leg Swings – Psoas Release", "Farmer’s Carry - Right",
        "Handstand Progression: Feet OR Knees",
        "Goblet Squat - 1 + 1/4", "Foam Rolling - Quads NOT I.T (Pain Area)", "A1: Row",
        "Rest Station (Optional)", "Couch Stretch (Mobility WOD)", "Cat-Cow", "3-Way Hip", "懸垂",
        "**Goblet Squat**", "*Bird Dog*", "[Swing](https://example.org/a-b_c)", "`Plank`", "لوح",
        "One-Arm Row", "Two-Hand Swing", "90° Hold", "Rest", "Push-Up 🏋️", "Carry + Hold", "T-Spine",
        "B2: Dip", "4-Count Burpee", "World's Greatest Stretch", "World’s Greatest Stretch",
      ]
    )
  }

  private mutating func prescription() -> String {
    if random.below(25) == 0 { return whole() }
    let sets = one(
      of: [
        "", "", "1 x ", "3 x ", "2-3 x ", "2–3 x ", "4x", "3 × ", "3×", "3 X ", "3 sets of ",
        "3 sets x ", "3 Sets × ", "2 to 3 x ", "3\u{A0}x\u{A0}",
      ]
    )
    let quantity = one(
      of: [
        "10", "8-10", "~15", "~10–15", "60s", "60-90s", "60–90s", "45s+", "~60s", "2 minutes",
        "2-3 minutes", "10 Minutes", "1:30", "0:90", "400 m", "1 km", "15 cal", "20 steps",
        "5 breaths", "max", "AMRAP", "accumulate 6-8", "½ mile", "5'", "21-15-9",
        "60 sec", "60 secs", "60 seconds", "60 s", "1 minute", "2 mins", "2 MIN", "90\"", "1'30\"",
        "0:30", "8 to 12", "8 or 10", "10 reps", "8-12 reps", "8+", "max reps", "max hold",
        "to failure",
        "500m", "500 meters", "500 metres", "1.5 km", "1 mile", "40 yards", "40 ft", "15 calories",
        "10 steps", "3 laps", "2½ min", "1/2 mile", "30 to 45 sec", "30-45 seconds", "one minute",
        "ten reps", "1 min 30 sec", "5-4-3-2-1", "16 total", "60s hold",
      ]
    )
    var text = sets + quantity
    for _ in 0..<random.below(3) {
      text += one(
        of: [
          ", per side", " per side", ", per direction", ", alternating", " alternating slowly",
          " each leg", ", rest 90s", ", rest 2:00", ", rest 0", ", tempo 3-1-1-0", " @ 24/16 kg",
          " @ 80 kg", " @ RPE 8", " @ 70-75%", " @ bodyweight", " @ Z1-Z2", " @ 4:10-4:15/km",
          ", cadence 180", " (3s count down, 1s pause)", " small shifts/rocks", " @ 20#",
          ", option to do weighted", " @ -20 kg assist",
          " each side", "/side", " / side", " ea", " (per side)", " (each leg)", " per arm",
          ", both sides",
          " each direction", " each way", ", 90s rest", ", rest: 90 sec", " rest 1:30",
          ", rest 2-3 min",
          ", no rest", " tempo 3110", ", tempo 31X0", " @ 3-1-1-0", " @ 8 RPE", " @8", ", RPE 7-8",
          " @RPE8", ", 2 RIR", " @ RIR 2", " @20kg", " @ 95/65 lb", " @ 53#", " @ 60-70 kg",
          " @ 2 x 20 kg", " @ +10 kg", " @ BW", " @ 70% 1RM", " with 20 kg", " (20 kg)", ", slow",
          " @ zone 2", " @ 140-150 bpm", " L/R", ", heavy",
        ]
      )
    }
    if random.below(3) == 0 {
      text += one(
        of: [
          "; noted weight: 35#", "; hold 3s per position", "; mail me@example.org",
          "; elevation 12\"",
          "; build in weight (Set 1: 20/25/30)", ";", "; slow; slower",
        ]
      )
    }
    return text
  }

  // Said in another order, or with emphasis around it.
  private mutating func whole() -> String {
    one(
      of: [
        "**3 x 10**", "_60s_", "*5 min*, easy", "Zone 2, 20 min", "x10", "x 10 per side",
        "RPE 7: 3 x 5",
        "30 sec each", "`3 x 8-12`", "~2 min", "2 rounds of 10", "warm-up 40%x5, 60%x3, 80%x2",
        "20 min easy", "3 x 8, 10, 12",
      ]
    )
  }

  private mutating func one(of choices: [String]) -> String { choices[random.below(choices.count)] }
}
