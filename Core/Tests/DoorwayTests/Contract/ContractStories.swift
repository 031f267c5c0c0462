import Doorway
import Exchange
import Formats
import Screens
import Testing

/// Conversations between a page and the core that together ask everything there is to ask.
///
/// Each is had once, however many tests look at it.
enum ContractStories {
  static let recording = Result { try aboutRecordings() }
  static let live = Result { try aboutLiveRun() }
  static let workout = Result { try aboutWorkout() }
  static let link = Result { try aboutOtherDevices() }

  private static let cutFile = """
    <gpx><trk><type>running</type><trkseg>
    <trkpt lat="48.1" lon="11.5"><time>2026-05-01T10:00:00Z</time></trkpt>
    <trkpt lat="48.1001" lon="11.5"><time>2026-05-01T10:00:04Z</time></trkpt>
    <trkpt lat="48.1002" lon="11.5
    """

  private static func aboutRecordings() throws -> Asking {
    var page = try Asking("contract.js")
    try page.ask(["do": "speak", "language": "en"], "{language: string}")
    let words = Personality.oldHand.book(in: .english).map {
      String(decoding: $0.text, as: UTF8.self)
    }
    try page.ask(
      ["do": "words", "coach": "old_hand", "text": .string(try #require(words))],
      "{words: CoachWords}"
    )
    try page.ask(["do": "coaches"], "{coaches: Coach[]}")
    try page.ask(["do": "sample", "coach": "old_hand"], "{sample: SampleLine[]}")
    try page.ask(["do": "simulate"], "{scenarios: Scenario[]}")
    let race: JSON = [
      "name": "City half", "day": "2026-09-27", "distanceMeters": 21_097.5, "targetSeconds": 6300,
      "pacing": "negative", "fueling": [["atMeters": 8000, "what": "gel"]], "hydration": [],
    ]
    try page.ask(
      ["do": "race", "day": "2026-09-27", "known": ["races": [race]]],
      "RaceReply"
    )
    try page.ask(
      [
        "do": "rival", "rival": ["name": "", "meters": [0, 500, 1000], "seconds": [0, 150, 300]],
        "day": "2026-06-01", "today": "2026-09-27",
      ],
      "RivalReply"
    )
    try page.ask(
      [
        "do": "pack", "coach": "old_hand", "mode": "race", "goal": ["distanceMeters": 3000],
        "targetPaceSecPerKm": 300,
      ],
      "{lines: string[]}"
    )
    for scenario in ["gps_gap_5k", "strap_dropouts_10k", "run_walk_5k"] {
      try page.ask(
        ["do": "simulate", "scenario": .string(scenario), "seed": 3],
        "{recording: Recording}"
      )
      try page.ask(
        [
          "do": "start", "coach": "roast_coach", "mode": "race", "targetPaceSecPerKm": 300,
          "goal": ["distanceMeters": 10_000], "age": 40, "cadence": ["target": 176],
        ],
        "{screen: Screen}"
      )
      try page.ask(["do": "rehearse"], "{lines: RehearsedLine[]}")
      let played = "{effects: TimedEffect[], screen: Screen, finished: boolean}"
      for second in [100.0, 400, 800, 1600, 9000] {
        try page.ask(["do": "advance", "to": .number(second)], played)
        try page.ask(
          ["do": "event", "at": .number(second + 1), "event": ["mute": .bool(second == 400)]],
          played
        )
      }
      try page.ask(["do": "ledger"], "{rows: LedgerRow[]}")
      let line = page.last["rows"]?.array?.compactMap { $0["line"] }.first
      try page.ask(["do": "why", "line": try #require(line)], "{row: LedgerRow}")
      try page.ask(["do": "summary"], "{summary: Summary}")
      try page.ask(["do": "cadence"], "{advice: CadenceAdvice | null}")
    }
    try page.ask(
      [
        "do": "typed", "units": "imperial",
        "texts": [
          "distance": "10", "time": "1:02:00", "pace": "8:30", "speed": "far", "age": "4",
          "cadenceTarget": "180",
        ],
        "values": ["distance": 5000, "time": 1500, "pace": 300, "speed": 3.2],
        "chosen": ["mode": "race", "goal": "distance", "hasWorkout": false],
      ],
      "Typed"
    )
    try page.ask(
      ["do": "course", "workout": PlannedRunTests.workout],
      "{course: CourseOutline | null}"
    )
    try page.ask(["do": "rehearsed", "at": 90], "{events: RehearsedSense[]}")
    try page.open(Array(cutFile.utf8), refusedAs: "Problem")
    try page.ask(["do": "salvage"], "{recording: Recording}")
    return page
  }

  private static func aboutLiveRun() throws -> Asking {
    var run = LivePage()
    try run.open([("autoPause", true), ("age", 40), ("cadence", ["target": 176])])
    try run.live([["startWhen": ["fix": true, "countdown": 3]]])
    for second in 0..<420 {
      var events = [run.position(second), ["heartRate": 151]]
      switch second {
      case 100: events.append(["lap": [:]])
      case 110: events.append(["pause": [:]])
      case 115: events.append(["resume": [:]])
      case 150: events.append(["hidden": true])
      case 170: events.append(["hidden": false])
      case 200: events.append(["said": ["id": "w1", "text": "how far", "note": "n1", "age": 2]])
      case 380: events.append(["mute": true])
      default: break
      }
      try run.live(events, after: second == 300 ? 30 : 1)
    }
    try run.die(for: 40)
    try run.live([["discard": [:]]])
    try run.live([["undo": [:]]])
    try run.live([["end": [:]]])
    var page = try Asking("contract.js")
    for request in run.asked { try page.ask(request, "LiveReply") }
    try page.ask(["do": "summary"], "{summary: Summary}")
    var starter = LivePage()
    try starter.open()
    try starter.live([["startWhen": ["movement": true]]])
    try starter.run(seconds: 3)
    for request in starter.asked { try page.ask(request, "LiveReply") }
    var follower = LivePage()
    try follower.open([("role", "companion"), ("kind", "watch")])
    try follower.live([["pause": [:]], ["step": "next"]])
    for request in follower.asked { try page.ask(request, "LiveReply") }
    try run.open()
    try page.ask(try #require(run.asked.last), "LiveReply")
    let played = "{effects: Sound[], metronome: MetronomeScreen}"
    let beats: [JSON] = [
      ["start": true], ["tempo": 190], ["volume": 0.2], ["tap": true], ["tap": true],
      ["interruption": "began"], ["failed": "x"], ["stop": true],
    ]
    for (place, event) in beats.enumerated() {
      try page.ask(["do": "metronome", "at": .number(Double(place)), "event": event], played)
    }
    try page.ask(["do": "click", "timbre": "wood", "sampleRate": 48_000], "{click: Click}")
    return page
  }

  private static func aboutWorkout() throws -> Asking {
    var gym = GymPage()
    try gym.open()
    for (events, seconds) in [
      ([["start": [:]]], 1), ([["done": [:]]], 30), ([["skip": [:]]], 3),
      ([["done": ["result": ["count": 4, "load": ["value": 82.5, "unit": "lb"], "rpe": 8]]]], 30),
      ([["undo": [:]]], 1), ([["done": ["typed": ["count": "?", "load": "?"]]]], 1),
      ([["effort": "?"]], 1), ([["done": [:]]], 1), ([["note": "x"]], 1), ([["pause": [:]]], 1),
      ([["resume": [:]]], 1), ([["skip": [:]]], 1), ([["start": [:]]], 3), ([], 21),
      ([["start": [:]]], 4), ([], 70), ([["done": [:]]], 3), ([["start": [:]]], 140), ([], 5),
      ([["start": [:]]], 1), ([["roundDone": [:]]], 40), ([["effort": 7]], 1),
    ] as [([JSON], Double)] {
      try gym.tell(events, after: seconds)
    }
    try gym.die(for: 20)
    try gym.tell([["end": [:]]])
    var page = try Asking("gym/contract.js")
    for request in gym.asked { try page.ask(request, "GymReply") }
    try page.ask(
      ["do": "gymSummary"],
      "{summary: GymSummaryValue, logged: Logged, kept: boolean}"
    )
    let log: JSON = ["sessions": .array([try #require(page.last["logged"])])]
    let now: JSON = 1_767_340_800
    try page.ask(try DiscoverTests.opening(), "{library: LibraryReading}")
    try page.ask(["do": "exercises", "words": "curl", "limit": 5], "FoundExercises")
    for name in ["Goblet Squat", "Step-Up", "Pull-Up", "Wall Sit", "Rest", "No Such"] {
      try page.ask(["do": "exercise", "exercise": .string(name)], "{exercise?: ExerciseValue}")
    }
    try page.ask(
      ["do": "discover", "now": now, "minutes": 30, "equipment": ["kettlebell"], "log": log],
      "Discovery"
    )
    for id in page.last["found"]?.array?.prefix(40).compactMap({ $0["id"] }) ?? [] {
      try page.ask(
        ["do": "workout", "id": id],
        "{workout: Workout, origin: string, text: string}"
      )
      try page.ask(
        ["do": "workoutForm", "text": try #require(page.last["text"])],
        "WorkoutForm"
      )
      try page.ask(
        ["do": "lead", "id": id, "now": now, "log": log],
        "{memories: Memory[], advice: Lead[]}"
      )
    }
    try page.ask(["do": "progress", "now": now, "log": log], "Progress")
    try page.ask(["do": "log", "log": log], "{sessions: number}")
    try page.ask(["do": "progress", "now": now, "limit": 1], "Progress")
    try page.ask(["do": "progress", "now": now, "log": log, "exercise": "Squat"], "Progress")
    try page.ask(
      ["do": "next", "now": now, "log": log, "exercise": "Squat", "rule": "linear +2.5kg"],
      "Next"
    )
    try page.ask(
      [
        "do": "next", "now": now, "exercise": "Squat", "rules": [:],
        "typed": ["rule": "linear +2.5kg", "sets": "4", "reps": ""],
      ],
      "Next"
    )
    try page.ask(
      [
        "do": "libraryMeeting", "now": now,
        "here": [
          "shelf": [
            ["name": "a", "text": "# A"], ["name": "b", "text": "", "isGone": true],
            ["name": "c", "text": "# C", "changedAt": 5],
          ],
          "notes": ["wish": ["minutes": 30]],
        ],
        "told": [
          "server": "s", "gone": ["c"],
          "workouts": [["name": "d", "text": "# D", "base": "e", "changedAt": 5]],
          "preferences": [["key": "rules", "value": [:], "changedAt": 5]],
        ],
        "answers": [["workout": "b", "changedAt": 5, "status": 404]],
      ],
      "LibraryMeeting"
    )
    try page.ask(
      ["do": "wish", "now": now, "said": ["fine": ["quads"]], "typed": ["minutes": "soon"]],
      "Remembered"
    )
    try page.ask(
      [
        "do": "places", "now": now, "wish": ["equipment": ["bench"]], "firstName": "Home",
        "change": ["keep": ["name": "Hotel", "equipment": [], "plates": "many"]],
      ],
      "TrainingPlaces"
    )
    try page.ask(
      [
        "do": "stepped", "field": "count", "text": "5", "by": 1, "unit": "kg",
        "prefill": ["count": 5, "unit": "reps"],
      ],
      "{text: string}"
    )
    try page.ask(["do": "plates", "typed": ["weight": "102,5", "unit": "kg"]], "Plates")
    try page.ask(
      ["do": "variant", "base": "# A\n\n- Squat — 5", "text": "# A\n\n- Squat — 6"],
      "Variant"
    )
    try page.ask(
      ["do": "gymCues", "workout": ["name": "test", "text": .string(GymPage.text)]],
      "{cues: GymCue[]}"
    )
    try page.ask(
      ["do": "plates", "mode": "external", "value": 102.5, "unit": "kg", "before": [25, 10]],
      "Plates"
    )
    try page.ask(
      [
        "do": "challenge", "now": now, "exercise": "Push-Up", "goal": 50,
        "entries": [["id": "a", "exercise": "Push-Up", "at": now, "count": 12]],
      ],
      "Challenge"
    )
    try page.ask(["do": "challengeChoice"], "ChallengeChoice")
    try page.ask(
      ["do": "challengeChoice", "typed": ["exercise": "Dip", "goal": "9"], "now": now],
      "ChallengeChoice"
    )
    try page.ask(
      [
        "do": "challengeChoice", "known": ["exercise": "Squat", "goal": 20, "chosenAt": 1],
        "told": [
          "exercise": "Push-Up", "goal": 50, "chosenAt": 2, "entries": [["id": "a", "count": 5]],
        ],
      ],
      "ChallengeChoice"
    )
    return page
  }

  private static func aboutOtherDevices() throws -> Asking {
    var story = try LinkStory()
    try story.tell(["begin": ["device": .string(LinkStory.own), "acked": 0]])
    // What others have begun, asked for and said.
    let started: JSON = ["workoutStarted": ["kind": "watch"]]
    try story.arrive(started, in: "run-1", after: 0)
    try story.arrive(["workoutPaused": [:]], in: "run-1")
    try story.arrive(["hapticCue": ["kind": "split"]], in: "run-1")
    try story.say(["endWorkout": [:]], in: "run-1")
    try story.arrive(["workoutEnded": [:]], in: "run-1")
    let asked: JSON = ["form": ["coach": "zen_guide", "mode": "free", "targetPaceSecPerKm": 300]]
    try story.arrive(["startWorkout": asked], in: "run-2")
    // A run of its own, which another device ends, and one that gives way.
    try story.say(["workoutStarted": ["kind": "phone"]], in: "run-3")
    try story.arrive(["endWorkout": [:]], in: "run-3")
    try story.say(["workoutEnded": [:]], in: "run-3")
    try story.say(["workoutStarted": ["kind": "phone"]], in: "run-5")
    try story.arrive(started, in: "run-4", after: -60)
    // A server that comes, lacks what it once had, of which the first line is gone here too, has
    // something otherwise, and goes.
    let later = story.own.dropFirst()
    for event in [
      ["opened": true], ["acked": 2], ["expected": 1], ["recalled": .array(Array(later))],
      ["conflict": ["number": 2, "acked": 2]], ["failed": true],
      ["second": [:]], ["offer": ["session": "run-5", "metrics": ["state": "running"]]],
      ["liveAnswered": true],
      [
        "glanced": [
          "device": .string(LinkStory.other), "n": 9, "session": "run-4",
          "metrics": ["state": "running"],
        ]
      ],
      ["heard": true],
    ] as [JSON] {
      try story.tell(event)
    }
    // A voice note.
    let id: JSON = "0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a"
    for event in [
      ["id": id, "recorded": 0], ["id": id, "finished": "abc"], ["id": id, "stored": 0],
      ["id": id, "joined": "abc"], ["id": "0b0b", "found": 2, "hash": "abd"],
    ] as [JSON] {
      try story.tell(["file": event])
    }
    try story.page.ask(
      ["do": "lines", "lines": .array(story.own + ["nonsense"])],
      "{lines: (Facts | null)[]}"
    )
    return story.page
  }
}
