// @ts-check
/** @typedef {import("../contract.js").Clock} Clock */

/** @returns {Clock} The two clocks as they stand. */
export function clock() {
  return { mono: performance.now(), wall: Date.now() };
}

/** The most of a session that passes between two looks at a clock which runs faster than life. */
const STRIDE = 1000;

/** Milliseconds by which its dates may be ahead; then they are set, as a clock on the wall is. */
const AHEAD = 3000;

/**
 * The two clocks of a live run. That of a run that nobody runs may go faster than life; if the machine is
 * late then, its time waits, so that nothing is skipped.
 */
export class LiveClock {
  #speed;
  #seen = clock();
  #told = { ...this.#seen };

  /** @param {number} [speed] How much faster than life. */
  constructor(speed = 1) {
    this.#speed = speed;
  }

  /** @returns {Clock} */
  read() {
    const now = clock();
    if (this.#speed === 1) return now;
    const passed = Math.min(STRIDE, (now.mono - this.#seen.mono) * this.#speed);
    this.#seen = now;
    const wall = this.#told.wall + passed;
    const isAhead = wall - now.wall > AHEAD;
    this.#told = { mono: this.#told.mono + passed, wall: isAhead ? now.wall : wall };
    return { ...this.#told };
  }

  /**
   * Milliseconds of life until a moment of the monotonic clock.
   * @param {number} due
   * @param {number} least
   */
  until(due, least) {
    const mono = this.#speed === 1 ? performance.now() : this.#told.mono;
    return Math.max(least, (due - mono) / this.#speed);
  }
}
