// @ts-check
/**
 * @typedef {import("./journal-store.js").JournalStore} JournalStore
 * @typedef {import("./line-writer.js").Kept} Kept
 * @typedef {import("./link-state.js").LinkState} LinkState
 * @typedef {import("./contract.js").LinkEffect} LinkEffect
 * @typedef {import("./contract.js").LinkReply} LinkReply
 */
import { clock } from "../live/live-clock.js";
import { Arrivals } from "./arrivals.js";
import { NeighbourLane } from "./neighbour-lane.js";
import { NoteCourier } from "./note-courier.js";
import { Outgoing } from "./outgoing.js";
import { OwnLines } from "./own-lines.js";
import { ServerLane } from "./server-lane.js";
import { wholeJournal } from "./whole-journal.js";

/**
 * This device's end of the link, in the Worker: carries bytes between disk, network and core, and decides
 * nothing.
 *
 * It tells, with the core's words as detail: `state` when a {@link LinkState} has changed, `message`,
 * `command` (for the live run), `gym` (the facts of a line of another device's workout), `begin`, `yield`,
 * `show` (metrics for a live run that follows) and `noted` (a voice note of the page next door).
 */
export class LinkEnd extends EventTarget {
  /** @type {LinkState} */
  state = { server: "asked", peer: "waiting", onlyHere: 0, workout: null };

  #core;
  #store;
  #server;
  #neighbour;
  #lines;
  #arrivals;
  #outgoing;
  /** Its voice notes. */
  notes;
  /** Milliseconds that the core gives: see `Documentation/Doorway.md`. */
  #hints = { recent: 0, presence: 0 };
  #shownAt = 0;
  #timer = 0;
  /** What waits for the disk is done in order. */
  #doing = Promise.resolve();

