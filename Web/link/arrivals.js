// @ts-check
/**
 * @typedef {import("./journal-store.js").JournalStore} JournalStore
 * @typedef {import("./server-lane.js").Arrival} Arrival
 * @typedef {import("./server-lane.js").Hello} Hello
 * @typedef {import("./server-lane.js").ServerLane} ServerLane
 */

/**
 * What comes by the stream of a server, in order; and how far it has come, written down with the next
 * second. A server that this device does not know, or one that has gone back, is first asked what goes on.
 */
export class Arrivals {
  #store;
  #arrive;
  /**
   * What has come while a server is asked for what came before it.
   * @type {Arrival[] | null}
   */
  #held = null;
  /** The arrival number that came last, and the one that is written down. */
  #last = 0;
  #noted = 0;
  /** The newest number of the stream as it began: what comes up to there is the past. */
  #head = 0;

  /**
   * @param {JournalStore} store
   * @param {(line: string) => void} arrive
   */
  constructor(store, arrive) {
    this.#store = store;
    this.#arrive = arrive;
  }

  /** Whether what comes happened before this device listened: a run that begins there may have ended since. */
  get isBehind() {
    return this.#held !== null || this.#last < this.#head;
  }

  /** @returns {Promise<number | undefined>} The arrival number that came last, in an earlier life. */
  async recall() {
    const last = await this.#store.noted("arrived");
    this.#noted = this.#last = last ?? 0;
    return last;
  }

  /**
   * The stream begins.
   * @param {Hello} hello
   * @param {ServerLane} server
   * @param {number} recent Milliseconds for which a workout is looked for that began before.
   */
  async welcome({ server: name, head, at }, server, recent) {
    this.#held ??= [];
    this.#head = head;
    const known = await this.#store.noted("server");
    if (known !== name || this.#last === 0 || head < this.#last) {
      for (const session of await server.sessionsSince(Date.now() - recent)) {
        for (const line of (await server.sessionLines(session)) ?? []) this.#arrive(line);
      }
      this.#last = at;
      await this.#store.note("server", name);
    }
    const held = this.#held ?? [];
    this.#held = null;
    for (const arrival of held) this.#land(arrival);
  }

  /** @param {Arrival} arrival */
  take(arrival) {
    if (this.#held) this.#held.push(arrival);
    else this.#land(arrival);
  }

  /** Writes down, once a second, how far it has come. */
  note() {
    if (this.#last === this.#noted) {
      // Lines of its own do not come back: a second without any ends the past as well.
      if (!this.#held) this.#head = 0;
      return;
    }
    this.#noted = this.#last;
    this.#store.append([], { notes: { arrived: this.#last } });
  }

  /** @param {Arrival} arrival */
  #land({ line, arrival }) {
    this.#last = arrival;
    this.#arrive(line);
  }
}
