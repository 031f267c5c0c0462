// @ts-check
/** Clips up to so many seconds stay decoded. */
const SHORT = 2.5;

/** Makes clips ready to be played, and remembers the short ones. */
export class ClipDecoder {
  #context;
  /**
   * Clips that were decoded and take little memory.
   * @type {WeakMap<ArrayBuffer, AudioBuffer>}
   */
  #short = new WeakMap();

  /** @param {AudioContext} context */
  constructor(context) {
    this.#context = context;
  }

  /** @param {ArrayBuffer} bytes */
  async decode(bytes) {
    const known = this.#short.get(bytes);
    if (known) return known;
    // Decoding takes the bytes away from us; they may be wanted again.
    const buffer = await this.#context.decodeAudioData(bytes.slice(0));
    if (buffer.duration <= SHORT) this.#short.set(bytes, buffer);
    return buffer;
  }
}
