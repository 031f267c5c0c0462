// @ts-check
/**
 * @typedef {import("./journal-store.js").JournalStore} JournalStore
 * @typedef {import("./line-writer.js").Kept} Kept
 * @typedef {import("./server-lane.js").Standing} Standing
 *
 * The workout that goes on, on whatever device.
 * @typedef {object} Workout
 * @property {string} session
 * @property {string} tracker The device that owns its truth.
 * @property {"watch" | "phone" | "recording"} kind
 * @property {number} startedAt Milliseconds since 1970.
 * @property {boolean} paused
 * @property {boolean} ending Whether its end was asked for: another may begin.
 * @property {boolean} mine
 *
 * How the link stands.
 * @typedef {object} LinkState
 * @property {Standing} server
 * @property {"waiting" | "here" | "lost"} peer The other device.
 * @property {number} onlyHere Events and voice notes that only this device has.
 * @property {Workout | null} workout
 *
 * @typedef {{type: string, session: string | null, device: string, payload: any}} Message
 */
import { NeighbourLane } from "./neighbour-lane.js";
import { NoteCourier } from "./note-courier.js";
import { ServerLane } from "./server-lane.js";

/** How far back a workout is looked for that has begun before this device listened. */
const RECENT = 6 * 3600_000;

/** What a line of a workout in the gym begins with, behind its checksum. */
const GYM = /^.{9}\{[^{]*"type":"(gymOpened|did)"/;

/** Milliseconds without anything live after which the page next door is told that this one is there. */
const PRESENCE = 3000;

/**
 * This device's end of the link, in the Worker: carries bytes between disk, network and core, and decides
 * nothing.
 *
 * It tells, with the core's words as detail: `state` when a {@link LinkState} has changed, `message`,
 * `command` (for the live run), `gym` (a line of another device's workout), `begin`, `yield`, `show` (metrics for a live run that follows) and
 * `noted` (a voice note of the page next door).
 */
export class LinkEnd extends EventTarget {
  /** @type {LinkState} */
  state = { server: "asked", peer: "waiting", onlyHere: 0, workout: null };

  #core;
  #store;
  /** @type {ServerLane} */
  #server;
  #neighbour;
  #notes;
  #isBegun = false;
  /** The number of the line that the core is to be told next. */
  #next = 1;
  /**
   * Lines that are on disk before those that bear lower numbers.
   * @type {Map<number, string>}
   */
  #early = new Map();
  /**
   * What has come while a server is asked for what came before it.
   * @type {import("./server-lane.js").Arrival[] | null}
   */
  #held = null;
  #shownAt = 0;
  /** The arrival number that is written down with the next second. */
  #arrival = { noted: 0, last: 0 };
  #timer = 0;
  /**
   * What waits for the disk is done in order.
   * @type {Promise<void>}
   */
  #doing = Promise.resolve();

  /**
   * @param {import("../core.js").Core} core One of its own: it outlives the runs.
   * @param {JournalStore} store
   */
  constructor(core, store) {
    super();
    this.#core = core;
    this.#store = store;
    this.#server = new ServerLane(store.device, undefined);
    this.#neighbour = new NeighbourLane(store.device, (from) => this.#recent(from));
    this.#notes = new NoteCourier(store.notes, {
      tell: (file) => this.#tell({ file }),
      say: (session, message) => this.say(session, message),
      bring: (note, chunks) => this.#neighbour.bring(note, chunks),
    });
  }

  /** Takes up what is on disk, and opens the ways to others. */
  async begin() {
    const store = this.#store;
    const last = await store.noted("arrived");
    this.#arrival = { noted: last ?? 0, last: last ?? 0 };
    const known = await store.messages();
    const waiting = await store.own();
    const newest = waiting.at(-1);
    this.#next = newest ? numberOf(newest) + 1 : store.acked + 1;
    this.#tell({ begin: { device: store.device, acked: store.acked, waiting, known } });
    this.#isBegun = true;
    this.#drain();
    await this.#notes.recall();
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
  async keep(lines, how) {
    const kept = await this.#store.append(lines, how);
    for (const line of lines) this.#early.set(numberOf(line), line);
    if (this.#isBegun) this.#drain();
    return kept;
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

  /** Its voice notes. */
  get notes() {
    return this.#notes;
  }

  /**
   * The lines that a device has written of a session, from its first on: from here or from the server.
   * @param {string} session
   * @param {string} device
   * @returns {Promise<string[]>}
   */
  async journal(session, device) {
    const here = await this.#store.linesOf(session, device);
    if (isWhole(here)) return here;
    const all = (await this.#server.sessionLines(session)) ?? [];
    const there = all.filter((line) => {
      const { device: writer, payload } = JSON.parse(line.slice(9));
      return writer === device && payload?.n !== undefined;
    });
    return there.length > here.length ? there : here;
  }

  #hear() {
    /** @type {(lane: EventTarget, name: string, act: (detail: any) => void) => void} */
    const on = (lane, name, act) =>
      lane.addEventListener(name, (event) => act(/** @type {CustomEvent} */ (event).detail));
    on(this.#server, "change", () => {
      const { standing } = this.#server;
      this.#become({ server: standing });
      if (standing !== "here") this.#tell({ opened: false });
    });
    on(this.#server, "hello", (hello) => this.#welcome(hello));
    on(this.#server, "arrived", (arrival) => {
      if (this.#held) this.#held.push(arrival);
      else this.#land(arrival);
    });
    for (const lane of [this.#server, this.#neighbour]) {
      on(lane, "glanced", (glance) => this.#tell({ glanced: glance }));
    }
    on(this.#neighbour, "arrived", ({ line }) => this.#arrive(line));
    on(this.#neighbour, "noted", (noted) => this.#say("noted", noted));
  }

  /**
   * The stream begins. A server that this device does not know, or one that has gone back, is first
   * asked what goes on.
   * @param {import("./server-lane.js").Hello} hello
   */
  async #welcome({ server, head, at }) {
    this.#held ??= [];
    const known = await this.#store.noted("server");
    const { last } = this.#arrival;
    if (known !== server || last === 0 || head < last) {
      for (const session of await this.#server.sessionsSince(Date.now() - RECENT)) {
        for (const line of (await this.#server.sessionLines(session)) ?? []) this.#arrive(line);
      }
      this.#arrival.last = at;
      await this.#store.note("server", server);
    }
    const held = this.#held ?? [];
    this.#held = null;
    for (const arrival of held) this.#land(arrival);
    this.#tell({ opened: true });
    if (this.#store.unconfirmed === 0) await this.#bury();
  }

  /** @param {import("./server-lane.js").Arrival} arrival */
  #land({ line, arrival }) {
    this.#arrival.last = arrival;
    this.#arrive(line);
  }

  /** Takes up lines that were kept past this link, before it was open. */
  async catchUp() {
    for (const line of await this.#store.own(this.#next)) this.#early.set(numberOf(line), line);
    this.#drain();
  }

  /** What was kept is told in the order of its numbers, however the disk has taken it. */
  #drain() {
    for (let line; (line = this.#early.get(this.#next)); this.#next += 1) {
      this.#early.delete(this.#next);
      this.#neighbour.say(line, this.#next);
      this.#tell({ said: line });
    }
  }

  /**
   * What the page next door may lack of this device's lines.
   * @param {number} from
   */
  async #recent(from) {
    const since = Date.now() - RECENT;
    const lines = await this.#store.own(from);
    return lines.filter((line) => JSON.parse(line.slice(9)).wall >= since);
  }

  /** @param {object} live */
  #show(live) {
    this.#shownAt = Date.now();
    this.#neighbour.show({ device: this.#store.device, n: this.#shownAt, ...live });
  }

  /** @param {string} line */
  #arrive(line) {
    const { device, seq } = JSON.parse(line.slice(9));
    if (device === this.#store.device) return;
    this.#neighbour.note(device, seq);
    this.#tell({ arrived: line });
  }

  #second() {
    this.#tell({ second: {} });
    if (Date.now() - this.#shownAt >= PRESENCE) this.#show({});
    const { noted, last } = this.#arrival;
    if (last === noted) return;
    this.#arrival.noted = last;
    this.#store.append([], { notes: { arrived: last } });
  }

  /**
   * Tells the core one thing, and does what it asks for.
   * @param {object} event
   */
  #tell(event) {
    const { effects, onlyHere, peer, workout, error } = this.#core.request({
      ...{ do: "link", clock: clock(), event },
    });
    // A line that the core cannot read is kept where it came from and does nothing here.
    if (error) return console.warn(error.message);
    for (const effect of effects) this.#carryOut(effect);
    this.#become({ onlyHere, peer, workout });
  }

  /** @param {any} effect One of its properties is there. */
  #carryOut(effect) {
    if (effect.post) return void this.#post(effect.post, effect.oldest);
    if (effect.recall) return void this.#recall(effect.recall.from);
    if (effect.conflict) return this.#say("conflict", effect.conflict);
    if (effect.postLive) return void this.#postLive(effect.postLive);
    if (effect.show) return this.#say("show", effect.show);
    if (this.#notes.carryOut(effect, this.#server)) return;
    if (effect.keep) return this.#keepForeign(effect.keep);
    for (const name of ["message", "command", "begin", "yield"]) {
      // Behind what is being kept.
      if (name in effect) this.#doing = this.#doing.then(() => this.#say(name, effect[name]));
    }
  }

  /**
   * A message of another device is on disk before anything follows from it.
   * @param {string} line
   */
  #keepForeign(line) {
    const durable = !/"type":"(sensed|opened)"/.test(line.slice(0, 300));
    const kept = this.#store.append([line], { durable });
    if (durable) this.#doing = this.#doing.then(() => kept.then(() => {}));
    // Behind what is being kept: whoever follows a workout reads it from the disk.
    if (GYM.test(line)) this.#doing = this.#doing.then(() => this.#say("gym", line));
  }

  /**
   * @param {string[]} lines
   * @param {number} [oldest]
   */
  async #post(lines, oldest) {
    const answer = await this.#server.post(lines, oldest);
    const { acked, expected } = /** @type {any} */ (answer);
    if (acked !== undefined) await this.#store.confirm(acked);
    if (expected !== undefined) await this.#store.confirmOnly(Math.max(0, expected - 1));
    this.#tell(answer);
    if (this.#store.unconfirmed === 0) await this.#bury();
  }

  /** @param {number} from */
  async #recall(from) {
    this.#tell({ recalled: await this.#store.own(from) });
  }

  /** @param {object} glance */
  async #postLive(glance) {
    await this.#server.postLive(glance);
    this.#tell({ liveAnswered: true });
  }

  /** Discarded sessions go from the server once it has their last line. */
  async #bury() {
    for (const session of await this.#store.discarded()) {
      if (await this.#server.deleteSession(session)) await this.#store.erase(session);
    }
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

/** The two clocks. */
function clock() {
  return { mono: performance.now(), wall: Date.now() };
}

/** @param {string} line */
function numberOf(line) {
  return /** @type {number} */ (JSON.parse(line.slice(9)).seq);
}

/**
 * Whether the lines begin with the session's first and none is missing.
 * @param {string[]} lines
 */
function isWhole(lines) {
  return (
    lines.length > 0 &&
    lines.every((line, index) => JSON.parse(line.slice(9)).payload.n === index)
  );
}
