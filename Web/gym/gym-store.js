// @ts-check
/**
 * @typedef {import("./contract.js").Logged} Logged
 * @typedef {import("./contract.js").Load} Load
 *
 * A workout of one's own: written by hand, or a variant of another, with the text it was made from.
 * @typedef {object} OwnWorkout
 * @property {string} name
 * @property {string} text
 * @property {string} [base] The id of the workout that it was made from.
 * @property {string} [baseText] Its text at that time.
 *
 * A workout as this device keeps it: what waits is only here, and one that was deleted stays until the
 * server knows.
 * @typedef {OwnWorkout & {changedAt?: number, isWaiting?: boolean, isGone?: boolean}} KeptWorkout
 *
 * What somebody wants of workouts.
 * @typedef {object} Wish
 * @property {number} [minutes]
 * @property {string[]} [equipment] What there is; nothing said: everything.
 * @property {string} [location]
 * @property {string} [place] The id of a place of one's own.
 * @property {string[]} [focus]
 * @property {string[]} [categories]
 * @property {string[]} [excludedTags]
 * @property {string[]} [excludedExercises]
 * @property {number} [readiness] How somebody feels today, 1 to 5.
 * @property {number} [weeklyGoal]
 * @property {Record<string, number>} [weights]
 * @property {string[]} [fine]
 * @property {string[]} [sore]
 *
 * @typedef {{id: string, exercise: string, at: number, utcOffsetMinutes: number, count: number,
 *   undoes?: string, isWaiting?: boolean}} ChallengeEntry What waits is only on this device.
 * @typedef {{at: number, rating: number}} CheckIn
 */
import { Database, done } from "../link/database.js";

/** What somebody wants, by the names under which this device notes it. */
const KEYS = ["wish", "checkIns", "rules", "places"];

/**
 * What the gym remembers on this device beside the journal: the log of workouts, those of one's own, the
 * daily challenge, and what somebody prefers.
 */
export class GymStore {
  #database = new Database("pacesetter-gym", 1, (database) => {
    database.createObjectStore("log", { keyPath: "id" });
    database.createObjectStore("workouts", { keyPath: "name" });
    database.createObjectStore("challenge", { keyPath: "id" });
    database.createObjectStore("notes");
  });

  /**
   * Writes a workout into the log; one that is there already is replaced.
   * @param {Logged} logged
   */
  async put(logged) {
    await this.#change("log", (store) => store.put(logged));
  }

  /** @returns {Promise<Logged[]>} Every workout of the log. */
  log() {
    return this.#all("log");
  }

  /** @param {string} id */
  async forget(id) {
    await this.#change("log", (store) => store.delete(id));
  }

  /** @returns {Promise<OwnWorkout[]>} */
  async workouts() {
    return (await this.shelf()).filter(({ isGone }) => !isGone);
  }

  /** @returns {Promise<KeptWorkout[]>} The workouts of one's own with those that are deleted. */
  shelf() {
    return this.#all("workouts");
  }

  /** @param {OwnWorkout} workout */
  async keep({ name, text, base, baseText }) {
    const variant = base === undefined ? {} : { base, baseText };
    await this.#put({ name, text, ...variant });
  }

  /** @param {string} name */
  async remove(name) {
    await this.#put({ name, text: "", isGone: true });
  }

  /** @param {KeptWorkout} workout */
  async #put(workout) {
    const change = { changedAt: Date.now() / 1000, isWaiting: true };
    await this.#change("workouts", (store) => store.put({ ...workout, ...change }));
  }

  /** @returns {Promise<boolean>} Whether the server has yet to hear of a workout of one's own or of a wish. */
  async isWaiting() {
    const wanted = Object.values((await this.noted("wanted")) ?? {});
    return [...(await this.shelf()), ...wanted].some(({ isWaiting }) => isWaiting);
  }

  /**
   * The library as the core takes it: the workouts with those that are deleted, what is wanted and when it
   * was changed, and which server was met last.
   */
  async library() {
    const notes = await Promise.all(KEYS.map(async (key) => [key, await this.noted(key)]));
    return {
      shelf: await this.shelf(),
      notes: Object.fromEntries(notes),
      wanted: /** @type {Record<string, {changedAt: number}>} */ ((await this.noted("wanted")) ?? {}),
      server: await this.noted("libraryServer"),
    };
  }

  /**
   * Takes over what the core has made of the library, but what was changed since stays.
   * @param {Awaited<ReturnType<GymStore["library"]>>} here The library that the core was given.
   * @param {import("./contract.js").LibraryMeeting} meeting
   */
  async take(here, { put, drop, notes, wanted, server }) {
    const was = new Map(here.shelf.map(({ name, changedAt }) => [name, changedAt]));
    await this.#database.transact("readwrite", "strict", ["workouts", "notes"], async (transaction) => {
      const workouts = transaction.objectStore("workouts");
      const isSame = async (/** @type {string} */ name) =>
        (await done(workouts.get(name)))?.changedAt === was.get(name);
      for (const workout of put) {
        if (await isSame(workout.name)) await done(workouts.put(workout));
      }
      for (const name of drop) if (await isSame(name)) await done(workouts.delete(name));
      const kept = transaction.objectStore("notes");
      const changes = (await done(kept.get("wanted"))) ?? {};
      for (const [key, change] of Object.entries(wanted)) {
        if (changes[key]?.changedAt !== here.wanted[key]?.changedAt) continue;
        changes[key] = change;
        if (key in notes) await done(kept.put(notes[key], key));
      }
      await done(kept.put(changes, "wanted"));
      await done(kept.put(server, "libraryServer"));
    });
  }

  /**
   * Writes down what is wanted, for all devices.
   * @param {string} key
   * @param {unknown} value
   */
  async prefer(key, value) {
    await this.note(key, value);
    const change = { changedAt: Date.now() / 1000, isWaiting: true };
    await this.note("wanted", { ...(await this.noted("wanted")), [key]: change });
  }

  /** @returns {Promise<ChallengeEntry[]>} */
  entries() {
    return this.#all("challenge");
  }

  /** @param {ChallengeEntry} entry */
  async add(entry) {
    await this.#change("challenge", (store) => store.put(entry));
  }

  /**
   * @param {string} name
   * @returns {Promise<any>} What was written down under a name, or nothing.
   */
  noted(name) {
    return this.#database.transact("readonly", "default", ["notes"], (transaction) =>
      done(transaction.objectStore("notes").get(name)),
    );
  }

  /**
   * @param {string} name
   * @param {unknown} value
   */
  async note(name, value) {
    await this.#change("notes", (store) => store.put(value, name));
  }

  /**
   * @template Row
   * @param {string} name
   * @returns {Promise<Row[]>}
   */
  #all(name) {
    return this.#database.transact("readonly", "default", [name], (transaction) =>
      done(transaction.objectStore(name).getAll()),
    );
  }

  /**
   * @param {string} name
   * @param {(store: IDBObjectStore) => IDBRequest} body
   */
  async #change(name, body) {
    await this.#database.transact("readwrite", "strict", [name], (transaction) =>
      done(body(transaction.objectStore(name))),
    );
  }
}
