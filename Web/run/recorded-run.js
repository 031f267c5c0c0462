// @ts-check
/**
 * @typedef {import("../contract.js").Plan} Plan
 * @typedef {import("../contract.js").RunEvent} RunEvent
 * @typedef {import("../core.js").Core} Core
 */
import { coached } from "./coach-words.js";
import { RunClock } from "./run-clock.js";

/** Wall milliseconds between two steps. */
const TICK = 250;

/** The longest stretch of a run put through the core in one step, in session seconds. */
const STRETCH = 120;

/** A run from a recording: plays it through the core, as fast as is wanted. */
export class RecordedRun {
  #report;
  #fail;
  /** @type {Core | null} */
  #core = null;
  #clock = new RunClock();
  /** The session second up to which the core has been told. */
  #at = 0;
  #timer = 0;
  /** Whether there is no run to be driven, or it has ended. */
  #isOver = true;
  /** Whether the core waits to be told that a line has ended. */
  #isReported = false;
  /**
   * The line being spoken, and when it should end.
   * @type {{id: string, ends: number} | null}
   */
  #line = null;

  /**
   * @param {(report: import("./engine.js").Report) => void} report
   * @param {(error: unknown) => void} fail What is done when the core breaks down while nobody waits.
   */
  constructor(report, fail) {
    this.#report = report;
    this.#fail = fail;
  }

  /**
   * Begins a run, and answers with its first screen and every line to expect.
   * @param {Core} core One with the recording in it.
   * @param {Plan} plan
   * @param {number} speed
   */
  async start(core, plan, speed) {
    this.stop();
    const started = await coached(core, () => ({ do: "start", ...plan }), (reply) => reply);
    if (started.error) return started;
    // Another may have begun meanwhile.
    this.stop();
    const rehearsed = core.request({ do: "rehearse" });
    this.#core = core;
    this.#at = 0;
    this.#isOver = false;
    this.#line = null;
    this.#isReported = plan.speech === "reported";
    this.#clock = new RunClock();
    this.#clock.setSpeed(speed, 0);
    this.#clock.play(performance.now());
    this.#timer = setTimeout(() => this.#run(), TICK);
    return { screen: started.screen, lines: rehearsed.lines ?? [] };
  }

  /** @param {boolean} isPlaying */
  play(isPlaying) {
    if (isPlaying) this.#clock.play(performance.now());
    else this.#clock.pause(performance.now());
    this.#tick();
  }

  /** @param {number} speed */
  setSpeed(speed) {
    this.#clock.setSpeed(speed, performance.now());
    this.#tick();
  }

  /**
   * Tells the core of an event at this moment.
   * @param {RunEvent} event
   */
  tell(event) {
    if (this.#isOver) return;
    const id = event.lineFinished ?? event.lineFailed;
    if (id !== undefined && id === this.#line?.id) this.#line = null;
    const now = this.#clock.at(performance.now());
    this.#at = Math.max(this.#at, Math.min(now, this.#at + STRETCH));
    this.#note({ do: "event", at: this.#at, event });
  }

  /** Ends the run here, be it over or not. */
  finish() {
    this.stop();
    this.#clock.pause(performance.now());
    this.#report({ kind: "ended" });
  }

  /** Nothing of it goes on. */
  stop() {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }

  /** One tick from the timer, where nobody waits for an answer. */
  #run() {
    try {
      this.#tick();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Brings the core up to now, at most one stretch at a time, and asks to be woken again. */
  #tick() {
    clearTimeout(this.#timer);
    if (this.#isOver) return;
    const wanted = this.#clock.at(performance.now());
    const to = Math.min(wanted, this.#at + STRETCH);
    this.#advance(to);
    if (this.#isOver || !this.#clock.isRunning) return;
    this.#timer = setTimeout(() => this.#run(), to < wanted ? 0 : TICK);
  }

  /** @param {number} to */
  #advance(to) {
    // Faster than life nobody can hear a line end, so its probable length ends it.
    while (this.#isReported && this.#clock.speed !== 1 && this.#line && this.#line.ends <= to) {
      const { id, ends } = this.#line;
      this.#line = null;
      this.#at = Math.max(this.#at, ends);
      this.#note({ do: "event", at: this.#at, event: { lineFinished: id } });
    }
    this.#at = Math.max(this.#at, to);
    this.#note({ do: "advance", to: this.#at });
  }

  /**
   * Puts one step through the core and reports what came of it.
   * @param {object} request
   */
  #note(request) {
    const core = this.#core;
    if (!core || this.#isOver) return;
    const { screen, effects, finished, error } = core.request(request);
    if (error) throw new Error(error.message);
    for (const { effect } of effects) {
      if (effect.speak) {
        this.#line = { id: effect.speak.id, ends: effect.speak.startsAt + effect.speak.seconds };
      }
      if (effect.stop?.id === this.#line?.id) this.#line = null;
    }
    this.#report({ kind: "step", to: this.#at, screen, effects });
    if (finished) this.finish();
  }
}
