// @ts-check
/** @typedef {import("../core.js").ClickTable} ClickTable */

/**
 * Places clicks into a stream of samples, each at the fraction of a sample where its beat falls.
 *
 * Its only clock is the number of samples. Beat `n` since the last change of tempo falls at
 * `base + n * interval`, counted anew each time, so that no error grows over a three-hour run.
 */
export class ClickTrack {
  /** @type {ClickTable | null} */
  #click = null;
  #isPlaying = false;
  #interval = 0;
  #base = 0;
  #count = 0;
  /**
   * Where the last beat fell since the start.
   * @type {number | null}
   */
  #last = null;
  /**
   * The click that can be heard: its samples, and in which sample of the stream it began.
   * @type {{samples: Float32Array, from: number} | null}
   */
  #ringing = null;

  /** @param {ClickTable} click The sound of the clicks to come. */
  set click(click) {
    this.#click = click;
  }

  /**
   * Begins with a beat at once, or when the last click has rung out: two never sound as one.
   * @param {number} interval Samples between beats, a real number.
   * @param {number} now The sample that is rendered next.
   */
  start(interval, now) {
    this.#isPlaying = true;
    this.#interval = interval;
    this.#base = this.#ringing
      ? Math.max(now, this.#ringing.from + this.#ringing.samples.length)
      : now;
    this.#count = 0;
    this.#last = null;
  }

  /**
   * Goes on at another tempo: the next beat comes one new interval after the last, and at once
   * if that moment has passed.
   * @param {number} interval
   * @param {number} now
   */
  retime(interval, now) {
    this.#interval = interval;
    // Before its first beat there is no phase to be kept.
    if (this.#last === null) return;
    this.#base = Math.max(this.#last + interval, now);
    this.#count = 0;
  }

  /** Ends the beats; a click that sounds rings out. */
  stop() {
    this.#isPlaying = false;
  }

  /**
   * Adds what is to be heard to a block of samples.
   * @param {Float32Array} output
   * @param {number} from The number of its first sample.
   */
  render(output, from) {
    this.#ring(output, from);
    while (this.#isPlaying) {
      const beat = this.#base + this.#count * this.#interval;
      const phases = this.#click?.phases ?? 1;
      // To the nearest phase first: it may be the first one of the next sample.
      const place = Math.round(beat * phases);
      const first = Math.floor(place / phases);
      if (first >= from + output.length) return;
      this.#last = beat;
      this.#count += 1;
      if (!this.#click) continue;
      const row = (place - first * phases) * this.#click.samples;
      const samples = this.#click.table.subarray(row, row + this.#click.samples);
      this.#ringing = { samples, from: first };
      this.#ring(output, from);
    }
  }

  /**
   * @param {Float32Array} output
   * @param {number} from
   */
  #ring(output, from) {
    if (!this.#ringing) return;
    const { samples, from: began } = this.#ringing;
    const end = Math.min(output.length, began + samples.length - from);
    for (let index = Math.max(0, began - from); index < end; index += 1) {
      output[index] += samples[from + index - began];
    }
    if (began + samples.length <= from + output.length) this.#ringing = null;
  }
}
