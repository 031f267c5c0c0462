// @ts-check
/** @typedef {import("./journal-store.js").JournalStore} JournalStore */
import { entries } from "./entry.js";

/** This device's own lines, told in the order of their numbers, however the disk has taken them. */
export class OwnLines {
  #store;
  #tell;
  /** The number of the line that is told next. */
  #next = 1;
  /**
   * Lines that are on disk before those that bear lower numbers.
   * @type {Map<number, string>}
   */
  #early = new Map();
  #isBegun = false;

  /**
   * @param {JournalStore} store
   * @param {(line: string, number: number) => void} tell
   */
  constructor(store, tell) {
    this.#store = store;
    this.#tell = tell;
  }

  /** @param {number} next The first number that was not told in an earlier life. */
  begin(next) {
    this.#next = next;
    this.#isBegun = true;
    this.#drain();
  }

  /**
   * @param {string[]} lines
   * @param {{durable?: boolean}} [how]
   */
  async keep(lines, how) {
    const kept = await this.#store.append(lines, how);
    this.#add(entries(lines, this.#store.facts(lines)));
    return kept;
  }

  /** Takes up lines that were kept past the link, before it was open. */
  async catchUp() {
    this.#add(await this.#store.ownEntries(this.#next));
  }

  /**
   * Lines from a number on, as far as they are recent.
   * @param {number} from
   * @param {number} recent Milliseconds.
   */
  async recent(from, recent) {
    const since = Date.now() - recent;
    const own = await this.#store.ownEntries(from);
    return own.filter(({ wall }) => wall >= since).map(({ line }) => line);
  }

  /** @param {{line: string, seq: number}[]} known */
  #add(known) {
    for (const { line, seq } of known) this.#early.set(seq, line);
    if (this.#isBegun) this.#drain();
  }

  #drain() {
    for (let line; (line = this.#early.get(this.#next)); this.#next += 1) {
      this.#early.delete(this.#next);
      this.#tell(line, this.#next);
    }
  }
}
