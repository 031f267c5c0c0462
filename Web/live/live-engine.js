// @ts-check
/**
 * @typedef {import("../contract.js").LiveReply} LiveReply
 * @typedef {import("../contract.js").Plan} Plan
 * @typedef {import("../contract.js").Sensed} Sensed
 * @typedef {import("../link/journal-store.js").JournalStore} JournalStore
 * @typedef {import("../run/engine.js").Safe} Safe
 * @typedef {import("./live-run.js").Link} Link
 * @typedef {import("./live-run.js").OpenRun} OpenRun
 * @typedef {import("./live-run.js").Opening} Opening
 */
import { now } from "../now.js";
import { JournaledEngine } from "./journaled-engine.js";

/** Milliseconds behind the whole second at which it is told. */
const BEHIND = 4;

/**
 * A run from sensors, in the Worker: hands the core what was sensed and two clocks, second by second.
 * @extends {JournaledEngine<LiveReply, Link>}
 */
export class LiveEngine extends JournaledEngine {
  /**
   * The run that was followed, as its tracker wrote it down.
   * @type {string[] | null}
   */
  truth = null;

  #report;
  /** @type {"tracker" | "companion"} */
  #role = "tracker";
  #isRehearsed = false;
  /**
   * What was sensed since the last request.
   * @type {Sensed[]}
   */
  #heard = [];
  /**
   * What comes so often that it may wait for the second, as the core says.
   * @type {string[]}
   */
  #mayWait = [];
  /** A moment of the monotonic clock, and the session's second that it was. */
  #anchor = { mono: 0, at: 0 };

  /**
   * @param {Promise<WebAssembly.Module>} module
   * @param {(report: import("../run/engine.js").Report) => void} report
   */
  constructor(module, report) {
    super(module, report, { open: "open", resume: "resume" });
    this.#report = report;
  }

  /**
   * Opens a run: it is preparing, and sensors may talk.
   * @param {Plan} plan
   * @param {Opening} how
   */
  open(plan, { session, role = "tracker", kind = "phone", place, autoPause, speed }) {
    this.#isRehearsed = speed !== undefined;
    this.#role = role;
    const request = { role, kind, place, autoPause, ...plan };
    return this.openSession(session ?? crypto.randomUUID(), request, speed);
  }

  /**
   * Takes what was sensed. What a person does is told to the core at once, the rest with the second.
   * @param {Sensed} event
   */
  sense(event) {
    if (!this.session) return;
    this.#heard.push(event);
    if (!this.#mayWait.some((name) => name in event)) this.tick();
  }

  /** @override */
  tick() {
    const now = this.clock.read();
    const events = this.#heard;
    const { mono, at } = this.#anchor;
    if (this.#isRehearsed) events.push(...this.#rehearsed(at + (now.mono - mono) / 1000));
    this.#heard = [];
    this.ask({ do: "live", events }, now);
  }

  /** @override */
  flush() {
    this.tick();
    return super.flush();
  }

  /**
   * @override
   * @param {LiveReply} reply
   */
  began({ resumed, hints }) {
    this.#mayWait = hints?.mayWait ?? [];
    if (resumed) [this.#role, this.#isRehearsed] = [resumed.role, false];
    this.truth = null;
    this.#heard = [];
  }

  /**
   * @override
   * @param {JournalStore} store
   * @returns {Promise<OpenRun | null>}
   */
  async findOpen(store) {
    for (const { id, wall } of await store.openSessions()) {
      const journal = await store.linesOf(id);
      const core = await this.newCore();
      const { utcOffsetMinutes } = now();
      const look = { do: "resume", journal, take: "look", utcOffsetMinutes };
      const reply = core.request({ ...look, clock: this.clock.read() });
      if (reply.resumed && !reply.resumed.isOver) return { session: id, since: wall, reply };
      // There is nothing to go on with; the lines stay and can be saved as a file.
      await store.settle(id);
    }
    return null;
  }

  /**
   * @override
   * @param {LiveReply} reply
   * @param {number} mono
   * @param {boolean} isKept
   */
  stepped(reply, mono, isKept) {
    if (isKept) this.#anchor = { mono, at: reply.at };
    this.#wakeLater();
    const { session } = this;
    // What a follower wants of the run is done by the device that tracks it.
    for (const message of reply.asks ?? []) if (session) this.link?.say(session, message);
    return (/** @type {Safe} */ safe) => {
      const { screen, effects, at, phase, place } = reply;
      const live = { phase, place, session };
      this.#report({ kind: "step", to: at, screen, effects, live, safe });
      this.#offer(reply, session);
    };
  }

  /**
   * @override
   * @param {LiveReply} reply
   * @param {string} session
   */
  async conclude({ phase }, session) {
    const isDiscarded = "discarded" in phase;
    if (isDiscarded) await this.store?.discard(session);
    else await this.store?.settle(session);
    return { isDiscarded };
  }

  /**
   * Shows other devices how a run stands that is tracked here.
   * @param {LiveReply} reply
   * @param {string | null} session
   */
  #offer({ effects }, session) {
    const metrics = effects.map(({ effect }) => effect.metrics).filter(Boolean).at(-1);
    if (metrics && session && this.#role === "tracker") this.link?.offer(session, metrics);
  }

  /**
   * What would be sensed of a run that nobody runs.
   * @param {number} at
   * @returns {Sensed[]}
   */
  #rehearsed(at) {
    return this.core?.request({ do: "rehearsed", at }).events ?? [];
  }

  /** The core is woken again at the next whole second. */
  #wakeLater() {
    const { mono, at } = this.#anchor;
    const due = mono + (Math.floor(at) + 1 - at) * 1000 + BEHIND;
    this.wakeIn(this.clock.until(due, BEHIND));
  }
}
