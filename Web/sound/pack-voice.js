// @ts-check
/**
 * @typedef {import("./audio-bus.js").AudioBus} AudioBus
 * @typedef {import("./narrator.js").Utterance} Utterance
 * @typedef {import("./pack-shelf.js").PackShelf} PackShelf
 */

/** Says the lines whose sounds were made ahead; the others it leaves to the next voice. */
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
  has({ spoken }) {
    return this.#shelf.has(spoken);
  }

  /**
   * Speaks one line to its end.
   * @param {Utterance} utterance
   * @returns {Promise<boolean>} Whether there was something to hear.
   */
  async speak({ spoken, delay, expires = Infinity }) {
    const asked = performance.now();
    const bytes = await this.#shelf.sound(spoken);
    if (!bytes) return false;
    if (performance.now() > expires) return true;
    const { ended, stop } = await this.#bus.play(bytes, delay - (performance.now() - asked) / 1000);
    this.#stop = stop;
    await ended;
    return true;
  }

  stop() {
    this.#stop();
  }
}
