// @ts-check
/**
 * The shapes that cross the doorway between the page and the core, as the core writes them.
 * Only types live here, so no browser ever fetches this file. What is unknown is absent.
 *
 * @typedef {{id: string, name: string, about: string, sample: string, swears: boolean}} Coach
 * @typedef {{when: string, text: string, spoken: string, seconds: number}} SampleLine
 * @typedef {{id: string, name: string, about: string, plan: Intent}} Scenario
 * @typedef {{path: string, width: number, height: number}} Route
 * @typedef {object} Recording
 * @property {string} title
 * @property {string} sport
 * @property {string} source
 * @property {number} [distanceMeters]
 * @property {number} durationSeconds
 * @property {number} lengthSeconds What there is to play.
 * @property {boolean} hasHeartRate
 * @property {boolean} hasCadence
 * @property {boolean} hasPositions
 * @property {string[]} notes
 * @property {Route} [route]
 * @property {{maxHeartRate?: number, restingHeartRate?: number, age?: number, kilograms?: number, sex?: string}} [runner]
 *
 * @typedef {object} Intent
 * @property {"free" | "training" | "race"} mode
 * @property {{distanceMeters?: number, timeSeconds?: number}} [goal]
 * @property {number} [targetPaceSecPerKm]
 * @property {"metric" | "imperial"} [units]
 * @property {Workout} [workout] To be led through.
 * @property {{sentence: string, setup: object}} [race] The planned race that it is.
 * @property {{sentence: string, setup: object}} [rival] The past run to race against.
 * @typedef {{name: string, text: string}} Workout As it is written.
 * @typedef {{title: string, about: string, steps: {text: string, rep?: string, intensity: string}[]}} CourseOutline
 * @typedef {{sentence?: string, race?: object, plan?: Intent}} RaceReply
 * @typedef {{sentence: string, rival: object, meters: number}} RivalReply
 *
 * @typedef {object} Plan
 * @property {string} coach
 * @property {boolean} swearing
 * @property {"free" | "training" | "race"} mode
 * @property {{distanceMeters: number} | {timeSeconds: number} | null} goal
 * @property {number | null} targetPaceSecPerKm
 * @property {"metric" | "imperial"} units
 * @property {string} [language] What the coach speaks, such as "de".
 * @property {number} seed
 * @property {string | null} maxHeartRate As it was typed.
 * @property {string | null} age
 * @property {number} utcOffsetMinutes
 * @property {"estimated" | "reported"} speech Who knows when a line ends: the core, or the page.
 * @property {Cadence} [cadence] Steps to be held; the metronome helps.
 * @property {Workout} [workout] A running workout to be led through, step by step.
 * @property {string[]} [theirs] The lines of the device that tracks the run, whose first has its plan.
 * @property {"less" | "normal" | "more"} [talk] How much the coach talks.
 * @property {("splits" | "plan" | "technique" | "stories")[]} [withoutTopics] What it does not talk of.
 * @property {import("./run/cue-choice.js").CueBook} [cueBook] The runner's cue schemes; the core chooses by the kind of run.
 * @property {string} [cueScheme] The scheme that is chosen instead, or "none".
 * @property {boolean} [keepsTones] Whether its tones sound in silence.
 * @property {object} [rival] The past run to race against.
 * @property {object} [race] The planned race that it is; the core keeps to it unless the rest says otherwise.
 * @property {object} [script] A script that is played in the place of the coach's own.
 * @property {{personality?: string, mode?: string, plan?: object}} [asked] What another device has asked for; it goes before the rest.
 * @property {Partial<Plan>} [today] What the runner means to do today; it goes before what is usual.
 * @property {number} [autoLapMeters] After how much way a lap is marked by itself.
 * @property {object | null} [known] What the record knows of the runner; the core fills gaps with it.
 * @typedef {{target: number, mode: "steady" | "on-demand", band?: number, after?: number}} Cadence Steps a minute; so many either side are held, and it ticks after so many seconds outside.
 * @typedef {{value: string, unit: string, label: string}} Figure
 * @typedef {{number: string, pace: string, time: string, heartRate?: string}} SplitRow
 * @typedef {object} Screen
 * @property {"preparing" | "running" | "paused" | "ended"} state
 * @property {Figure} distance
 * @property {Figure} time
 * @property {Figure} pace
 * @property {Figure} averagePace
 * @property {Figure} heartRate
 * @property {Figure} cadence
 * @property {string} [zone]
 * @property {number} [progress]
 * @property {number} at
 * @property {{x: number, y: number}} [marker]
 * @property {string} [banner]
 * @property {SplitRow[]} splits
 * @property {boolean} muted
 * @property {string} [speaking]
 * @property {MetronomeScreen} [metronome] Where the plan has a cadence.
 * @property {string} [plan] How the run stands against its planned pace, and when it will reach its goal.
 * @property {string} [food] What to eat or drink now or soon, by the plan of the race.
 * @property {string} [rival] How the run stands against the rival of its plan.
 * @property {CourseScreen} [course] Where the run is planned step by step.
 * @property {Signal[]} signals
 * @property {LapRow[]} [laps]
 * @property {Gap[]} [gaps] What was not measured.
 * A step of a planned run: `share` of it is done, and the needle points from -1 to 1, the band from -0.5 to 0.5.
 * @typedef {{place: string, title: string, rep?: string, left: Figure, share?: number, target?: string, needle?: number,
 *   verdict?: string, next?: string, intensity: string, buttons: StepButton[]}} CourseScreen
 * @typedef {{step: "next" | "again" | "more" | "skip_rest", label: string}} StepButton
 * @typedef {{number: string, step: string, target: string, result: string, verdict: string, drift: string,
 *   heartRate: string, recovery: string}} RepRow
 * @typedef {{sentence?: string, rows: RepRow[]}} RepTable
 * @typedef {object} Signal
 * @property {"position" | "heartRate" | "footpod"} sensor
 * @property {"absent" | "good" | "doubtful" | "lost" | "hidden"} state
 * @property {string} words
 * @typedef {{number: string, distance: string, time: string, pace: string}} LapRow
 * @typedef {{kind: "restart" | "suspended" | "hidden" | "positions", words: string}} Gap
 * @typedef {object} Phase Where a live run stands; one of its properties is there.
 * @property {{}} [preparing]
 * @property {{}} [waitingForFix]
 * @property {{}} [waitingForMovement]
 * @property {number} [countdown] Seconds until the start.
 * @property {{}} [running]
 * @property {{}} [paused] By the runner.
 * @property {{}} [standing] By the tracker.
 * @property {{}} [ended]
 * @property {{secondsLeft: number}} [discarding]
 * @property {{}} [discarded]
 * @typedef {"distance" | "time" | "pace" | "speed"} PlanField
 * @typedef {"maxHeartRate" | "age" | "cadenceTarget" | "cadenceBand" | "cadenceAfter"} WholeField
 * @typedef {{units: "metric" | "imperial", texts?: Partial<Record<PlanField | WholeField, string>>,
 *   values?: Partial<Record<PlanField, number>>, chosen?: object}} Typing What was typed and chosen, and what is to be filled in.
 * @typedef {{values: Partial<Record<PlanField | WholeField, number | null>>,
 *   texts: Partial<Record<PlanField, string>>, chosen?: Pick<Plan, "mode" | "goal">}} Typed Nothing where a text was not understood.
 *
 * A second of a run that nobody runs, as a wrist would sense it.
 * @typedef {{position?: {latitude: number, longitude: number, accuracy: number, speed: number},
 *   heartRate?: number}} RehearsedSense
 * @typedef {{samples: number, phases: number}} Click
 * @typedef {"outdoor" | "treadmill"} Place
 * @typedef {{mono: number, wall: number}} Clock
 * @typedef {object} LiveReply
 * @property {string[]} journal
 * @property {boolean} durable
 * @property {TimedEffect[]} effects
 * @property {Screen} screen
 * @property {Phase} phase
 * @property {Place} place
 * @property {number} at
 * @property {boolean} finished
 * @property {{session: string, role: "tracker" | "companion", at: number, gapSeconds: number, entries: number,
 *   language: string, since?: string, isOver?: true, isFresh: boolean, metrics: object, damage?: string}} [resumed]
 * @property {{mayWait: string[]}} [hints] There when a run is opened or taken up: what of SENSED comes
 *   so often that it may wait for the second.
 * @property {Record<string, object>[]} [asks] What the device that tracks the run is asked for.
 * @property {Problem} [error]
 *
 * @typedef {object} Speak
 * @property {string} id
 * @property {string} text As written.
 * @property {string} spoken As words, for a voice.
 * @property {{words: string, pause: number}[]} [pieces] Of a line with figures: its parts, each with the silence after it.
 * @property {string} rank
 * @property {string} source
 * @property {number} startsAt Session seconds.
 * @property {import("./run/cue-choice.js").CueRow["tone"]} [tone] What is heard in the place of the words.
 * @property {number} seconds How long it probably takes.
 * @property {string} [asked] What the runner has asked, where it is the answer.
 *
 * @typedef {{id: string, text: string, meaning?: string, note?: string, age?: number}} Said Words or a mark.
 * @typedef {object} Effect One of its properties is there.
 * @property {Speak} [speak]
 * @property {{id: string, reason: string}} [stop]
 * @property {Said & {meaning: string, facts?: string[]}} [heard] What the runner has said; with what is known
 *   of the run where it is no command.
 * @property {boolean} [duck]
 * @property {number} [from] When the duck holds, in session seconds.
 * @property {string} [badge] The name of the line that another device shows as said.
 * @property {"lost" | "restored"} [connection] To the tracker.
 * @property {LedgerRow} [ledger]
 * @property {{kind: "restart" | "suspended" | "hidden" | "positions", from: number, to: number, bridged: number}} [gap]
 * @property {unknown} [split]
 * @property {"start" | "split" | "milestone" | "step" | "attention"} [haptic]
 * @property {Sound} [metronome]
 * @property {number} [countdown] A beep: so many seconds until the start, 0 at the start.
 * @property {Phase} [phase]
 * @property {unknown} [lap]
 * @property {{on: boolean, since: number}} [autoPause]
 * @property {object} [metrics]
 * @typedef {{at: number, effect: Effect}} TimedEffect
 *
 * @typedef {object} RunEvent One of its properties is there.
 * @property {boolean} [mute]
 * @property {string} [lineFinished]
 * @property {string} [lineFailed]
 * @property {"began" | "ended"} [interruption]
 * @property {Beat} [metronome]
 * @property {Said} [said]
 *
 * What a person or a sensor tells a live run, as `Documentation/Doorway.md` lists it; a position comes
 * with the moment at which it was true.
 * @typedef {RunEvent | Record<string, unknown>} Sensed
 * @typedef {object} LedgerRow
 * @property {string} at
 * @property {string} [line]
 * @property {string} decision
 * @property {string} title The words.
 * @property {string} why One sentence.
 * @property {{name: string, value: string}[]} values
 * @property {any} row The decision as the core keeps it.
 *
 * @typedef {object} Summary
 * @property {string} title
 * @property {{label: string, value: string}[]} rows
 * @property {SplitRow[]} splits
 * @property {LapRow[]} [laps]
 * @property {RepTable} [reps] What the repetitions of a planned run were.
 * @property {Gap[]} [gaps]
 * @property {number} said
 * @property {number} held
 * @typedef {{at: number, text: string, spoken: string}} RehearsedLine
 * @typedef {{coach: string, language: string, digest?: string}} CoachWords What a coach says: to be handed over, or taken.
 * @typedef {{message: string, details?: string, offset?: number, offer?: string, words?: CoachWords}} Problem With an `offer` a part can be salvaged.
 *
 * @typedef {object} CadenceAdvice
 * @property {number} baseline Steps a minute that this runner takes by habit.
 * @property {number} [first] What may be tried, and what is the most.
 * @property {number} [most]
 * @property {string} sentence
 * @property {string} [care] To stand beside a suggestion.
 * @property {string} [warning] Where the target is too much of a change.
 *
 * @typedef {{start?: true, stop?: true, tempo?: number, step?: number, volume?: number, timbre?: string,
 *   tap?: true, interruption?: "began" | "ended", failed?: string, ready?: true,
 *   tick?: true}} Beat What happens to the metronome; one of its properties is there.
 *
 * @typedef {{start?: {beatsPerMinute: number}, stop?: true, retime?: {beatsPerMinute: number}, volume?: number,
 *   timbre?: string}} Sound What the metronome asks for; one of its properties is there.
 *
 * @typedef {object} MetronomeScreen
 * @property {number} beatsPerMinute
 * @property {string} tempo
 * @property {string} unit
 * @property {boolean} canSlower
 * @property {boolean} canFaster
 * @property {number} volume
 * @property {string} volumeText
 * @property {boolean} isPlaying
 * @property {string} button
 * @property {boolean} canStart
 * @property {string | null} problem
 * @property {string | null} note
 * @property {string} timbre
 * @property {{id: string, name: string}[]} timbres
 * @property {number | null} wakeAt On the clock of `at`.
 *
 * What the page shows of a line that was said.
 * @typedef {{id: string, at: string, text: string, rank: string, isCut: boolean,
 *   asked?: string}} ShownLine `asked`: what the runner had said.
 */
export {};
