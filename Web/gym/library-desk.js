// @ts-check
/**
 * @typedef {import("./contract.js").LibraryLetter} LibraryLetter
 * @typedef {import("./contract.js").LibraryMeeting} LibraryMeeting
 * @typedef {import("./gym-session.js").GymSession} GymSession
 * @typedef {import("./gym-store.js").GymStore} GymStore
 */
import { now } from "../now.js";

/** Milliseconds that a server may take. */
const PATIENCE = 3000;

/**
 * Workouts of one's own and what is wanted of the gym, on this device and, where there is a server, on all:
 * the core decides what goes there and what comes here. Without a server it waits.
 */
export class LibraryDesk {
  #store;
  #session;
  #meeting = Promise.resolve();

  /**
   * @param {GymStore} store
   * @param {GymSession} session
   */
  constructor(store, session) {
    this.#store = store;
    this.#session = session;
  }

  /** Tells the server what only this device knows, and takes over what it knows. */
  meet() {
    // One after the other: a second one would send again what the first is sending.
    this.#meeting = this.#meeting.then(() => this.#meet());
    return this.#meeting;
  }

  async #meet() {
    try {
      const { send } = await this.#decide([]);
      const answers = [];
      for (const letter of send) answers.push(await this.#send(letter));
      if (answers.length > 0) await this.#decide(answers);
    } catch {
      // No server, or one that answers nothing of use: what is here stays here, and waits.
    }
  }

  /**
   * Has the core bring together what is here and what the server says.
   * @param {object[]} answers What the server answered to what was sent.
   * @returns {Promise<LibraryMeeting>}
   */
  async #decide(answers) {
    const [response, here] = await Promise.all([this.#fetch("GET", ""), this.#store.library()]);
    if (!response.ok) throw new Error(`the server answers ${response.status}`);
    const told = await response.json();
    /** @type {LibraryMeeting} */
    const meeting = await this.#session.ask({ do: "libraryMeeting", ...now(), here, told, answers });
    await this.#store.take(here, meeting);
    return meeting;
  }

  /** @param {LibraryLetter} letter */
  async #send({ workout, key, changedAt, body }) {
    const path = workout ? `/workouts/${encodeURIComponent(workout)}` : `/preferences/${key}`;
    const { status } = body
      ? await this.#fetch("PUT", path, body)
      : await this.#fetch("DELETE", `${path}?at=${changedAt}`);
    return { workout, key, changedAt, status };
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   */
  async #fetch(method, path, body) {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), PATIENCE);
    const { utcOffsetMinutes } = now();
    const response = await fetch(`/api/v1/library${path}`, {
      method,
      headers: { "X-Pacesetter": "1", ...(body && { "Content-Type": "application/json" }) },
      ...(body && { body: JSON.stringify({ utcOffsetMinutes, ...body }) }),
      signal: patience.signal,
      cache: "no-store",
    });
    clearTimeout(timer);
    return response;
  }
}
