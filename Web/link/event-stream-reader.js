// @ts-check
/** @typedef {{type: string, id: string, data: string}} StreamEvent */

/**
 * Reads server-sent events from bytes as they come. `EventSource` would do so too, but does not tell of
 * comments, and only they show that a silent stream lives.
 */
export class EventStreamReader {
  #decoder = new TextDecoder();
  #rest = "";
  #type = "";
  #id = "";
  /** @type {string[]} */
  #data = [];

  /**
   * The events that are complete with these bytes.
   * @param {Uint8Array} bytes
   * @returns {StreamEvent[]}
   */
  read(bytes) {
    const lines = (this.#rest + this.#decoder.decode(bytes, { stream: true })).split("\n");
    this.#rest = lines.pop() ?? "";
    return lines.flatMap((line) => this.#take(line));
  }

  /**
   * @param {string} line
   * @returns {StreamEvent[]}
   */
  #take(line) {
    if (line === "") return this.#finish();
    const [, name, value] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    if (name === "event") this.#type = value;
    if (name === "id") this.#id = value;
    if (name === "data") this.#data.push(value);
    return [];
  }

  /** @returns {StreamEvent[]} */
  #finish() {
    const event = { type: this.#type, id: this.#id, data: this.#data.join("\n") };
    const isEvent = this.#data.length > 0;
    this.#type = "";
    this.#id = "";
    this.#data = [];
    return isEvent ? [event] : [];
  }
}
