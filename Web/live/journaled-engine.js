// @ts-check
/**
 * @typedef {import("../link/journal-store.js").JournalStore} JournalStore
 * @typedef {import("../run/engine.js").Safe} Safe
 * @typedef {import("./safekeeping.js").Keeper} Keeper
 *
 * What the core answers of a session, be it a run or a workout.
 * @typedef {{journal: string[], durable: boolean, finished: boolean, error?: {message: string}}} Reply
 * @typedef {{kind: "ended", isDiscarded?: boolean} | {kind: "broken"}} End
 */
import { Core } from "../core.js";
import { LiveClock } from "./live-clock.js";
import { Safekeeping } from "./safekeeping.js";
import { coached } from "../run/coach-words.js";
import { word } from "../word.js";

/** A core that breaks down twice within so many milliseconds is not taken up a third time. */
const RESPITE = 60_000;

/**
 * A session with a journal, in the Worker: a run or a workout. Nothing is carried out before the lines
 * that it follows from are on disk, and a core that broke down is replaced by one that reads them.
 *
 * ```
 *  events ─▶ core ─▶ lines ─▶ journal ─▶ (on disk) ─▶ effects, screen
 * ```
 *
 * @template {Reply} Answer
 * @template {Keeper} Lane
 * @extends {Safekeeping<Lane>}
 */
export class JournaledEngine extends Safekeeping {
  /** @type {Core | null} */
  core = null;
  clock = new LiveClock();

  #report;
  #names;
  #session = /** @type {string | null} */ (null);
  #timer = 0;
  /** Steps are told in their order, however long the disk takes. */
  #telling = Promise.resolve();
  #brokeAt = -Infinity;

  /**
   * @param {Promise<WebAssembly.Module>} module
   * @param {(report: End) => void} report
   * @param {{open: string, resume: string}} names What the core calls its requests.
   */
  constructor(module, report, names) {
    super(module);
    this.#report = report;
    this.#names = names;
  }

  /** The session that is being driven, if one is. */
  get session() {
    return this.#session;
  }

  /** @returns {Promise<{open: object | null} & Safe>} The newest session that is open, if one is. */
  async look() {
    const store = await this.journal();
    const open = this.#session ? null : await this.findOpen(store);
    return { open, ...this.safe };
  }

  /**
   * Opens a session: it is preparing.
   * @param {string} id
   * @param {object} wanted
   * @param {number} [speed] How much faster than life, for one that nobody does.
   * @returns {Promise<Answer>}
   */
  async openSession(id, wanted, speed) {
    const store = await this.journal();
    if (store.trouble === "elsewhere") return /** @type {Answer} */ (/** @type {object} */ (elsewhere()));
    const { device } = store;
    const core = await this.newCore();
    this.clock = new LiveClock(speed);
    const opening = { do: this.#names.open, ...wanted, id, device };
    const request = () => ({ ...opening, seq: store.nextSeq, clock: this.clock.read() });
    return coached(core, request, (reply) => this.#begin(core, id, reply));
  }

  /**
   * Takes up a session that a reload, a kill or a flat battery has left open.
   * @param {string} session
   * @param {"on" | "end"} take
   * @returns {Promise<Answer>}
   */
  async resume(session, take) {
    const store = await this.journal();
    if (store.trouble === "elsewhere") return /** @type {Answer} */ (/** @type {object} */ (elsewhere()));
    const journal = await store.linesOf(session);
    const core = await this.newCore();
    this.clock = new LiveClock();
    const resuming = { do: this.#names.resume, journal, take };
    const request = () => ({ ...resuming, seq: store.nextSeq, clock: this.clock.read() });
    return coached(core, request, (reply) => this.#begin(core, session, reply));
  }

  /**
   * Tells the core what has happened, and carries out what it answers.
   * @param {object} request
   * @param {import("../contract.js").Clock} [clock]
   */
  ask(request, clock = this.clock.read()) {
    clearTimeout(this.#timer);
    if (!this.#session || !this.core) return;
    const seq = this.store?.nextSeq;
    try {
      this.#step(this.core.request({ ...request, clock, seq }), clock.mono);
    } catch (error) {
      this.#revive(error);
    }
  }

  /** Lets go of a session of which nothing shall be kept. */
  async drop() {
    const session = this.#session;
    if (!session) return;
    this.#stop();
    await this.#telling;
    await this.store?.discard(session);
    this.#report({ kind: "ended", isDiscarded: true });
  }

  /** A core of its own, with nothing in it. */
  async newCore() {
    return new Core(await this.module);
  }

  /** @param {number} milliseconds After which the core is to be brought up to then. */
  wakeIn(milliseconds) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.tick(), milliseconds);
  }

  // What follows, each kind of session does in its own way.

  /** Brings the core up to now. */
  tick() {}

  /**
   * A session begins or is taken up: nothing of an earlier one counts any more.
   * @param {Answer} _reply
   */
  began(_reply) {}

  /**
   * @param {JournalStore} _store
   * @returns {Promise<object | null>} The newest session that is open; what is over is settled.
   */
  async findOpen(_store) {
    return null;
  }

  /**
   * A reply has come, and its lines are on their way to the disk.
   * @param {Answer} _reply
   * @param {number} _mono When it was asked for.
   * @param {boolean} _isKept Whether it has lines.
   * @returns {((safe: Safe) => void) | null} Tells the page of it, where there is something to tell.
   */
  stepped(_reply, _mono, _isKept) {
    return null;
  }

  /**
   * @param {Answer} _reply The last one of a session.
   * @param {string} _session
   * @param {Core} _core
   * @returns {Promise<object>} What the page is told of its end.
   */
  async conclude(_reply, _session, _core) {
    return {};
  }

  /**
   * @param {Core} core
   * @param {string} session
   * @param {Answer} reply
   */
  async #begin(core, session, reply) {
    if (reply.error) return reply;
    this.core = core;
    this.#session = session;
    this.began(reply);
    this.#step(reply, this.clock.read().mono);
    await this.#telling;
    return reply;
  }

  /**
   * Keeps the lines of a reply and then tells the page the rest of it.
   * @param {Answer} reply
   * @param {number} mono
   */
  #step(reply, mono) {
    const { error, journal, durable, finished } = reply;
    if (error) throw new Error(error.message);
    const { core } = this;
    const session = this.#session ?? "";
    const kept = this.keep(journal, durable);
    const tell = this.stepped(reply, mono, kept !== undefined);
    if (finished) this.#stop();
    if (!tell && !finished) return;
    this.#telling = this.#telling.then(async () => {
      // What need not last at once may follow within the second.
      if (durable && kept) await this.untilSafe(kept);
      tell?.(this.safe);
      if (!finished || !core) return;
      this.#report({ kind: "ended", ...(await this.conclude(reply, session, core)) });
    });
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#session = null;
  }

  /**
   * A core that broke down is replaced: the journal knows everything but what broke it.
   * @param {unknown} error
   */
  async #revive(error) {
    console.error(error);
    const session = this.#session;
    const now = performance.now();
    const isHopeless = now - this.#brokeAt < RESPITE;
    this.#brokeAt = now;
    this.#stop();
    if (!session || isHopeless) return this.#report({ kind: "broken" });
    try {
      await this.store?.flush();
      const reply = await this.resume(session, "on");
      if (reply.error) throw new Error(reply.error.message);
    } catch (another) {
      console.error(another);
      this.#report({ kind: "broken" });
    }
  }
}

/** What the core would answer if it knew of other windows. */
function elsewhere() {
  const message = word("engine.elsewhere");
  return { error: { message } };
}
