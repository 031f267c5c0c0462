// @ts-check
/**
 * @typedef {import("../link/line-writer.js").Kept} Kept
 * @typedef {import("../run/engine.js").Safe} Safe
 *
 * The part of the link that keeps lines and passes them on.
 * @typedef {object} Keeper
 * @property {(lines: string[], how: {durable: boolean}) => Promise<Kept>} keep
 * @property {{onlyHere: number}} state
 */
import { JournalStore } from "../link/journal-store.js";
import { lineReader } from "../link/line-reader.js";

/** Milliseconds for which what was decided waits for the disk. Then the session goes on without it. */
const PATIENCE = 5000;

/**
 * Keeps the lines of a session in this device's journal, by the link where there is one, and knows how
 * safe they are.
 *
 * @template {Keeper} Lane
 */
export class Safekeeping {
  /** The journal's name: a phone page and a watch page in one browser are two devices. */
  storeName = "pacesetter";
  /**
   * This device's end of the link, once it is open: then it keeps the lines, and passes them on.
   * @type {Lane | null}
   */
  link = null;
  /**
   * The journal, once it was asked for.
   * @type {JournalStore | null}
   */
  store = null;

  /** @type {Promise<JournalStore> | null} */
  #opening = null;
  /** Whether the disk keeps a step waiting longer than the session can. */
  #isLate = false;

  /** @param {Promise<WebAssembly.Module>} module The core, which says what a line is. */
  constructor(module) {
    this.module = module;
  }

  /** The journal of this device. */
  async journal() {
    // Another page may have let go of it meanwhile.
    if (this.store?.trouble === "elsewhere") this.#opening = null;
    this.#opening ??= this.#open();
    return (this.store = await this.#opening);
  }

  async #open() {
    return JournalStore.open(this.storeName, await lineReader(this.module));
  }

  /**
   * Every line that is here, of all sessions or of one: an export.
   * @param {string} [session]
   * @returns {Promise<string[]>}
   */
  async lines(session) {
    return (await this.journal()).everything(session);
  }

  /**
   * Writes what waits for company, as when the page is being left.
   * @returns {Promise<Kept> | undefined}
   */
  flush() {
    return this.store?.flush();
  }

  /**
   * @param {string[]} lines
   * @param {boolean} durable
   * @returns {Promise<Kept> | undefined} Kept when they are on disk, or only in memory.
   */
  keep(lines, durable) {
    if (lines.length === 0) return undefined;
    return this.link ? this.link.keep(lines, { durable }) : this.store?.append(lines, { durable });
  }

  /** @returns {Safe} How safe what was logged is. */
  get safe() {
    const onlyHere = this.link?.state.onlyHere ?? this.store?.unconfirmed ?? 0;
    return { onlyHere, trouble: this.store?.trouble ?? (this.#isLate ? "broken" : null) };
  }

  /**
   * Waits for the disk, but not forever: then the session goes on, and the page says so.
   * @param {Promise<unknown>} kept
   */
  async untilSafe(kept) {
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
}
