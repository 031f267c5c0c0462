// @ts-check
import { word } from "../word.js";

/**
 * @typedef {import("../contract.js").Sound} Sound
 * @typedef {import("../core.js").ClickTable} ClickTable
 * @typedef {(timbre: string, sampleRate: number) => Promise<ClickTable>} Clicks
 */

const workletURL = new URL("./metronome-worklet.js", import.meta.url).href;

/** Seconds in which a new volume is reached, but for a third of the way: nothing clicks. */
const VOLUME_GLIDE = 0.01;

/**
 * Carries out what the core's metronome asks for, in a worklet. It may be told at once; until the
 * worklet is there, everything waits in its order.
 */
export class Ticker {
  #context;
  #clicks;
  #volume;
  /** @type {Promise<AudioWorkletNode>} */
  #node;
  /** Counts the timbres that were wanted: only the last one counts. */
  #wanted = 0;

  /**
   * @param {AudioContext} context
   * @param {AudioNode} output
   * @param {Clicks} clicks Where the sound of a tick comes from.
   * @param {{timbre: string, volume: number}} sound
   */
  constructor(context, output, clicks, { timbre, volume }) {
    this.#context = context;
    this.#clicks = clicks;
    this.#volume = new GainNode(context, { gain: volume });
    this.#volume.connect(output);
    this.#node = this.#open(timbre);
    // Whoever waits for `ready` is told.
    this.#node.catch(() => {});
  }

  /** Resolves when ticks can sound, and rejects with the reason why they cannot. */
  get ready() {
    return this.#node.then(() => {});
  }

  /** @param {Sound} sound */
  play({ start, stop, retime, volume, timbre }) {
    if (start) this.#post({ start: { interval: this.#interval(start.beatsPerMinute) } });
    if (retime) this.#post({ retime: { interval: this.#interval(retime.beatsPerMinute) } });
    if (stop) this.#post({ stop: true });
    if (volume !== undefined) {
      this.#volume.gain.setTargetAtTime(volume, this.#context.currentTime, VOLUME_GLIDE);
    }
    if (timbre) this.#dress(timbre);
  }

  /** @param {string} timbre */
  async #open(timbre) {
    const { audioWorklet, sampleRate } = this.#context;
    if (!audioWorklet) {
      throw new Error(word("sound.insecure"));
    }
    const [click] = await Promise.all([
      this.#clicks(timbre, sampleRate),
      audioWorklet.addModule(workletURL),
    ]);
    const node = new AudioWorkletNode(this.#context, "metronome", {
      numberOfInputs: 0,
      outputChannelCount: [1],
    });
    node.port.postMessage({ click });
    node.connect(this.#volume);
    return node;
  }

  /** @param {string} timbre */
  async #dress(timbre) {
    this.#wanted += 1;
    const wanted = this.#wanted;
    const click = await this.#clicks(timbre, this.#context.sampleRate);
    if (wanted === this.#wanted) this.#post({ click });
  }

  /** @param {number} beatsPerMinute */
  #interval(beatsPerMinute) {
    return (60 * this.#context.sampleRate) / beatsPerMinute;
  }

  /** @param {import("./metronome-worklet.js").Command} command */
  #post(command) {
    // Promises keep their order, and with them the commands theirs.
    this.#node.then((node) => node.port.postMessage(command), () => {});
  }
}
