// @ts-check
/**
 * @typedef {import("./audio-bus.js").AudioBus} AudioBus
 * @typedef {import("./narrator.js").Utterance} Utterance
 * @typedef {import("./pack-shelf.js").PackShelf} PackShelf
 */

/**
 * Says the lines whose sounds were made ahead, whole or in pieces; the others it leaves to the next voice.
 */
export class PackVoice {
  #bus;
  #shelf;
  #stop = () => {};

  /**
   * @param {AudioBus} bus
   * @param {PackShelf} shelf
   */
  constructor(bus, shelf) {
    this.#bus = bus;
    this.#shelf = shelf;
  }

  /**
   * Whether it can say a line at all.
   * @param {Utterance} utterance
   */
  async has({ spoken, pieces = [] }) {
    if (await this.#shelf.has(spoken)) return true;
    const here = await Promise.all(pieces.map(({ words }) => this.#shelf.has(words)));
    return here.length > 0 && here.every((isHere) => isHere);
  }

  /**
   * Speaks one line to its end.
   * @param {Utterance} utterance
   * @returns {Promise<boolean>} Whether there was something to hear.
   */
  async speak({ spoken, pieces = [], delay, expires = Infinity }) {
    const asked = performance.now();
    const row = (await this.#shelf.has(spoken)) ? [{ words: spoken, pause: 0 }] : pieces;
    const clips = [];
    for (const { words, pause } of row) {
      const bytes = await this.#shelf.sound(words);
      if (!bytes) return false;
      clips.push({ bytes, pause });
    }
    if (clips.length === 0) return false;
    if (performance.now() > expires) return true;
    const { ended, stop } = await this.#bus.play(clips, delay - (performance.now() - asked) / 1000);
    this.#stop = stop;
    await ended;
    return true;
  }

  stop() {
    this.#stop();
  }
}
