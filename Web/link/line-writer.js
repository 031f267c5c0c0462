// @ts-check
/**
 * @typedef {import("./database.js").Trouble} Trouble
 * @typedef {import("./entry.js").Entry} Entry
 *
 * What became of lines: on the disk, or only in memory and why.
 * @typedef {{kept: "disk"} | {kept: "memory", trouble: Trouble}} Kept
 *
 * Values that are written down under their names in the same transaction.
 * @typedef {Record<string, unknown>} Notes
 */
import { Database, StoreError } from "./database.js";

/** Milliseconds that lines which need not last at once may wait for company. */
const GATHER = 1000;

/** How many lines are remembered outside the store: ten minutes of a run. */
const RING = 1200;

/** How many lines are held while the disk takes none: four hours of a run, ten megabytes. */
const HELD = 30_000;

/** How many lines go to the disk at once, so that one that takes none is not asked for hours of them. */
const PORTION = 500;

const STORES = ["lines", "notes", "sessions"];

/**
 * Writes lines in the order in which they come. If the disk takes nothing, they wait in memory, and each
 * new line tries the disk again.
 */
export class LineWriter {
  /**
   * Why lines are only in memory now, if they are.
   * @type {Trouble | null}
   */
  trouble = null;
  /**
   * What is not on disk yet.
   * @type {Entry[]}
   */
  waiting = [];

  #database;
  #identity;
  #makeRoom;
  /**
   * What happened in the last ten minutes, for a disk that was wiped.
   * @type {Entry[]}
   */
  #ring = [];
  /** @type {Promise<Kept> | null} */
  #gathering = null;
  #timer = 0;
  /** @type {(notes: Notes) => void} */
  #commitNow = () => {};
  /**
   * Writes happen one after the other.
   * @type {Promise<unknown>}
   */
  #writing = Promise.resolve();

  /**
   * @param {Database} database
   * @param {() => {device: string, acked: number}} identity What a wiped database must be told again.
   * @param {() => Promise<void>} makeRoom Lets go of what the server has.
   */
  constructor(database, identity, makeRoom) {
    this.#database = database;
    this.#identity = identity;
    this.#makeRoom = makeRoom;
  }

  /**
   * @param {Entry[]} entries
   * @param {boolean} isDurable Whether they must be on disk at once, with all before them.
   * @param {Notes} notes
   * @returns {Promise<Kept>}
   */
  append(entries, isDurable, notes) {
    this.waiting.push(...entries);
    this.#ring = [...this.#ring, ...entries].slice(-RING);
    return isDurable || Object.keys(notes).length > 0 ? this.commit(notes) : this.#gather();
  }

  /**
   * Writes now what waits for company.
   * @param {Notes} [notes]
   * @returns {Promise<Kept>}
   */
  commit(notes = {}) {
    clearTimeout(this.#timer);
    // Who waits for the second gets the answer of this transaction.
    const waiting = this.#gathering;
    this.#gathering = null;
    if (!waiting) return this.#write(notes);
    this.#commitNow(notes);
    return waiting;
  }

  /** @param {unknown} error */
  fail(error) {
    const trouble = error instanceof StoreError ? error.trouble : "broken";
    if (trouble !== "elsewhere") console.warn("The journal is not on disk:", error);
    this.trouble = trouble;
  }

  /** @returns {Kept} */
  get standing() {
    return this.trouble ? { kept: "memory", trouble: this.trouble } : { kept: "disk" };
  }

  /** @returns {Promise<Kept>} */
  #gather() {
    this.#gathering ??= new Promise((resolve) => {
      this.#commitNow = (notes) => resolve(this.#write(notes));
      this.#timer = setTimeout(() => this.commit(), GATHER);
    });
    return this.#gathering;
  }

  /**
   * @param {Notes} notes
   * @returns {Promise<Kept>}
   */
  #write(notes) {
    const work = this.#writing.then(() => this.#put(notes));
    this.#writing = work;
    return work;
  }

  /**
   * @param {Notes} notes
   * @returns {Promise<Kept>}
   */
  async #put(notes) {
    if (this.waiting.length === 0 && Object.keys(notes).length === 0) return this.standing;
    try {
      for (let isLast = false; !isLast; ) {
        // What is said meanwhile waits for the next transaction.
        const entries = this.waiting.slice(0, PORTION);
        isLast = entries.length === this.waiting.length;
        await this.#attempt(entries, isLast ? notes : {});
        this.trouble = null;
        this.waiting.splice(0, entries.length);
      }
    } catch (error) {
      this.fail(error);
      const { device } = this.#identity();
      const isMissed = (/** @type {Entry} */ entry) => entry.device === device || entry.message;
      this.waiting = this.waiting.filter(isMissed).slice(-HELD);
    }
    return this.standing;
  }

  /**
   * @param {Entry[]} entries
   * @param {Notes} notes
   */
  async #attempt(entries, notes) {
    if (this.trouble === "elsewhere") throw new StoreError("elsewhere");
    try {
      await this.#store(entries, notes);
    } catch (error) {
      if (!(error instanceof StoreError) || error.trouble !== "full") throw error;
      // If there is no room to be made, the second attempt says so.
      await this.#makeRoom().catch(() => {});
      await this.#store(entries, notes);
    }
  }

  /**
   * @param {Entry[]} entries
   * @param {Notes} notes
   */
  async #store(entries, notes) {
    await this.#database.transact("readwrite", "strict", STORES, (transaction) => {
      // A database that was wiped gets back what is remembered.
      const isNew = this.#database.wasMade;
      const identity = this.#identity();
      const values = isNew ? { ...identity, ...notes } : notes;
      for (const [name, value] of Object.entries(values)) {
        transaction.objectStore("notes").put(value, name);
      }
      for (const entry of isNew ? new Set([...this.#ring, ...entries]) : entries) {
        transaction.objectStore("lines").put(entry);
        const { opens: kind, session: id, wall } = entry;
        if (!kind || entry.device !== identity.device) continue;
        const opened = { id, state: "open", wall, kind };
        transaction.objectStore("sessions").put(opened);
      }
    });
    this.#database.wasMade = false;
  }
}
