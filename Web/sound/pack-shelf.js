// @ts-check
import { cacheKey } from "./clip-voice.js";

/** The sounds of a race, which no other clip pushes out. */
const SHELF = "pacesetter-pack-1";

/** Where the list of a pack lies among its sounds. */
const LIST = "clips/list";

/**
 * The proof of a script: its text, when (in milliseconds) and on what rehearsals it was proved, and what was wrong with it.
 * @typedef {{script: string, provedAt: number, runs: string[], findings: string[], isPlayable: boolean}} PackProof
 *
 * What a pack was made of: the plan in one text, the seed that chose among the words, the words, and the
 * proof of its script where it has one.
 * @typedef {{plan: string, seed: number, lines: string[], proof?: PackProof | null}} PackList
 */

/** The sounds that were made for a race, on this device, by the words that they say. */
export class PackShelf {
  #language;
  /**
   * The keys of what is here, once somebody has looked.
   * @type {Set<string>}
   */
  #keys = new Set();

  /** @param {string} language */
  constructor(language) {
    this.#language = language;
  }

  /** How many sounds there are. */
  get count() {
    return this.#keys.size;
  }

  /**
   * What the pack was made of, if there is one.
   * @returns {Promise<PackList | null>}
   */
  async list() {
    const found = await (await opened())?.match(LIST);
    return found ? found.json() : null;
  }

  /** @param {PackList} list */
  async begin(list) {
    await (await opened())?.put(LIST, new Response(JSON.stringify(list)));
    await this.#keepOnly(list.lines);
  }

  /** Looks what is here. */
  async look() {
    const shelf = await opened();
    const keys = (await shelf?.keys()) ?? [];
    const names = keys.map(({ url }) => new URL(url).pathname.replace(/.*clips\//, "clips/"));
    this.#keys = new Set(names.filter((name) => name !== LIST));
    return this;
  }

  /** @param {string} words */
  async has(words) {
    return this.#keys.has(await cacheKey(this.#language, words));
  }

  /**
   * @param {string} words
   * @returns {Promise<ArrayBuffer | null>}
   */
  async sound(words) {
    const found = await (await opened())?.match(await cacheKey(this.#language, words));
    return found ? found.arrayBuffer() : null;
  }

  /**
   * Keeps a sound, or says that the device refuses it.
   * @param {string} words
   * @param {Response} response
   */
  async keep(words, response) {
    const shelf = await opened();
    if (!shelf) return false;
    const key = await cacheKey(this.#language, words);
    try {
      await shelf.put(key, response);
    } catch {
      // The disk is full: the pack stays incomplete, and says so.
      return false;
    }
    this.#keys.add(key);
    return true;
  }

  /**
   * Drops what no longer belongs to the pack.
   * @param {string[]} words
   */
  async #keepOnly(words) {
    const wanted = new Set(await Promise.all(words.map((one) => cacheKey(this.#language, one))));
    const shelf = await opened();
    for (const key of [...this.#keys].filter((one) => !wanted.has(one))) {
      await shelf?.delete(key);
      this.#keys.delete(key);
    }
  }
}

/** Where the sounds lie, nothing where the browser forbids it. */
async function opened() {
  try {
    return await caches.open(SHELF);
  } catch {
    return null;
  }
}
