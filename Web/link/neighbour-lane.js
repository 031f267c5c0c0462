// @ts-check
/**
 * What goes from page to page: that somebody is there and what he has, lines with the number from which
 * on they are all, something live, or a whole voice note.
 * @typedef {{from: string, hello: Record<string, number>, isAnswer: boolean}
 *   | {from: string, to?: string, first: number, lines: string[]}
 *   | {from: string, live: object}
 *   | {from: string, note: import("./note-store.js").Note, chunks: ArrayBuffer[]}} Word
 */

/**
 * The way to another page of the same browser, as the phone's and the watch's on one desk: it needs no
 * network. It tells `arrived`, `glanced` and `noted` events. What passes here is for the other page
 * only; the server still gets everything from the device that said it.
 */
export class NeighbourLane extends EventTarget {
  #device;
  #recall;
  /**
   * The last number that has come of each device, by this way or another.
   * @type {Record<string, number>}
   */
  #have = {};
  /** @type {BroadcastChannel | null} */
  #channel = null;

  /**
   * @param {string} device
   * @param {(from: number) => Promise<string[]>} recall This device's lines from a number on.
   */
  constructor(device, recall) {
    super();
    this.#device = device;
    this.#recall = recall;
  }

  open() {
    if (typeof BroadcastChannel === "undefined") return;
    this.#channel = new BroadcastChannel("pacesetter-link");
    this.#channel.onmessage = ({ data }) => this.#take(data);
    this.#greet(false);
  }

  close() {
    this.#channel?.close();
    this.#channel = null;
  }

  /**
   * Takes note of a line that has come by any way.
   * @param {string} device
   * @param {number} seq
   */
  note(device, seq) {
    this.#have[device] = Math.max(this.#have[device] ?? 0, seq);
  }

  /**
   * Passes on a line of this device.
   * @param {string} line
   * @param {number} seq
   */
  say(line, seq) {
    this.#post({ from: this.#device, first: seq, lines: [line] });
  }

  /** @param {object} live */
  show(live) {
    this.#post({ from: this.#device, live });
  }

  /**
   * Passes on a voice note.
   * @param {import("./note-store.js").Note} note
   * @param {ArrayBuffer[]} chunks
   */
  bring(note, chunks) {
    this.#post({ from: this.#device, note, chunks });
  }

  /** @param {boolean} isAnswer */
  #greet(isAnswer) {
    this.#post({ from: this.#device, hello: this.#have, isAnswer });
  }

  /** @param {Word} word */
  #post(word) {
    this.#channel?.postMessage(word);
  }

  /** @param {Word} word */
  async #take(word) {
    if (word.from === this.#device) return;
    if ("hello" in word) {
      if (!word.isAnswer) this.#greet(true);
      const first = (word.hello[this.#device] ?? 0) + 1;
      const lines = await this.#recall(first);
      this.#post({ from: this.#device, to: word.from, first, lines });
    } else if ("lines" in word) {
      if (!word.to || word.to === this.#device) this.#receive(word.from, word.first, word.lines);
    } else if ("live" in word) {
      this.#tell("glanced", word.live);
    } else {
      this.#tell("noted", word);
    }
  }

  /**
   * @param {string} device
   * @param {number} first
   * @param {string[]} lines
   */
  #receive(device, first, lines) {
    // Something is missing before it: the other page is asked for all of it.
    if (first > (this.#have[device] ?? 0) + 1) return this.#greet(true);
    for (const line of lines) this.#tell("arrived", { line });
  }

  /**
   * @param {string} name
   * @param {unknown} detail
   */
  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
