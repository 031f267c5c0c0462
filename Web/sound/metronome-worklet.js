// @ts-check
/**
 * The metronome's place in the audio graph. It runs on the audio thread, where neither a busy page
 * nor a hidden one is felt, and has no timer: the samples themselves are its clock.
 *
 * @typedef {import("../core.js").ClickTable} ClickTable
 * @typedef {{start: {interval: number}} | {retime: {interval: number}} | {stop: true}
 *   | {click: ClickTable}} Command `interval`: samples between beats, a real number.
 */
import { ClickTrack } from "./click-track.js";

/** Blocks without a gap after which none is to be feared: 43 ms at 48 kHz. */
const SETTLED = 16;

// The names of this scope are unknown to a checker that knows pages.
/**
 * @typedef {object} Scope
 * @property {new () => {port: MessagePort}} AudioWorkletProcessor
 * @property {(name: string, processor: object) => void} registerProcessor
 * @property {number} currentFrame
 * @property {number} sampleRate
 */
const scope = /** @type {Scope} */ (/** @type {unknown} */ (globalThis));

class MetronomeProcessor extends scope.AudioWorkletProcessor {
  #track = new ClickTrack();
  /**
   * What came since the last block. Between blocks the scope's frame may be long out of date, so
   * a command counts from the first sample that it can change.
   * @type {Command[]}
   */
  #commands = [];
  /** Blocks that have come without a gap, and the frame at which the next one should begin. */
  #settled = 0;
  #next = -1;

  constructor() {
    super();
    this.port.onmessage = (/** @type {MessageEvent<Command>} */ { data }) => {
      this.#commands.push(data);
    };
  }

  /**
   * @param {Float32Array[][]} _inputs
   * @param {Float32Array[][]} outputs
   */
  process(_inputs, outputs) {
    const now = scope.currentFrame;
    if (!this.#hasSettled(now, outputs[0][0].length)) return true;
    for (const command of this.#commands) this.#take(command, now);
    this.#commands.length = 0;
    this.#track.render(outputs[0][0], now);
    return true;
  }

  /**
   * Whether the graph has begun in earnest: Chromium asks a new processor for one block, and for
   * the next one only 5,000 to 9,000 samples later (measured in version 156).
   * @param {number} now
   * @param {number} length
   */
  #hasSettled(now, length) {
    if (this.#settled === SETTLED) return true;
    this.#settled = now === this.#next ? this.#settled + 1 : 0;
    this.#next = now + length;
    return false;
  }

  /**
   * @param {Command} command
   * @param {number} now
   */
  #take(command, now) {
    if ("start" in command) this.#track.start(command.start.interval, now);
    else if ("retime" in command) this.#track.retime(command.retime.interval, now);
    else if ("click" in command) this.#track.click = command.click;
    else this.#track.stop();
  }
}

scope.registerProcessor("metronome", MetronomeProcessor);
