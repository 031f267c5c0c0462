// @ts-check
/**
 * The shapes of the gym that cross the doorway between the page and the core, as the core writes them.
 * Only types live here, so no browser ever fetches this file.
 *
 * What is unknown is absent.
 *
 * @typedef {object} Load
 * @property {"external" | "bodyweight" | "assisted"} mode
 * @property {number} value
 * @property {"kg" | "lb"} unit
 * @property {boolean} [pair]
 *
 * @typedef {object} Result What came of a set.
 * @property {number} [count]
 * @property {string} unit
 * @property {Load} [load]
 * @property {number} [rir]
 * @property {number} [rpe]
 *
 * @typedef {{block: number, step: number, lap?: number}} Place
 *
 * @typedef {Record<string, unknown>} Did What somebody did, as `Documentation/Doorway.md` lists it.
 *
 * @typedef {object} Setup
 * @property {{name: string, text: string}} workout
 * @property {{section: number, choice: number}[]} [choices]
 * @property {boolean} [speaks]
 * @property {boolean} [startsClocks]
 * @property {"less" | "normal" | "more"} [talk] How much is said beside what has to be.
 * @property {string} [coach] Whose words open, praise and end the workout.
 * @property {boolean} [holdsGoOn]
 * @property {number} [getReady]
 * @property {number} [usualRest]
 * @property {"kg" | "lb"} [unit]
 * @property {string} [language]
 * @property {number} [utcOffsetMinutes]
 * @property {Memory[]} [memories]
 *
 * @typedef {{exercise: string, load?: Load, reps?: number, best?: Load, weightless?: boolean}} Memory
 *
 * @typedef {{place: Place, state: "open" | "current" | "done" | "skipped" | "missed", words: string,
 *   label: string}} Circle
 * @typedef {{label: string, reading: string, round?: string, fraction?: number,
 *   running: boolean}} ClockFace
 * @typedef {{place: Place, name: string, dose: string, done: string, current: boolean}} PartLine
 * @typedef {{block: number, label: string, current: boolean, lines: PartLine[],
 *   score?: string}} Part
 *
 * @typedef {{label: string, text: string}} EntryField What it is called, and what it begins with.
 * @typedef {{count: EntryField, load?: EntryField, unit: "kg" | "lb"}} Entry
 *
 * @typedef {object} GymScreenValue
 * @property {"preparing" | "waiting" | "getReady" | "ready" | "work" | "rest" | "overtime"
 *   | "ended"} stage
 * @property {number} at
 * @property {string} elapsed
 * @property {string} exercise
 * @property {string} position
 * @property {string} [place] The same as it is read: "2 of 6".
 * @property {string} dose
 * @property {string[]} targets
 * @property {string[]} notes
 * @property {string} part
 * @property {Circle[]} circles
 * @property {Result} [prefill]
 * @property {Entry} [entry] What of it can be typed now.
 * @property {ClockFace} [clock]
 * @property {ClockFace} [stepClock]
 * @property {boolean} resting
 * @property {string} [next]
 * @property {string} [rounds]
 * @property {number} [reps] Of the round that is not full yet.
 * @property {Part[]} parts
 * @property {string} button
 * @property {"start" | "done" | "skipRest" | "resume" | "none"} action
 * @property {string} [banner]
 * @property {boolean} speaks
 *
 * @typedef {object} GymSpeak
 * @property {string} id
 * @property {string} kind
 * @property {string} text
 * @property {string} spoken
 * @property {string} rank
 * @property {number} startsAt
 * @property {number} expiresAt
 * @property {number} seconds
 * @property {"count" | "go" | "rest"} [tone]
 * @property {boolean} felt
 * @property {boolean} cutsIn Whether it does not wait for a line whose time is over.
 * @typedef {{at: number, effect: {speak?: GymSpeak, stop?: {id: string, reason: string}, moved?: Place | null, logged?: object,
 *   unlogged?: object, resting?: {until: number}, ended?: {}}}} GymEffect
 *
 * What to say beside each field that was not understood; nothing of it happened.
 * @typedef {{count?: string, load?: string, effort?: string}} Refused
 *
 * @typedef {object} GymReply
 * @property {string[]} journal
 * @property {boolean} durable
 * @property {GymEffect[]} effects
 * @property {GymScreenValue} screen
 * @property {number} at
 * @property {number} [nextCueAt] When a cue that waits for the voice has its turn.
 * @property {boolean} finished
 * @property {Refused} [refused]
 * @property {{session: string, at: number, gapSeconds: number, entries: number,
 *   words: string, language: string, damage?: string}} [resumed]
 * @property {{message: string}} [error]
 *
 * What a workout will say, before anybody starts it: `at` on a clock, or `when` it comes without one.
 * @typedef {{block: number, at?: number, when?: string, moment: string, rank: string, seconds: number, text: string,
 *   spoken: string}} GymCue
 *
 * @typedef {{count: number, exercises: string[]}} FoundExercises
 * A round of a motion: frames of joints in tenths of a unit, and what stands beside the figure in units.
 * @typedef {{seconds: number, frames: number[][],
 *   props: {kind: string, x: number, y: number, width: number, height: number}[]}} ExerciseMotion
 * @typedef {{name: string, also?: string, cue: string, facts: string[], works: string, muscles: string[],
 *   helpers: string[], held?: string, motion?: ExerciseMotion, substitutes: string[],
 *   workouts: {id: string, title: string}[]}} ExerciseValue
 *
 * @typedef {{count: number, exercises: number, ids: Record<string, string>,
 *   findings: {file: string, line: number, column: number, message: string}[]}} LibraryReading
 *
 * The plates of a weight, each for one side, and the sets before it.
 * @typedef {{side: number[], total: number, remainder: number, changes: number, words: string,
 *   warmUp: {load: Load, reps: number, words: string}[]}} Plates
 *
 * @typedef {{exercise: string, done: number, goal: number, left: number, days: number,
 *   words: string}} Challenge
 * @typedef {{exercise: string, goal: number, chosenAt?: number, isTold: boolean,
 *   isTyped?: boolean, news?: object[]}} ChallengeChoice
 *
 * @typedef {{label: string, value: string}} Row
 * @typedef {{title: string, rows: Row[], exercises: Row[]}} GymSummaryValue
 *
 * @typedef {object} Logged A workout as the log keeps it.
 * @property {string} id
 * @property {string} workout
 * @property {string} title
 * @property {string} hash
 * @property {number} startedAt Seconds since 1970.
 * @property {number} utcOffsetMinutes
 * @property {number} seconds
 * @property {{exercise: string, result: Result, warmUp?: boolean, perSide?: boolean}[]} sets
 * @property {object} [score]
 * @property {number} [effort]
 * @property {string[]} notes
 *
 * @typedef {object} Summary What a list shows of a workout.
 * @property {string} id
 * @property {string} title
 * @property {string} hash
 * @property {string} category
 * @property {number} durationSeconds
 * @property {string} facts All of it in one line.
 * @property {string} location
 * @property {string} [level]
 * @property {string[]} equipment
 * @property {string[]} focus
 * @property {{muscle: string, share: number}[]} muscles
 * @property {string[]} clocks
 * @property {string[]} tags
 * @property {string[]} inferred
 *
 * @typedef {{signal: string, points: number, words: string, evidence?: string, muscle?: string,
 *   muscleName?: string}} ReasonLine
 * @typedef {object} Card
 * @property {Summary} workout
 * @property {number} score
 * @property {string} origin
 * @property {ReasonLine} [reason]
 * @property {ReasonLine[]} reasons
 * @property {ReasonLine[]} drawbacks
 * @property {string} [counterfactual]
 * @typedef {{field: string, value: string, label: string, count: number}} Chip
 * @typedef {{signal: string, title: string, weight: number, less: number}} Weight
 * @typedef {object} Discovery
 * @property {Card[]} cards
 * @property {Summary[]} found
 * @property {{id: string, title: string, why: string}[]} hidden
 * @property {Weight[]} weights
 * @property {Chip[]} chips
 *
 * @typedef {{text: string, tag?: string, exercise: string, dose?: string, known?: string}} Item
 * @typedef {{heading: string, label: string, clock?: string, estimateSeconds: number, length: string,
 *   choices?: string[], cues: string[], items: Item[]}} Section
 * @typedef {Summary & {summary: string, estimateSeconds: number, sections: Section[]}} Workout
 *
 * @typedef {{kind: "added" | "removed", line: number, text: string}} Change
 * @typedef {{severity: string, line: number, column: number, message: string, suggestion?: string}} Finding
 * @typedef {object} Variant
 * @property {string} text
 * @property {string} hash
 * @property {string} baseHash
 * @property {boolean} behind
 * @property {string} [problem] Why it cannot be saved.
 * @property {Change[]} changes
 * @property {Change[]} conflicts
 * @property {Finding[]} findings
 *
 * @typedef {{line: number, words: string, tag?: string, name: string, sets: string, amount: string,
 *   load: string, rest: string, note: string, also: string, open: boolean}} FormRow
 * @typedef {{heading: string, rows: FormRow[]}} FormBlock
 * @typedef {{text: string, line?: number, problem?: string, blocks: FormBlock[], exercises?: string[]}} WorkoutForm
 * @typedef {object} FormEdit
 * @property {{line: number, field: string, to: string}} [set]
 * @property {{block: number, name: string}} [add]
 * @property {{line: number}} [remove]
 * @property {{line: number}} [up]
 * @property {{line: number}} [down]
 *
 * @typedef {{kind: "first" | "up" | "hold" | "deload", why: string, words: string,
 *   sets: {load?: Load, reps: number, open: boolean}[]}} Advice
 * @typedef {Advice & {exercise: string}} Lead What the rules of a workout say is next.
 * @typedef {{rule: string, sets: number, reps: number}} Rule
 * @typedef {Advice & {chosen: Rule, rules: Record<string, Rule>}} Next
 *
 * A change that goes to the server; one without a body is a deletion.
 * @typedef {{workout?: string, key?: string, changedAt: number, body?: object}} LibraryLetter
 *
 * A workout of one's own as a device keeps it.
 * @typedef {{name: string, text: string, base?: string, baseText?: string, changedAt?: number,
 *   isWaiting?: boolean, isGone?: boolean}} Shelved
 *
 * What is other here after a meeting with the server, and what is to be sent.
 * @typedef {{put: Shelved[], drop: string[], notes: Record<string, unknown>,
 *   wanted: Record<string, {changedAt: number, isWaiting?: boolean}>, server: string,
 *   send: LibraryLetter[]}} LibraryMeeting
 *
 * What somebody wishes for: as it holds now, and as it is kept.
 * @typedef {{wish: Record<string, unknown>, kept: Record<string, unknown>, checkIns: object[], problem?: string}} Remembered
 * @typedef {{id: string, name: string, equipment: string[], things: string[], bar: string,
 *   plates: string}} TrainingPlace
 * @typedef {{places: TrainingPlace[], kept: object[], wish: Record<string, unknown>, problem?: string}} TrainingPlaces
 * @typedef {{words: string, session: string, day: number, date: string}} PersonalRecord
 * @typedef {{session: string, day: number, date: string, sets: string[], kilograms: number,
 *   best?: {value: number, unit: string, words: string}}} ExerciseDay
 * @typedef {object} Progress
 * @property {PersonalRecord[]} records
 * @property {{muscle: string, sets: number, low: number, high: number}[]} week
 * @property {{weeks: number, thisWeek: number, target: number, words: string}} streak
 * @property {string[]} standstill
 * @property {string} [deload]
 * @property {ExerciseDay[]} [history]
 * @property {{week: string, sessions: {id: string, title: string, facts: string,
 *   exercises: {name: string, value: string}[], notes: string[]}[], exercises: string[], older?: number}} [log]
 */
export {};
