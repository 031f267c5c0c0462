// @ts-check
/**
 * @typedef {import("./database.js").Trouble} Trouble
 * @typedef {import("./entry.js").Entry} Entry
 * @typedef {import("./line-writer.js").Kept} Kept
 * @typedef {import("./line-writer.js").Notes} Notes
 *
 * A session of this device: open until it is settled; discarded until its lines are gone. One without
 * a kind is a run.
 * @typedef {{id: string, state: "open" | "settled" | "discarded", wall: number,
 *   kind?: "run" | "gym"}} OpenedSession
 */
import { Database, done } from "./database.js";
import { entry } from "./entry.js";
import { randomHex } from "./hex.js";
import { Hold } from "./hold.js";
import { make } from "./journal-schema.js";
import { LineWriter } from "./line-writer.js";
import { NoteStore } from "./note-store.js";

/** How long confirmed lines stay, in milliseconds. */
const KEPT = 30 * 24 * 3600_000;

/**
 * The journal of this device: its own lines and those of others that it was told, on disk.
 *
 * One Worker at a time holds it. A line is never changed. If the disk takes nothing more, lines stay in
 * memory for some hours, `trouble` says why, and each new line tries the disk again.
 *
 * ```js
 * const store = await JournalStore.open();
 * const reply = core.request({ do: "open", id, device: store.device, seq: store.nextSeq, … });
 * const kept = await store.append(reply.journal, { durable: reply.durable });
 * ```
 */
export class JournalStore {
  /** This device: 64 random bits, made once. */
  device = "";
  /** The last number of this device that the server has confirmed. */
  acked = 0;
  /**
   * Its voice notes.
   * @type {NoteStore}
   */
  notes;

  #database;
  #writer;
  #last = 0;
  #hold;

  /**
   * Opens the journal of a kind of page: a phone page and a watch page in one browser are two devices.
   * It never fails: a store that cannot be used leaves lines in memory and says so in `trouble`.
   * @param {string} [name]
   */
  static async open(name = "pacesetter") {
    const store = new JournalStore(name);
    if (!(await store.#hold.take())) store.#writer.trouble = "elsewhere";
    else await store.#load();
    if (!store.device) store.device = randomHex(8);
    return store;
  }

  /** @param {string} name Use `open`. */
  constructor(name) {
    this.#hold = new Hold(`${name}-journal`);
    this.#database = new Database(name, 1, make);
    this.notes = new NoteStore(this.#database);
    this.#writer = new LineWriter(
      this.#database,
      () => ({ device: this.device, acked: this.acked }),
      () => this.#prune(Date.now()),
    );
  }

  /**
   * Why lines are only in memory now, if they are.
   * @returns {Trouble | null}
   */
  get trouble() {
    return this.#writer.trouble;
  }

  /** The number that the next line of this device must bear. */
  get nextSeq() {
    return this.#last + 1;
  }

  /** How many of this device's lines nobody has confirmed. */
  get unconfirmed() {
    return this.#last - this.acked;
  }

  /**
   * Keeps lines, of this device or of others. What is durable is on disk when the promise is kept,
   * together with everything before it; the rest follows within a second, and the promise waits.
   * @param {string[]} lines
   * @param {{durable?: boolean, notes?: Notes}} [how] `notes` are written down in the
   *   same transaction, as `note` does.
   * @returns {Promise<Kept>}
   */
  append(lines, how = {}) {
    const { durable = true, notes = {} } = how;
    const entries = lines.map(entry);
    for (const { device, seq } of entries) {
      if (device === this.device) this.#last = Math.max(this.#last, seq);
    }
    return this.#writer.append(entries, durable, notes);
  }

  /** Writes now what still waits for company, as when the page is being left. */
  flush() {
    return this.#writer.commit();
  }

  /**
   * Takes that the server has everything up to a number.
   * @param {number} number
   */
  async confirm(number) {
    if (number <= this.acked) return;
    this.acked = number;
    await this.note("acked", number);
  }

  /**
   * Goes on from an earlier number, because the server came back from a copy.
   * @param {number} number
   */
  async confirmOnly(number) {
    this.acked = number;
    await this.note("acked", number);
  }

  /**
   * This device's lines from a number on, in order.
   * @param {number} [from] Those that nobody has confirmed, unless said.
   * @returns {Promise<string[]>}
   */
  async own(from = this.acked + 1) {
    const range = IDBKeyRange.bound([this.device, from], [this.device, Infinity]);
    const stored = await this.#read(["lines"], (transaction) =>
      done(transaction.objectStore("lines").getAll(range)),
    );
    return this.#joined(stored, ({ device, seq }) => device === this.device && seq >= from);
  }

  /**
   * All messages of all devices that are still here, for who owns the workout.
   * @returns {Promise<string[]>}
   */
  async messages() {
    const stored = await this.#read(["lines"], (transaction) =>
      done(transaction.objectStore("lines").index("message").getAll(IDBKeyRange.only(1))),
    );
    return this.#joined(stored, ({ message }) => message === 1);
  }

