// @ts-check
/**
 * @typedef {import("./contract.js").Did} Did
 * @typedef {import("./contract.js").GymReply} GymReply
 * @typedef {import("./contract.js").Setup} Setup
 * @typedef {import("../link/journal-store.js").JournalStore} JournalStore
 * @typedef {import("../live/safekeeping.js").Keeper} Keeper
 * @typedef {import("../run/engine.js").Safe} Safe
 *
 * A workout that was opened and neither ended nor thrown away.
 * @typedef {object} OpenGym
 * @property {string} session
 * @property {number} since When it was opened, in milliseconds since 1970.
 * @property {GymReply} reply How it stands.
 *
 * @typedef {{open: OpenGym | null} & Safe} FoundGym
 */
import { JournaledEngine } from "../live/journaled-engine.js";
import { GymStore } from "./gym-store.js";

/** Milliseconds between two looks at a clock that runs: a cue comes at most so late. */
const TICK = 40;

/** Milliseconds behind a whole second since the last press: most cues are due at one. */
const BEHIND = 2;

/** Milliseconds between two looks while no clock runs. */
const IDLE = 1000;

/**
 * A workout in the gym, in the Worker: tells the core what somebody did. Time that only passes makes no
 * line.
 * @extends {JournaledEngine<GymReply, Keeper>}
 */
export class GymEngine extends JournaledEngine {
  #log = new GymStore();
  #report;
  /** When somebody did something last, by the page's steady clock. */
  #pressedAt = 0;
  #shown = "";

  /**
   * @param {Promise<WebAssembly.Module>} module
   * @param {(report: import("./engine.js").GymReport) => void} report
   */
  constructor(module, report) {
    super(module, report, { open: "openGym", resume: "resumeGym" });
    this.#report = report;
  }

  /**
   * @param {Setup} setup
   * @param {number} [speed] How much faster than life, for one that nobody does.
   */
  open(setup, speed) {
    return this.openSession(crypto.randomUUID(), setup, speed);
  }

  /** @param {Did[]} events */
  tell(events) {
    this.ask({ do: "gym", events });
  }

  /** @override */
  tick() {
    this.tell([]);
  }

  /** @override */
  began() {
    this.#shown = "";
  }

  /**
   * @override
   * @param {JournalStore} store
   * @returns {Promise<OpenGym | null>}
   */
  async findOpen(store) {
    for (const { id, wall } of await store.openSessions("gym")) {
      const journal = await store.linesOf(id);
      const core = await this.newCore();
      const clock = this.clock.read();
      const reply = core.request({ do: "resumeGym", clock, journal, take: "look" });
      if (!reply.error && !reply.finished) return { session: id, since: wall, reply };
      // It is over, and the page was gone before it could be written into the log.
      if (!reply.error) core.request({ do: "resumeGym", clock, journal, take: "end", silent: true });
      await this.conclude(reply, id, core);
    }
    return null;
  }

  /**
   * @override
   * @param {GymReply} reply
   * @param {number} _mono
   * @param {boolean} isKept
   */
  stepped(reply, _mono, isKept) {
    if (isKept) this.#pressedAt = performance.now();
    this.#wakeLater(reply);
    const { effects, screen, at, refused } = reply;
    // What has not changed need not be drawn again.
    const drawn = JSON.stringify({ ...screen, at: 0 });
    const isNews = drawn !== this.#shown || effects.length > 0 || isKept || refused !== undefined;
    this.#shown = drawn;
    const session = this.session ?? "";
    const step = { kind: /** @type {const} */ ("step"), at, screen, effects, refused, session };
    return isNews ? (/** @type {Safe} */ safe) => this.#report({ ...step, safe }) : null;
  }

  /**
   * Writes a workout that is over into the log, before it is no longer offered to be gone on with.
   * @override
   * @param {GymReply} _reply
   * @param {string} session
   * @param {import("../core.js").Core} core
   */
  async conclude(_reply, session, core) {
    const { summary, logged, kept = false } = core.request({ do: "gymSummary" });
    if (kept) await this.#log.put(logged);
    await this.store?.settle(session);
    return { summary, logged, isKept: kept };
  }

  /** @param {GymReply} reply */
  #wakeLater({ screen, at, nextCueAt = Infinity }) {
    const isRunning = screen.clock?.running || screen.stepClock?.running;
    const passed = performance.now() - this.#pressedAt;
    const untilSecond = 1000 - (passed % 1000) + BEHIND;
    const untilCue = Math.max(0, nextCueAt - at) * 1000 + BEHIND;
    this.wakeIn(isRunning ? Math.min(TICK, untilSecond) : Math.min(IDLE, untilCue));
  }
}
