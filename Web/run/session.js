// @ts-check
/**
 * @typedef {import("../contract.js").Coach} Coach
 * @typedef {import("../contract.js").LedgerRow} LedgerRow
 * @typedef {import("../contract.js").Plan} Plan
 * @typedef {import("../contract.js").Recording} Recording
 * @typedef {import("../contract.js").RehearsedLine} RehearsedLine
 * @typedef {import("../contract.js").RunEvent} RunEvent
 * @typedef {import("../contract.js").Scenario} Scenario
 * @typedef {import("../contract.js").Screen} Screen
 * @typedef {import("../contract.js").Summary} Summary
 * @typedef {import("../contract.js").LiveReply} LiveReply
 * @typedef {import("../contract.js").Sensed} Sensed
 * @typedef {import("../live/live-run.js").Found} Found
 * @typedef {import("../live/live-run.js").Opening} Opening
 * @typedef {import("./engine.js").Command} Command
 */
import { language } from "../language.js";
import { WorkerLine } from "./worker-line.js";

/** The largest file the core reads, and one byte, so that it can tell that there was more. */
const ENOUGH = 20 * 1024 * 1024 + 1;

/**
 * The line to the run's worker. It sends `step`, `ended`, `link` and `broken` events.
 * @extends {WorkerLine<Command>}
 */
export class Session extends WorkerLine {
  constructor() {
    super("/run/engine.js", "engine");
  }

  /** @returns {Promise<Coach[]>} */
  async coaches() {
    return (await this.ask({ do: "coaches" })).coaches;
  }

  /**
   * A minute of a coach.
   * @param {{coach: string, units: string, language: string, swearing: boolean}} wish
   * @returns {Promise<import("../contract.js").SampleLine[]>}
   */
  async sample(wish) {
    return (await this.ask({ do: "sample", ...wish })).sample;
  }

  /** @returns {Promise<Scenario[]>} */
  async scenarios() {
    return (await this.ask({ do: "simulate" })).scenarios;
  }

  /**
   * @param {File} file
   * @param {boolean} [salvage] Whether what is whole of a damaged file will do.
   * @returns {Promise<Recording>}
   */
  async open(file, salvage = false) {
    const bytes = new Uint8Array(await file.slice(0, ENOUGH).arrayBuffer());
    return (await this.send((id) => ({ kind: "open", id, bytes, salvage, language }))).recording;
  }

  /**
   * @param {string} scenario
   * @returns {Promise<Recording>}
   */
  async simulate(scenario) {
    return (await this.ask({ do: "simulate", scenario, seed: 7 })).recording;
  }

  /**
   * A recording of somebody who runs a workout exactly as it asks.
   * @param {import("../contract.js").Workout} workout
   * @returns {Promise<Recording>}
   */
  async obey(workout) {
    return (await this.ask({ do: "simulate", workout })).recording;
  }

  /**
   * The steps of a running workout in words; nothing where it is no run.
   * @param {import("../contract.js").Workout} workout
   * @param {string} units
   * @returns {Promise<import("../contract.js").CourseOutline | null>}
   */
  async course(workout, units) {
    return (await this.ask({ do: "course", workout, units })).course;
  }

  /**
   * @param {Plan} plan
   * @param {number} speed
   * @returns {Promise<{screen: Screen, lines: RehearsedLine[]}>}
   */
  start(plan, speed) {
    return this.send((id) => ({ kind: "start", id, plan, speed }));
  }

  /** @param {boolean} playing */
  play(playing) {
    this.post({ kind: "play", playing });
  }

  /** @param {number} speed */
  setSpeed(speed) {
    this.post({ kind: "speed", speed });
  }

  /**
   * What there is from before: a run that is open, and what only this device has.
   * @returns {Promise<Found>}
   */
  look() {
    return this.send((id) => ({ kind: "live-look", id }));
  }

  /**
   * Opens a run from sensors, which is preparing.
   * @param {Plan} plan
   * @param {Opening} how
   * @returns {Promise<LiveReply>}
   */
  openLive(plan, how) {
    return this.send((id) => ({ kind: "live-open", id, plan, how }));
  }

  /**
   * Goes on with a run that is open, or ends it where its journal ends.
   * @param {string} session
   * @param {"on" | "end"} take
   * @returns {Promise<LiveReply>}
   */
  resume(session, take) {
    return this.send((id) => ({ kind: "live-resume", id, session, take }));
  }

  /**
   * Every line of the journal, or those of one session.
   * @param {string} [session]
   * @returns {Promise<string[]>}
   */
  lines(session) {
    return this.send((id) => ({ kind: "live-lines", id, session }));
  }

  /** Lets go of a run that has measured nothing yet. */
  drop() {
    this.post({ kind: "live-drop" });
  }

  /**
   * Every decision of the coach, the newest first.
   * @returns {Promise<LedgerRow[]>}
   */
  async ledger() {
    return (await this.ask({ do: "ledger" })).rows;
  }

  /** Has everything written down at once, as when the page is being left. */
  flush() {
    this.post({ kind: "live-flush" });
  }

  /**
   * Asks something of the link; what comes of it, and from other devices, are `link` events.
   * @param {import("../link/worker-link.js").LinkWish} wish
   */
  link(wish) {
    this.post({ kind: "link", wish });
  }

  /** @param {RunEvent | Sensed} event */
  tell(event) {
    this.post({ kind: "event", event });
  }

  /**
   * Reads what was typed, and writes what a form is filled in with.
   * @param {import("../contract.js").Typing} typing
   * @returns {Promise<import("../contract.js").Typed>}
   */
  typed(typing) {
    return this.ask({ do: "typed", ...typing });
  }

  /**
   * The race of a day, with what it asks for; nothing where there is none.
   * @param {{known: object | null, day: string, units: string}} when
   * @returns {Promise<import("../contract.js").RaceReply>}
   */
  race(when) {
    return this.ask({ do: "race", ...when });
  }

  /** The words that a planned run may have said, the most probable first. */
  async pack(/** @type {Plan} */ plan) {
    return (await this.ask({ do: "pack", ...plan })).lines;
  }

  /**
   * A past run by the name that the coach calls it, with what is raced in one sentence.
   * @param {object} offered What the record offers, with `units` and `today`.
   * @returns {Promise<import("../contract.js").RivalReply>}
   */
  rival(offered) {
    return this.ask({ do: "rival", ...offered });
  }

  /**
   * What is to be said of a cadence for the runner of this recording, if that is known.
   * @param {number | null} target
   * @returns {Promise<import("../contract.js").CadenceAdvice | null>}
   */
  async cadence(target) {
    return (await this.ask({ do: "cadence", ...(target && { target }) })).advice;
  }

  /**
   * The sound of a metronome's tick.
   * @param {string} timbre
   * @param {number} sampleRate
   * @returns {Promise<import("../core.js").ClickTable>}
   */
  click(timbre, sampleRate) {
    return this.send((id) => ({ kind: "click", id, timbre, sampleRate }));
  }

  /** Ends the run here. */
  finish() {
    this.post({ kind: "finish" });
  }

  /**
   * @param {string} line
   * @returns {Promise<LedgerRow>}
   */
  async why(line) {
    return (await this.ask({ do: "why", line })).row;
  }

  /** @returns {Promise<{summary: Summary, rows: LedgerRow[]}>} */
  async summary() {
    const [{ summary }, rows] = await Promise.all([
      this.ask({ do: "summary" }),
      this.ledger(),
    ]);
    return { summary, rows };
  }
}
