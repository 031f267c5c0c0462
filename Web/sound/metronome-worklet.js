// @ts-check
/**
 * The metronome's place in the audio graph. It runs on the audio thread, where neither a busy page
 * nor a hidden one is felt, and has no timer: the samples themselves are its clock.
 *
 * @typedef {import("./click-track.js").ClickTable} ClickTable
 * @typedef {{start: {interval: number}} | {retime: {interval: number}} | {stop: true}
 *   | {click: ClickTable}} Command `interval`: samples between beats, a real number.
 */
import { ClickTrack } from "./click-track.js";

// The names of this scope are unknown to a checker that knows pages.
const scope = /** @type {any} */ (globalThis);

class MetronomeProcessor extends scope.AudioWorkletProcessor {
  #track = new ClickTrack();

  constructor() {
    super();
    this.port.onmessage = (/** @type {MessageEvent<Command>} */ { data }) => this.#take(data);
  }

  /**
   * @param {Float32Array[][]} _inputs
   * @param {Float32Array[][]} outputs
   */
  process(_inputs, outputs) {
    this.#track.render(outputs[0][0], scope.currentFrame);
    return true;
  }

  /** @param {Command} command */
  #take(command) {
    const now = scope.currentFrame;
    if ("start" in command) this.#track.start(command.start.interval, now);
    else if ("retime" in command) this.#track.retime(command.retime.interval, now);
    else if ("click" in command) this.#track.click = command.click;
    else this.#track.stop();
  }
}

scope.registerProcessor("metronome", MetronomeProcessor);
