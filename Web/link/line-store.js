// @ts-check
/**
 * @typedef {import("./database.js").Trouble} Trouble
 * @typedef {import("./entry.js").Entry} Entry
 * @typedef {import("./line-writer.js").Kept} Kept
 * @typedef {import("./line-writer.js").Notes} Notes
 */
import { Database, done } from "./database.js";
import { entries } from "./entry.js";
import { randomHex } from "./hex.js";
import { Hold } from "./hold.js";
import { make } from "./journal-schema.js";
import { LineWriter } from "./line-writer.js";
import { NoteStore } from "./note-store.js";

/**
 * The lines of this device and those of others that it was told, on disk under their numbers.
 *
 * One Worker at a time holds them. A line is never changed. If the disk takes nothing more, lines stay in
 * memory for some hours, `trouble` says why, and each new line tries the disk again.
 */
export class LineStore {
  /** This device: 64 random bits, made once. */
  device = "";
  /** The last number of this device that the server has confirmed. */
  acked = 0;
  notes;

  #database;
  #writer;
  #last = 0;
  #hold;

  /**
   * @param {string} name What its database is called.
   * @param {import("./line-reader.js").LineReader} facts
   */
  constructor(name, facts) {
    this.facts = facts;
    this.#hold = new Hold(`${name}-journal`);
    this.#database = new Database(name, 1, make);
    this.notes = new NoteStore(this.#database);
    this.#writer = new LineWriter(
      this.#database,
      () => ({ device: this.device, acked: this.acked }),
      () => this.prune(Date.now()),
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
    const known = entries(lines, this.facts(lines));
    for (const { device, seq } of known) {
      if (device === this.device) this.#last = Math.max(this.#last, seq);
    }
    return this.#writer.append(known, durable, notes);
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
    if (number > this.acked) await this.confirmOnly(number);
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
   */
  async own(from = this.acked + 1) {
    return (await this.ownEntries(from)).map(({ line }) => line);
  }

  /** @param {number} from */
  async ownEntries(from) {
    const range = IDBKeyRange.bound([this.device, from], [this.device, Infinity]);
    const stored = await this.read(["lines"], (transaction) =>
      done(transaction.objectStore("lines").getAll(range)),
    );
    return this.joined(stored, ({ device, seq }) => device === this.device && seq >= from);
  }

  /**
   * All messages of all devices that are still here, for who owns the workout.
   * @returns {Promise<string[]>}
   */
  async messages() {
    const stored = await this.read(["lines"], (transaction) =>
      done(transaction.objectStore("lines").index("message").getAll(IDBKeyRange.only(1))),
    );
    return this.joined(stored, ({ message }) => message === 1).map(({ line }) => line);
  }

  /**
   * Writes a value down under a name.
   * @param {string} name
   * @param {unknown} value
   */
  async note(name, value) {
    await this.change(["notes"], (transaction) => transaction.objectStore("notes").put(value, name));
  }

  /**
   * @param {string} name
   * @returns {Promise<any>}
   */
  async noted(name) {
    const [value] = await this.read(["notes"], async (transaction) => [
      await done(transaction.objectStore("notes").get(name)),
    ]);
    return value;
  }

  /**
   * Makes room on the disk.
   * @param {number} _before Milliseconds since 1970.
   */
  async prune(_before) {}

  /** Lets another page take over. */
  async close() {
    await this.#writer.commit();
    this.#database.close();
    this.#hold.release();
  }

  /** Takes hold of the store. It never fails: see `trouble`. */
  async load() {
    if (!(await this.#hold.take())) this.#writer.trouble = "elsewhere";
    else await this.#load();
    if (!this.device) this.device = randomHex(8);
  }

  async #load() {
    try {
      const stores = ["lines", "notes"];
      await this.#database.transact("readwrite", "strict", stores, async (transaction) => {
        const notes = transaction.objectStore("notes");
        const device = /** @type {string | undefined} */ (await done(notes.get("device")));
        this.device = device ?? randomHex(8);
        if (!device) notes.put(this.device, "device");
        this.acked = (await done(notes.get("acked"))) ?? 0;
        const range = IDBKeyRange.bound([this.device, 0], [this.device, Infinity]);
        const newest = transaction.objectStore("lines").openKeyCursor(range, "prev");
        const [, seq] = /** @type {[string, number]} */ ((await done(newest))?.key ?? ["", 0]);
        this.#last = Math.max(this.acked, seq);
      });
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
  joined(stored, isWanted) {
    const known = new Set(stored.map(({ device, seq }) => `${device} ${seq}`));
    const rest = this.#writer.waiting.filter(
      (entry) => isWanted(entry) && !known.has(`${entry.device} ${entry.seq}`),
    );
    return [...stored, ...rest];
  }

  /**
   * Reads, or finds nothing where the store does not answer: what is in memory counts then.
   * @template Result
   * @param {string[]} stores
   * @param {(transaction: IDBTransaction) => Promise<Result[]>} body
   * @returns {Promise<Result[]>}
   */
  async read(stores, body) {
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
  async change(stores, body) {
    if (this.trouble === "elsewhere") return this.#writer.standing;
    try {
      await this.#database.transact("readwrite", "strict", stores, body);
      return { kept: "disk" };
    } catch (error) {
      this.#writer.fail(error);
      return this.#writer.standing;
    }
  }

  /**
   * Makes room: unlike `change`, it says whether it could not.
   * @param {string[]} stores
   * @param {(transaction: IDBTransaction) => Promise<void>} body
   */
  transact(stores, body) {
    return this.#database.transact("readwrite", "relaxed", stores, body);
  }
}