  /**
   * The lines of a session as a live run wrote them, in order: what `resume` takes.
   * @param {string} session
   * @param {string} [device] This one, unless another has run it.
   * @returns {Promise<string[]>}
   */
  async linesOf(session, device = this.device) {
    const range = IDBKeyRange.bound([session, device, 0], [session, device, Infinity]);
    const stored = await this.#read(["lines"], (transaction) =>
      done(transaction.objectStore("lines").index("session").getAll(range)),
    );
    const isOurs = (/** @type {Entry} */ entry) =>
      entry.session === session && entry.device === device && entry.n !== undefined;
    return this.#joined(stored.filter(isOurs), isOurs);
  }

  /**
   * Every line that is here, of all devices and sessions, or of one session: an export.
   * @param {string} [session]
   * @returns {Promise<string[]>}
   */
  async everything(session) {
    const stored = await this.#read(["lines"], (transaction) =>
      done(transaction.objectStore("lines").getAll()),
    );
    const isWanted = (/** @type {Entry} */ entry) =>
      session === undefined || entry.session === session;
    return this.#joined(stored.filter(isWanted), isWanted);
  }

  /**
   * The sessions of this device that were opened and not settled, the newest first: what a reload, a
   * kill or a flat battery has left behind.
   * @param {"run" | "gym"} [wanted]
   * @returns {Promise<{id: string, wall: number}[]>}
   */
  async openSessions(wanted = "run") {
    const sessions = await this.#sessions();
    return sessions
      .filter(({ state, kind = "run" }) => state === "open" && kind === wanted)
      .sort((one, other) => other.wall - one.wall)
      .map(({ id, wall }) => ({ id, wall }));
  }

  /**
   * A session is over: it is not offered to be resumed any more.
   * @param {string} session
   */
  settle(session) {
    return this.#mark(session, "settled");
  }

  /**
   * A session was discarded: its lines go, those that the server still waits for after it has them
   * (numbers know no gap). See `discarded` and `erase`.
   * @param {string} session
   */
  async discard(session) {
    await this.#mark(session, "discarded");
    await this.#deleteLines(session);
  }

  /**
   * The discarded sessions that can go for good: the server has their last line.
   * @returns {Promise<string[]>}
   */
  async discarded() {
    await this.#writer.commit();
    const gone = (await this.#sessions()).filter(({ state }) => state === "discarded");
    const ids = [];
    for (const { id } of gone) {
      if ((await this.#deleteLines(id)) === 0) ids.push(id);
    }
    return ids;
  }

  /**
   * A discarded session is gone from the server too.
   * @param {string} session
   */
  async erase(session) {
    await this.#change(["sessions"], (transaction) =>
      transaction.objectStore("sessions").delete(session),
    );
  }

  /**
   * Writes a value down under a name.
   * @param {string} name
   * @param {unknown} value
   */
  async note(name, value) {
    await this.#change(["notes"], (transaction) => transaction.objectStore("notes").put(value, name));
  }

  /**
   * @param {string} name
   * @returns {Promise<any>} What was written down, or nothing.
   */
  async noted(name) {
    const [value] = await this.#read(["notes"], async (transaction) => [
      await done(transaction.objectStore("notes").get(name)),
    ]);
    return value;
  }

  /** Lets go of lines and voice notes that are confirmed, settled and older than 30 days. */
  prune() {
    return this.#prune(Date.now() - KEPT);
  }

  /** Lets another page take over. */
  async close() {
    await this.#writer.commit();
    this.#database.close();
    this.#hold.release();
  }

  async #load() {
    try {
      await this.#database.transact(
        "readwrite",
        "strict",
        ["lines", "notes"],
        async (transaction) => {
          const notes = transaction.objectStore("notes");
          const device = /** @type {string | undefined} */ (await done(notes.get("device")));
          this.device = device ?? randomHex(8);
          if (!device) notes.put(this.device, "device");
          this.acked = (await done(notes.get("acked"))) ?? 0;
          const range = IDBKeyRange.bound([this.device, 0], [this.device, Infinity]);
          const newest = transaction.objectStore("lines").openKeyCursor(range, "prev");
          const [, seq] = /** @type {[string, number]} */ ((await done(newest))?.key ?? ["", 0]);
          this.#last = Math.max(this.acked, seq);
        },
      );
      this.#database.wasMade = false;
    } catch (error) {
      this.#writer.fail(error);
      if (this.trouble === "broken") this.#writer.trouble = "absent";
    }
  }

  /**
   * The stored lines, and behind them those that are not on disk yet.
   * @param {Entry[]} stored
   * @param {(entry: Entry) => boolean} isWanted
   */
  #joined(stored, isWanted) {
    const known = new Set(stored.map(({ device, seq }) => `${device} ${seq}`));
    const rest = this.#writer.waiting.filter(
      (entry) => isWanted(entry) && !known.has(`${entry.device} ${entry.seq}`),
    );
    return [...stored, ...rest].map(({ line }) => line);
  }

  /** @returns {Promise<OpenedSession[]>} */
  #sessions() {
    return this.#read(["sessions"], (transaction) =>
      done(transaction.objectStore("sessions").getAll()),
    );
  }

  /**
   * @param {string} id
   * @param {"settled" | "discarded"} state
   */
  async #mark(id, state) {
    await this.#writer.commit();
    await this.#change(["sessions"], async (transaction) => {
      const sessions = transaction.objectStore("sessions");
      const known = await done(sessions.get(id));
      sessions.put({ wall: Date.now(), ...known, id, state });
    });
  }

  /**
   * Deletes what the server does not wait for of a session; answers how many lines had to stay.
   * @param {string} session
   */
  async #deleteLines(session) {
    let stayed = 0;
    await this.#change(["lines"], async (transaction) => {
      const lines = transaction.objectStore("lines");
      const range = IDBKeyRange.bound([session], [session, []]);
      for (const { device, seq } of await done(lines.index("session").getAll(range))) {
        if (device === this.device && seq > this.acked) stayed += 1;
        else lines.delete([device, seq]);
      }
    });
    return stayed;
  }

  /** @param {number} before Milliseconds since 1970. */
  async #prune(before) {
    const { device, acked } = this;
    const stores = ["lines", "sessions"];
    await this.#database.transact("readwrite", "relaxed", stores, async (transaction) => {
      const sessions = await done(transaction.objectStore("sessions").getAll());
      const open = new Set(sessions.filter(({ state }) => state === "open").map(({ id }) => id));
      const lines = transaction.objectStore("lines");
      const old = IDBKeyRange.upperBound(before, true);
      for (const entry of await done(lines.index("wall").getAll(old))) {
        const isConfirmed = entry.device !== device || entry.seq <= acked;
        if (isConfirmed && !open.has(entry.session)) lines.delete([entry.device, entry.seq]);
      }
    });
    await this.notes.prune(before);
  }

  /**
   * Reads, or finds nothing where the store does not answer: what is in memory counts then.
   * @template Result
   * @param {string[]} stores
   * @param {(transaction: IDBTransaction) => Promise<Result[]>} body
   * @returns {Promise<Result[]>}
   */
  async #read(stores, body) {
    if (this.trouble === "elsewhere") return [];
    try {
      return await this.#database.transact("readonly", "default", stores, body);
    } catch (error) {
      this.#writer.fail(error);
      return [];
    }
  }

  /**
   * @param {string[]} stores
   * @param {(transaction: IDBTransaction) => unknown} body
   * @returns {Promise<Kept>}
   */
  async #change(stores, body) {
    if (this.trouble === "elsewhere") return this.#writer.standing;
    try {
      await this.#database.transact("readwrite", "strict", stores, body);
      return { kept: "disk" };
    } catch (error) {
      this.#writer.fail(error);
      return this.#writer.standing;
    }
  }
}