  /**
   * @param {import("../core.js").Core} core One of its own: it outlives the runs.
   * @param {JournalStore} store
   */
  constructor(core, store) {
    super();
    this.#core = core;
    this.#store = store;
    this.#lines = new OwnLines(store, (line, number) => {
      this.#neighbour.say(line, number);
      this.#tell({ said: line });
    });
    this.#arrivals = new Arrivals(store, (line) => this.#arrive(line));
    this.#outgoing = new Outgoing(store, (answer) => this.#tell(answer));
    this.#server = new ServerLane(store.device, undefined);
    this.#neighbour = new NeighbourLane(store.device, (from) => this.#lines.recent(from, this.recent));
    this.notes = new NoteCourier(store.notes, {
      tell: (file) => this.#tell({ file }),
      say: (session, message) => this.say(session, message),
      bring: (note, chunks) => this.#neighbour.bring(note, chunks),
    });
  }

  /** Takes up what is on disk, and opens the ways to others. */
  async begin() {
    const store = this.#store;
    const last = await this.#arrivals.recall();
    const known = await store.messages();
    const waiting = await store.own();
    const newest = store.facts(waiting.slice(-1))[0]?.seq ?? store.acked;
    this.#tell({ begin: { device: store.device, acked: store.acked, waiting, known } });
    this.#lines.begin(newest + 1);
    await this.notes.recall();
    this.#server = new ServerLane(store.device, last);
    this.#hear();
    this.#server.open();
    this.#neighbour.open();
    this.#timer = setInterval(() => this.#second(), 1000);
  }

  close() {
    clearInterval(this.#timer);
    this.#server.close();
    this.#neighbour.close();
  }

  /**
   * Keeps lines of this device, and has them sent.
   * @param {string[]} lines
   * @param {{durable?: boolean}} [how]
   * @returns {Promise<Kept>} When they are on disk, or only in memory.
   */
  keep(lines, how) {
    return this.#lines.keep(lines, how);
  }

  /**
   * Says something to other devices.
   * @param {string} session
   * @param {object} message Such as `{endWorkout: {}}`.
   * @param {number} [at] Session seconds.
   */
  async say(session, message, at = 0) {
    const { device, nextSeq: seq } = this.#store;
    const { line, error } = this.#core.request({
      do: "say",
      ...{ id: session, device, seq, clock: clock(), at, message },
      utcOffsetMinutes: -new Date().getTimezoneOffset(),
    });
    if (error) throw new Error(error.message);
    await this.keep([line]);
  }

  /**
   * Shows other devices how this one's run stands.
   * @param {string} session
   * @param {object} metrics
   */
  offer(session, metrics) {
    this.#tell({ offer: { session, metrics } });
    this.#show({ session, metrics });
  }

  /**
   * The lines that a device has written of a session, from its first on: from here or from the server.
   * @param {string} session
   * @param {string} device
   * @returns {Promise<string[]>}
   */
  journal(session, device) {
    return wholeJournal(session, device, this.#store, this.#server);
  }

  /** Milliseconds for which a workout is looked for that began before this device listened. */
  get recent() {
    return this.#hints.recent;
  }

  #hear() {
    /** @type {<Detail>(lane: EventTarget, name: string, act: (detail: Detail) => void) => void} */
    const on = (lane, name, act) =>
      lane.addEventListener(name, (event) => act(/** @type {CustomEvent} */ (event).detail));
    on(this.#server, "change", () => {
      const { standing } = this.#server;
      this.#become({ server: standing });
      if (standing !== "here") this.#tell({ opened: false });
    });
    on(this.#server, "hello", (hello) => this.#welcome(hello));
    on(this.#server, "arrived", (arrival) => this.#arrivals.take(arrival));
    for (const lane of [this.#server, this.#neighbour]) {
      on(lane, "glanced", (glance) => this.#tell({ glanced: glance }));
    }
    on(this.#neighbour, "arrived", ({ line }) => this.#arrive(line));
    on(this.#neighbour, "noted", (noted) => this.#say("noted", noted));
  }

  /** @param {import("./server-lane.js").Hello} hello */
  async #welcome(hello) {
    await this.#arrivals.welcome(hello, this.#server, this.recent);
    this.#tell({ opened: true });
    await this.#outgoing.bury(this.#server);
  }

  /** Takes up lines that were kept past this link, before it was open. */
  catchUp() {
    return this.#lines.catchUp();
  }

  /** @param {object} live */
  #show(live) {
    this.#shownAt = Date.now();
    this.#neighbour.show({ device: this.#store.device, n: this.#shownAt, ...live });
  }

  /** @param {string} line */
  #arrive(line) {
    const [facts] = this.#store.facts([line]);
    if (!facts || facts.device === this.#store.device) return;
    this.#neighbour.note(facts.device, facts.seq);
    this.#tell({ arrived: line });
  }

  #second() {
    this.#tell({ second: {} });
    if (Date.now() - this.#shownAt >= this.#hints.presence) this.#show({});
    this.#arrivals.note();
  }

  /**
   * Tells the core one thing, and does what it asks for.
   * @param {object} event
   */
  #tell(event) {
    /** @type {LinkReply & {error?: {message: string}}} */
    const reply = this.#core.request({ do: "link", clock: clock(), event });
    const { effects, onlyHere, peer, workout, hints, error } = reply;
    // A line that the core cannot read is kept where it came from and does nothing here.
    if (error) return console.warn(error.message);
    if (hints) this.#hints = hints;
    for (const effect of effects) this.#carryOut(effect);
    // Whoever follows the past line by line would show every run of it as if it went on.
    this.#become(this.#arrivals.isBehind ? { onlyHere } : { onlyHere, peer, workout });
  }

  /** @param {LinkEffect} effect */
  #carryOut(effect) {
    if (this.#outgoing.carryOut(effect, this.#server)) return;
    if (effect.conflict) return this.#say("conflict", effect.conflict);
    if (effect.show) return this.#say("show", effect.show);
    if (this.notes.carryOut(effect, this.#server)) return;
    if (effect.keep) return this.#keepForeign(effect.keep);
    for (const name of /** @type {const} */ (["message", "command", "begin", "yield"])) {
      // Behind what is being kept.
      if (name in effect) this.#doing = this.#doing.then(() => this.#say(name, effect[name]));
    }
  }

  /**
   * A message of another device is on disk before anything follows from it.
   * @param {string} line
   */
  #keepForeign(line) {
    const [facts] = this.#store.facts([line]);
    const durable = facts?.isMessage === true;
    const kept = this.#store.append([line], { durable });
    if (durable) this.#doing = this.#doing.then(() => kept.then(() => {}));
    // Behind what is being kept: whoever follows a workout reads it from the disk.
    if (facts?.isGym) this.#doing = this.#doing.then(() => this.#say("gym", facts));
  }

  /** @param {Partial<LinkState>} change */
  #become(change) {
    const before = JSON.stringify(this.state);
    this.state = { ...this.state, ...change };
    if (JSON.stringify(this.state) !== before) this.#say("state", this.state);
  }

  /**
   * @param {string} name
   * @param {unknown} detail
   */
  #say(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
