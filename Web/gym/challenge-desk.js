// @ts-check
/**
 * @typedef {import("./gym-store.js").ChallengeEntry} ChallengeEntry
 * @typedef {import("./gym-store.js").GymStore} GymStore
 * @typedef {{exercise: string, goal: number, chosenAt?: number}} Chosen
 * @typedef {Chosen & {entries: ChallengeEntry[]}} Told
 */

import { now } from "../now.js";

/** Milliseconds that a server may take. */
const PATIENCE = 3000;

/**
 * The daily challenge on this device and, where there is a server, on all: what is added here goes there
 * once, under its own name, and what others have added comes here. Without a server it stays here until
 * there is one.
 */
export class ChallengeDesk {
  #store;
  #session;

  /**
   * @param {GymStore} store
   * @param {import("./gym-session.js").GymSession} session
   */
  constructor(store, session) {
    this.#store = store;
    this.#session = session;
  }

  /** @returns {Promise<Chosen>} */
  chosen() {
    return this.#choice({});
  }

  /**
   * What is counted, by the core: what was chosen here, what others say, or what is typed now.
   * @param {{told?: Told, ours?: string[], typed?: {exercise: string, goal: string}}} news
   * @returns {Promise<import("./contract.js").ChallengeChoice>}
   */
  async #choice(news) {
    const { exercise, goal, chosenAt } = (await this.#store.noted("challenge")) ?? {};
    const known = { exercise, goal, chosenAt };
    return this.#session.ask({ do: "challengeChoice", known, ...now(), ...news });
  }

  /**
   * Chooses what is typed, if it can be counted.
   * @param {{exercise: string, goal: string}} typed
   */
  async choose(typed) {
    const { isTyped = false, exercise, goal, chosenAt } = await this.#choice({ typed });
    if (!isTyped) return;
    await this.#store.note("challenge", { exercise, goal, chosenAt, isWaiting: true });
  }

  /** @param {ChallengeEntry} entry */
  async add(entry) {
    await this.#store.add({ ...entry, isWaiting: true });
  }

  /**
   * Tells the server what only this device knows, and takes over what it knows.
   * @returns {Promise<boolean>} Whether it answered.
   */
  async meet() {
    try {
      const known = (await this.#store.noted("challenge")) ?? {};
      if (known.isWaiting) await this.#tell("PUT", { ...known, at: known.chosenAt });
      for (const { isWaiting, ...entry } of await this.#store.entries()) {
        if (!isWaiting) continue;
        await this.#tell("POST", entry);
        await this.#store.add(entry);
      }
      await this.#takeOver(await this.#ask("GET"));
      return true;
    } catch {
      // No server, or one that answers nothing of use: what is here stays here, and waits.
      return false;
    }
  }

  /**
   * @param {string} method
   * @param {{at?: number}} what
   */
  async #tell(method, what) {
    const utcOffsetMinutes = -new Date().getTimezoneOffset();
    await this.#ask(method, JSON.stringify({ utcOffsetMinutes, ...what }));
  }

  /** @param {Told} told */
  async #takeOver(told) {
    const ours = (await this.#store.entries()).map(({ id }) => id);
    const { isTold, exercise, goal, chosenAt, news = [] } = await this.#choice({ told, ours });
    if (isTold) await this.#store.note("challenge", { exercise, goal, chosenAt });
    for (const entry of news) await this.#store.add(/** @type {ChallengeEntry} */ (entry));
  }

  /**
   * @param {string} method
   * @param {string} [body]
   */
  async #ask(method, body) {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), PATIENCE);
    const headers = { "X-Pacesetter": "1", ...(body && { "Content-Type": "application/json" }) };
    const { signal } = patience;
    const response = await fetch("/api/v1/challenge", { method, headers, body, signal, cache: "no-store" });
    clearTimeout(timer);
    if (!response.ok) throw new Error(`the server answers ${response.status}`);
    return response.json();
  }
}
