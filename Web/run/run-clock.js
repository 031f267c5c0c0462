// @ts-check
/**
 * Tells which second of a run it is: wall time, times a speed that may change, less the pauses.
 * It is only ever asked, so a throttled timer makes it late but never wrong.
 */
export class RunClock {
  /** Session seconds at the last change. */
  #seconds = 0;
  /**
   * Wall milliseconds at the last change, nothing while paused.
   * @type {number | null}
   */
  #since = null;
  #speed = 1;

  get speed() {
    return this.#speed;
  }

  get isRunning() {
    return this.#since !== null;
  }

  /** @param {number} now Wall milliseconds. */
  at(now) {
    return this.#since === null
      ? this.#seconds
      : this.#seconds + ((now - this.#since) / 1000) * this.#speed;
  }

  /** @param {number} now */
  play(now) {
    this.#since ??= now;
  }

  /** @param {number} now */
  pause(now) {
    this.#seconds = this.at(now);
    this.#since = null;
  }

  /**
   * @param {number} speed
   * @param {number} now
   */
  setSpeed(speed, now) {
    this.#seconds = this.at(now);
    if (this.#since !== null) this.#since = now;
    this.#speed = speed;
  }
}
