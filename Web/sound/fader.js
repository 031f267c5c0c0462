// @ts-check
/**
 * A gain that goes from level to level without a click, even when it is told to turn back on its
 * way. It works out for itself where it is: not every browser tells how far a ramp has come.
 */
export class Fader {
  /** @type {GainNode} */
  node;
  #from;
  #to;
  #begins = 0;
  #ends = 0;

  /**
   * @param {BaseAudioContext} context
   * @param {number} level
   */
  constructor(context, level) {
    this.node = new GainNode(context, { gain: level });
    this.#from = this.#to = level;
  }

  /**
   * @param {number} level
   * @param {number} seconds How long it takes.
   * @param {number} [wait] Seconds until it begins; told anew meanwhile, it does not begin at all.
   */
  fade(level, seconds, wait = 0) {
    const { gain, context } = this.node;
    const now = context.currentTime;
    this.#from = this.#at(now);
    this.#to = level;
    this.#begins = now + wait;
    this.#ends = this.#begins + seconds;
    gain.cancelScheduledValues(now);
    gain.setValueAtTime(this.#from, now);
    gain.setValueAtTime(this.#from, this.#begins);
    gain.linearRampToValueAtTime(level, this.#ends);
  }

  /** @param {number} time */
  #at(time) {
    if (time >= this.#ends) return this.#to;
    const share = (time - this.#begins) / (this.#ends - this.#begins);
    return this.#from + (this.#to - this.#from) * Math.max(0, share);
  }
}
