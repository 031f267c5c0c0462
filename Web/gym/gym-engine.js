// @ts-check
/**
 * @typedef {import("./contract.js").Did} Did
 * @typedef {import("./contract.js").GymReply} GymReply
 * @typedef {import("./contract.js").Setup} Setup
 * @typedef {import("../link/journal-store.js").Kept} Kept
 * @typedef {import("../run/engine.js").Safe} Safe
 *
 * A workout that was opened and neither ended nor thrown away.
 * @typedef {object} OpenGym
 * @property {string} session
 * @property {number} since When it was opened, in milliseconds since 1970.
 * @property {GymReply} reply How it stands.
 *
 * @typedef {{open: OpenGym | null} & Safe} FoundGym
 *
 * The part of the link that a workout needs.
 * @typedef {object} GymLane
 * @property {(lines: string[], how: {durable: boolean}) => Promise<Kept>} keep
 * @property {{onlyHere: number}} state
 */
import { Core } from "../core.js";
import { JournalStore } from "../link/journal-store.js";
import { LiveClock } from "../live/live-clock.js";
import { hours } from "./hours.js";
import { GymStore } from "./gym-store.js";

/** Milliseconds between two looks at a clock that runs: a cue comes at most so late. */
const TICK = 40;

/** Milliseconds behind a whole second since the last press: most cues are due at one. */
const BEHIND = 2;

/** Milliseconds between two looks while no clock runs. */
const IDLE = 1000;

/** Milliseconds for which what follows waits for the disk. Then the workout goes on without it. */
const PATIENCE = 5000;

/**
 * A workout in the gym, in the Worker: tells the core what somebody did, and lets nothing be carried out
 * before the line of it is on disk. Time that only passes makes no line.
 */
export class GymEngine {
  /** @type {GymLane | null} */
  link = null;
  storeName = "pacesetter";

  #clock = new LiveClock();
  #module;
  #report;
  #log = new GymStore();
  /** @type {Core | null} */
  #core = null;
  /** @type {Promise<JournalStore> | null} */
  #opening = null;
  /** @type {JournalStore | null} */
  #store = null;
  /** @type {string | null} */
  #session = null;
  #timer = 0;
  /** When somebody did something last, by the page's steady clock. */
  #pressedAt = 0;
  #shown = "";
  #isLate = false;
  /**
   * What follows is told in its order, however long the disk takes.
   * @type {Promise<void>}
   */
  #telling = Promise.resolve();

  /**
   * @param {Promise<WebAssembly.Module>} module
   * @param {(report: any) => void} report
   */
  constructor(module, report) {
    this.#module = module;
    this.#report = report;
  }

  /** The session that goes on, if one does. */
  get session() {
    return this.#session;
  }

