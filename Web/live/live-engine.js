// @ts-check
/**
 * @typedef {import("../contract.js").LiveReply} LiveReply
 * @typedef {import("../contract.js").LedgerRow} LedgerRow
 * @typedef {import("../contract.js").Plan} Plan
 * @typedef {import("../contract.js").Sensed} Sensed
 * @typedef {import("./live-run.js").Found} Found
 * @typedef {import("./live-run.js").Link} Link
 * @typedef {import("./live-run.js").OpenRun} OpenRun
 * @typedef {import("./live-run.js").Opening} Opening
 */
import { Core } from "../core.js";
import { JournalStore } from "../link/journal-store.js";
import { rehearsed } from "../link/rehearsal.js";
import { LiveClock } from "./live-clock.js";
import { aged, mayWait, requestOf } from "./sensed.js";

/** Milliseconds behind the whole second at which it is told. */
const BEHIND = 4;

/** Milliseconds for which what was decided waits for the disk. Then the run goes on without it. */
const PATIENCE = 5000;

/** A core that breaks down twice within so many milliseconds is not taken up a third time. */
const RESPITE = 60_000;

/**
 * A run from sensors, in the Worker: hands the core what was sensed and two clocks, and lets nothing be
 * carried out before what it follows from is on disk.
 *
 * ```
 *  sensed ─▶ core ─▶ lines ─▶ journal ─▶ (on disk) ─▶ effects, screen
 * ```
 */
export class LiveEngine {
  /** @type {Core | null} */
  core = null;
  /** The journal's name: a phone page and a watch page in one browser are two devices. */
  storeName = "pacesetter";
  /**
   * This device's end of the link, once it is open: then it keeps the lines, and passes them on.
   * @type {Link | null}
   */
  link = null;
  /**
   * The run that was followed, as its tracker wrote it down.
   * @type {Core | null}
   */
  truth = null;

  /** @type {"tracker" | "companion"} */
  #role = "tracker";
  #clock = new LiveClock();
  #isRehearsed = false;
  #module;
  #report;
  /** @type {Promise<JournalStore> | null} */
  #opening = null;
  /** @type {JournalStore | null} */
  #store = null;
  /**
   * The session that is being driven.
   * @type {string | null}
   */
  #session = null;
  /**
   * What was sensed since the last request.
   * @type {Sensed[]}
   */
  #heard = [];
  /** A moment of the monotonic clock, and the session's second that it was. */
  #anchor = { mono: 0, at: 0 };
  #timer = 0;
  /**
   * Steps are told in their order, however long the disk takes.
   * @type {Promise<void>}
   */
  #telling = Promise.resolve();
  /** Whether the disk keeps a step waiting longer than the run can. */
  #isLate = false;
  #brokeAt = -Infinity;

  /**
   * @param {Promise<WebAssembly.Module>} module
   * @param {(report: any) => void} report
   */
  constructor(module, report) {
    this.#module = module;
    this.#report = report;
  }

  get isDriving() {
    return this.#session !== null;
  }

  /** The session that is being driven, if one is. */
  get session() {
    return this.#session;
  }

