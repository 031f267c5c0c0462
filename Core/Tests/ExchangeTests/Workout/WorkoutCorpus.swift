import Training

/// Writes workouts from the whole surface of the grammar, the way careless people write them.
struct WorkoutCorpus {
  private var random: Seed

  init(_ seed: UInt64) { random = Seed(seed) }

  /// The text of one workout, and how many of its prescriptions and headings have a meaning.
  mutating func text() -> (text: String, prescriptions: Int, clocks: Int) {
    var text = one(of: [
      "", "", "---\ninput files: [\"a b.png\"]\nprocessed: 2025-11-23T20:05:03Z\n---\n\n",
    ])
    text +=
      "# " + one(of: ["Squat/Pull (1/4)", "Away Workout #1", "Full Body – B", "Día 3"]) + "\n\n"
    var prescriptions = 0
    var clocks = 0
    for _ in 0..<(2 + random.below(4)) {
      let isClocked = random.below(2) == 0
      text += "## " + (isClocked ? clock() : one(of: labels)) + "\n"
      if isClocked { clocks += 1 }
      if random.below(6) == 0 { text += "> Breathe out — slowly.\n" }
      if random.below(8) == 0 { text += "\nStay tall, 3 deep breaths.\n\n" }
      for _ in 0..<(1 + random.below(5)) {
        text += one(of: ["- ", "- ", "- ", "* ", "1. ", "- [ ] ", "-  "]) + name()
        if random.below(12) > 0 {
          text += one(of: [" — ", " — ", " -- "]) + prescription()
          prescriptions += 1
        }
        text += one(of: ["\n", "\n", "  \n", "\r\n"])
        if random.below(15) == 0 { text += "  - heels down\n" }
      }
      text += one(of: ["\n", "\n\n"])
    }
    return (text, prescriptions, clocks)
  }

  private let labels = [
    "Prep", "Push 1", "Ponder / Cool-Down", "Practice: Balance of Choice", "Hip PAILs & RAILs",
    "Extra Stretching", "Core & Stability", "Finish with this",
  ]

  private mutating func clock() -> String {
    let label = one(of: ["", "Push 2: ", "Burn out - ", "Push – ", "Main "])
    let clock = one(
      of: [
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
      ]
    )
  }

  private mutating func prescription() -> String {
    let sets = one(of: ["", "1 x ", "3 x ", "2-3 x ", "2–3 x ", "4x", "3 × ", "3 sets of "])
    let quantity = one(
      of: [
        "10", "8-10", "~15", "~10–15", "60s", "60-90s", "60–90s", "45s+", "~60s", "2 minutes",
        "2-3 minutes", "10 Minutes", "1:30", "0:90", "400 m", "1 km", "15 cal", "20 steps",
        "5 breaths", "max", "AMRAP", "accumulate 6-8", "½ mile", "5'", "21-15-9",
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

  private mutating func one(of choices: [String]) -> String { choices[random.below(choices.count)] }
}
