// @ts-check
/** Clips up to so many seconds stay decoded. */
const SHORT = 2.5;

/**
 * An encoded sound and the seconds of silence after it.
 * @typedef {{bytes: ArrayBuffer, pause: number}} Clip
 */

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

  /**
   * Several clips as one sound.
   * @param {Clip[]} clips
   */
  async joined(clips) {
    const buffers = await Promise.all(clips.map(({ bytes }) => this.decode(bytes)));
    const [only] = buffers;
    if (only && buffers.length === 1) return only;
    const { sampleRate } = this.#context;
    let length = 0;
    const starts = buffers.map((buffer, place) => {
      const start = length;
      length += buffer.length + Math.round((clips[place]?.pause ?? 0) * sampleRate);
      return start;
    });
    const whole = new AudioBuffer({ length, sampleRate });
    for (const [place, buffer] of buffers.entries()) {
      whole.copyToChannel(buffer.getChannelData(0), 0, starts[place]);
    }
    return whole;
  }
}