  /**
   * What there is: the newest run that is open, and how much of all is only here.
   * @returns {Promise<Found>}
   */
  async look() {
    const store = await this.journal();
    const open = this.#session ? null : await this.#openRun(store);
    return { open, ...this.#safe };
  }

  /**
   * Opens a run: it is preparing, and sensors may talk.
   * @param {Plan} plan
   * @param {Opening} how
   * @returns {Promise<LiveReply>}
   */
  async open(plan, { session, role = "tracker", kind = "phone", place, autoPause, speed }) {
    const store = await this.journal();
    if (store.trouble === "elsewhere") return /** @type {any} */ (ELSEWHERE);
    const id = session ?? crypto.randomUUID();
    const { device, nextSeq: seq } = store;
    const core = new Core(await this.#module);
    this.#clock = new LiveClock(speed);
    this.#isRehearsed = speed !== undefined;
    const reply = core.request({
      ...{ do: "open", id, device, seq, clock: this.#clock.read(), role, kind, place, autoPause },
      ...plan,
    });
    this.#role = role;
    return this.#begin(core, id, reply);
  }

  /**
   * Takes up a run that a reload, a kill or a flat battery has left open.
   * @param {string} session
   * @param {"on" | "end"} take
   * @returns {Promise<LiveReply>}
   */
  async resume(session, take) {
    const store = await this.journal();
    if (store.trouble === "elsewhere") return /** @type {any} */ (ELSEWHERE);
    const journal = await store.linesOf(session);
    const core = new Core(await this.#module);
    this.#clock = new LiveClock();
    this.#isRehearsed = false;
    const [seq, now] = [store.nextSeq, this.#clock.read()];
    const reply = core.request({ do: "resume", clock: now, journal, seq, take });
    this.#role = reply.resumed?.role ?? "tracker";
    return this.#begin(core, session, reply);
  }

  /**
   * Takes what was sensed. What a person does is told to the core at once, the rest with the second.
   * @param {Sensed} event
   */
  sense(event) {
    if (!this.#session) return;
    const asked = this.#role === "companion" ? requestOf(event) : null;
    if (asked) return void this.link?.say(this.#session, asked);
    this.#heard.push(event);
    if (!mayWait(event)) this.tick();
  }

  /** Brings the core up to now, and asks to be woken at the next whole second. */
  tick() {
    clearTimeout(this.#timer);
    if (!this.#session || !this.core) return;
    const now = this.#clock.read();
    const events = this.#heard.map((event) => aged(event, now.wall));
    const { mono, at } = this.#anchor;
    if (this.#isRehearsed) events.push(...rehearsed(at + (now.mono - mono) / 1000));
    this.#heard = [];
    const seq = this.#store?.nextSeq;
    try {
      this.#step(this.core.request({ do: "live", clock: now, seq, events }), now.mono);
    } catch (error) {
      this.#revive(error);
      return;
    }
    this.#wakeLater();
  }

  /** Lets go of a run that has measured nothing yet. */
  async drop() {
    const session = this.#session;
    if (!session) return;
    this.#stop();
    await this.#telling;
    await this.#close({ phase: { discarded: {} } }, session);
  }

  /**
   * A summary of a run that was followed, with what its tracker has measured.
   * @param {{summary: import("../contract.js").Summary}} reply
   */
  completed({ summary }) {
    const { said, held } = summary;
    const { summary: measured } = this.truth?.request({ do: "summary" }) ?? {};
    return { summary: { ...summary, ...measured, said, held } };
  }

  /** Writes what waits for company, as when the page is being left. */
  flush() {
    this.tick();
    return this.#store?.flush();
  }

  /**
   * Every line that is here, of all runs or of one: an export.
   * @param {string} [session]
   * @returns {Promise<string[]>}
   */
  async lines(session) {
    return (await this.journal()).everything(session);
  }

  /**
   * The journal of this device.
   * @returns {Promise<JournalStore>}
   */
  async journal() {
    // Another page may have let go of it meanwhile.
    if (this.#store?.trouble === "elsewhere") this.#opening = null;
    this.#opening ??= JournalStore.open(this.storeName);
    return (this.#store = await this.#opening);
  }

  /**
   * @param {JournalStore} store
   * @returns {Promise<OpenRun | null>}
   */
  async #openRun(store) {
    for (const { id, wall } of await store.openSessions()) {
      const journal = await store.linesOf(id);
      const core = new Core(await this.#module);
      const reply = core.request({ do: "resume", clock: this.#clock.read(), journal, take: "look" });
      const isOver = reply.error !== undefined || "discarded" in reply.phase;
      if (!isOver) return { session: id, since: wall, reply };
      // There is nothing to go on with; the lines stay and can be saved as a file.
      await store.settle(id);
    }
    return null;
  }

  /**
   * @param {Core} core
   * @param {string} session
   * @param {LiveReply} reply
   * @returns {Promise<LiveReply>}
   */
  async #begin(core, session, reply) {
    if (reply.error) return reply;
    this.core = core;
    this.truth = null;
    this.#session = session;
    this.#heard = [];
    const { mono } = this.#clock.read();
    this.#step(reply, mono);
    if (this.#session) this.#wakeLater();
    await this.#telling;
    return reply;
  }

  /**
   * Keeps the lines of a reply and then tells the page the rest of it.
   * @param {LiveReply} reply
   * @param {number} mono
   */
  #step(reply, mono) {
    const { error, journal, durable, finished, at } = reply;
    if (error) throw new Error(error.message);
    if (journal.length > 0) this.#anchor = { mono, at };
    const rows = reply.effects.flatMap(({ effect }) => this.#row(effect.speak?.id));
    const session = this.#session;
    const keeper = this.link ? this.link.keep.bind(this.link) : this.#store?.append.bind(this.#store);
    const kept = journal.length > 0 ? keeper?.(journal, { durable }) : undefined;
    if (finished) this.#stop();
    this.#telling = this.#telling.then(async () => {
      // What need not last at once may follow within the second.
      if (durable && kept) await this.#wait(kept);
      this.#tell(reply, rows, session);
      this.#offer(reply, session);
      if (finished) await this.#close(reply, session);
    });
  }

  /**
   * @param {LiveReply} reply
   * @param {LedgerRow[]} rows
   * @param {string | null} session
   */
  #tell({ screen, effects, at, phase, place }, rows, session) {
    const live = { phase, place, session };
    this.#report({ kind: "step", to: at, screen, effects, rows, live, safe: this.#safe });
  }

  /**
   * Waits for the disk, but not forever: then the run goes on, and the page says so.
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

  /** @returns {import("../run/engine.js").Safe} How safe what was logged is. */
  get #safe() {
    const onlyHere = this.link?.state.onlyHere ?? this.#store?.unconfirmed ?? 0;
    return { onlyHere, trouble: this.#store?.trouble ?? (this.#isLate ? "broken" : null) };
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
   * @param {Pick<LiveReply, "phase">} reply
   * @param {string | null} session
   */
  async #close({ phase }, session) {
    const isDiscarded = "discarded" in phase;
    if (session && isDiscarded) await this.#store?.discard(session);
    else if (session) await this.#store?.settle(session);
    this.#report({ kind: "ended", isDiscarded });
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#session = null;
  }

  /**
   * @param {string | undefined} line
   * @returns {LedgerRow[]}
   */
  #row(line) {
    const row = line && this.core?.request({ do: "why", line }).row;
    return row ? [row] : [];
  }

  #wakeLater() {
    clearTimeout(this.#timer);
    if (!this.#session) return;
    const { mono, at } = this.#anchor;
    const due = mono + (Math.floor(at) + 1 - at) * 1000 + BEHIND;
    this.#timer = setTimeout(() => this.tick(), this.#clock.until(due, BEHIND));
  }

  /**
   * A core that broke down is replaced: the journal knows everything but what broke it.
   * @param {unknown} error
   */
  async #revive(error) {
    console.error(error);
    const session = this.#session;
    const isHopeless = performance.now() - this.#brokeAt < RESPITE;
    this.#brokeAt = performance.now();
    this.#stop();
    if (!session || isHopeless) return this.#report({ kind: "broken" });
    try {
      await this.#store?.flush();
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
    message: "Pacesetter is open in another window of this browser. Close it there to run here.",
  },
};
