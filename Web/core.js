// @ts-check
/**
 * A click begun at many fractions of a sample: row `p` of the table is a click that begins
 * `p / phases` of a sample after the row's first sample.
 * @typedef {{table: Float32Array, phases: number, samples: number}} ClickTable
 */

/**
 * What the core answers; whoever asks says what that is.
 * @typedef {any} Answer
 *
 * The exports, as the doorway names them.
 * @typedef {(address: number, length: number) => number} Question
 * @typedef {{memory: WebAssembly.Memory, mem_alloc: (length: number) => number, bytes_ptr: () => number,
 *   mem_free: (address: number) => void, out_ptr: () => number, request: Question, recording_open: Question}} Exports
 */

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * One session with the core: JSON in, JSON out. No other file touches the memory of the module.
 */
export class Core {
  #exports;

  /** @param {WebAssembly.Module} module */
  constructor(module) {
    const { exports } = new WebAssembly.Instance(module);
    this.#exports = /** @type {Exports} */ (/** @type {unknown} */ (exports));
  }

  /**
   * Asks one question of the doorway.
   * @param {object} question
   * @returns {Answer}
   */
  request(question) {
    return this.#call("request", encoder.encode(JSON.stringify(question)));
  }

  /**
   * Reads the bytes of a recording file.
   * @param {Uint8Array} bytes
   * @returns {Answer}
   */
  open(bytes) {
    return this.#call("recording_open", bytes);
  }

  /**
   * The click of a timbre, begun at many fractions of a sample.
   * @param {string} timbre
   * @param {number} sampleRate
   * @returns {ClickTable}
   */
  click(timbre, sampleRate) {
    const { click, error } = this.request({ do: "click", timbre, sampleRate, phases: 64 });
    if (error) throw new Error(error.message);
    const { samples, phases } = click;
    const address = this.#exports.bytes_ptr() >>> 0;
    const view = new Float32Array(this.#exports.memory.buffer, address, samples * phases);
    return { table: view.slice(), phases, samples };
  }

  /**
   * @param {"request" | "recording_open"} name
   * @param {Uint8Array} bytes
   */
  #call(name, bytes) {
    const core = this.#exports;
    const input = core.mem_alloc(Math.max(bytes.length, 1)) >>> 0;
    // Views are made anew each time: memory that grows leaves the old ones empty.
    new Uint8Array(core.memory.buffer, input, bytes.length).set(bytes);
    const length = core[name](input, bytes.length) >>> 0;
    core.mem_free(input);
    const output = new Uint8Array(core.memory.buffer, core.out_ptr() >>> 0, length);
    return JSON.parse(decoder.decode(output));
  }
}