  /** The journal of this device. */
  async journal() {
    // Another page may have let go of it meanwhile.
    if (this.#store?.trouble === "elsewhere") this.#opening = null;
    this.#opening ??= JournalStore.open(this.storeName);
    return (this.#store = await this.#opening);
  }

  /**
   * What there is: the newest workout that is open, and how much of all is only here.
   * @returns {Promise<FoundGym>}
   */
  async look() {
    const store = await this.journal();
    const open = this.#session ? null : await this.#openGym(store);
    return { open, ...this.#safe };
  }

  /**
   * Opens a workout: it is preparing.
   * @param {Setup} setup
   * @param {number} [speed] How much faster than life, for one that nobody does.
   * @returns {Promise<GymReply>}
   */
  async open(setup, speed) {
    const store = await this.journal();
    if (store.trouble === "elsewhere") return /** @type {any} */ (ELSEWHERE);
    this.#clock = new LiveClock(speed);
    const id = crypto.randomUUID();
    const { device, nextSeq: seq } = store;
    const core = new Core(await this.#module);
    const reply = core.request({ do: "openGym", id, device, seq, clock: this.#clock.read(), ...setup });
    return this.#begin(core, id, reply);
  }

  /**
   * Takes up a workout that a reload, a kill or a flat battery has left open.
   * @param {string} session
   * @param {"on" | "end"} take
   * @returns {Promise<GymReply>}
   */
  async resume(session, take) {
    const store = await this.journal();
    if (store.trouble === "elsewhere") return /** @type {any} */ (ELSEWHERE);
    this.#clock = new LiveClock();
    const journal = await store.linesOf(session);
    const core = new Core(await this.#module);
    const clock = this.#clock.read();
    const reply = core.request({ do: "resumeGym", clock, journal, take });
    return this.#begin(core, session, reply);
  }

  /** @param {Did[]} events */
  tell(events) {
    if (this.#session) this.tick(events);
  }

  /**
   * Brings the core up to now.
   * @param {Did[]} [events]
   */
  tick(events = []) {
    clearTimeout(this.#timer);
    if (!this.#session || !this.#core) return;
    const seq = this.#store?.nextSeq;
    try {
      this.#step(this.#core.request({ do: "gym", clock: this.#clock.read(), seq, events }));
    } catch (error) {
      this.#revive(error);
    }
  }

  /** Lets go of a workout of which nothing shall be kept. */
  async drop() {
    const session = this.#session;
    if (!session) return;
    this.#stop();
    await this.#telling;
    await this.#store?.discard(session);
    this.#report({ kind: "ended", isDiscarded: true });
  }

  flush() {
    return this.#store?.flush();
  }

  /** @returns {Promise<string[]>} Every line that is here: an export. */
  async lines() {
    return (await this.journal()).everything();
  }

  /**
   * @param {JournalStore} store
   * @returns {Promise<OpenGym | null>}
   */
  async #openGym(store) {
    for (const { id, wall } of await store.openSessions("gym")) {
      const journal = await store.linesOf(id);
      const core = new Core(await this.#module);
      const clock = this.#clock.read();
      const reply = core.request({ do: "resumeGym", clock, journal, take: "look", hours: hours() });
      if (!reply.error && !reply.finished) return { session: id, since: wall, reply };
      // It is over, and the page was gone before it could be written into the log.
      if (!reply.error) core.request({ do: "resumeGym", clock, journal, take: "end" });
      await this.#conclude(core, id);
    }
    return null;
  }

  /**
   * @param {Core} core
   * @param {string} session
   * @param {GymReply} reply
   */
  async #begin(core, session, reply) {
    if (reply.error) return reply;
    this.#core = core;
    this.#session = session;
    this.#shown = "";
    this.#step(reply);
    await this.#telling;
    return reply;
  }

  /** @param {GymReply} reply */
  #step(reply) {
    if (reply.error) throw new Error(reply.error.message);
    const { journal, durable, effects, screen, finished, at } = reply;
    const session = this.#session ?? "";
    const core = this.#core;
    const keeper = this.link ? this.link.keep.bind(this.link) : this.#store?.append.bind(this.#store);
    if (journal.length > 0) this.#pressedAt = performance.now();
    const kept = journal.length > 0 ? keeper?.(journal, { durable }) : undefined;
    if (finished) this.#stop();
    else this.#wakeLater(screen);
    // What has not changed need not be drawn again.
    const drawn = JSON.stringify({ ...screen, at: 0 });
    const isNews = drawn !== this.#shown || effects.length > 0 || kept !== undefined;
    this.#shown = drawn;
    if (!isNews) return;
    this.#telling = this.#telling.then(async () => {
      if (kept) await this.#wait(kept);
      this.#report({ kind: "step", at, screen, effects, session, safe: this.#safe });
      if (finished && core) {
        const ended = await this.#conclude(core, session);
        this.#report({ kind: "ended", ...ended });
      }
    });
  }

  /** @param {GymReply["screen"]} screen */
  #wakeLater({ clock, stepClock }) {
    clearTimeout(this.#timer);
    const isRunning = clock?.running || stepClock?.running;
    const passed = performance.now() - this.#pressedAt;
    const untilSecond = 1000 - (passed % 1000) + BEHIND;
    const pause = isRunning ? Math.min(TICK, untilSecond) : IDLE;
    this.#timer = setTimeout(() => this.tick(), pause);
  }

  /**
   * Writes a workout that is over into the log, before it is no longer offered to be gone on with.
   * @param {Core} core
   * @param {string} session
   */
  async #conclude(core, session) {
    const { summary, logged, kept = false } = core.request({ do: "gymSummary" });
    if (kept) await this.#log.put(logged);
    await this.#store?.settle(session);
    return { summary, logged, isKept: kept };
  }

  /**
   * @param {Promise<unknown>} kept
   */
  async #wait(kept) {
    let timer = 0;
    const patience = new Promise((resolve) => {
      timer = setTimeout(() => {
        this.#isLate = true;
        resolve(undefined);
      }, PATIENCE);
    });
    const done = kept.finally(() => {
      clearTimeout(timer);
      this.#isLate = false;
    });
    await Promise.race([done, patience]);
  }

  /** @returns {Safe} */
  get #safe() {
    const onlyHere = this.link?.state.onlyHere ?? this.#store?.unconfirmed ?? 0;
    return { onlyHere, trouble: this.#store?.trouble ?? (this.#isLate ? "broken" : null) };
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#session = null;
  }

  /**
   * A core that broke down is replaced once: the journal knows everything.
   * @param {unknown} error
   */
  async #revive(error) {
    console.error(error);
    const session = this.#session;
    this.#stop();
    try {
      await this.#store?.flush();
      if (!session) throw error;
      const reply = await this.resume(session, "on");
      if (reply.error) throw new Error(reply.error.message);
    } catch (another) {
      console.error(another);
      this.#report({ kind: "broken" });
    }
  }
}

/** What the core would answer if it knew of other windows. */
const ELSEWHERE = {
  error: {
    message: "Pacesetter is open in another window of this browser. Close it there to train here.",
  },
};
