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

  /**
   * Every workout of the log, the oldest first.
   * @returns {Promise<Logged[]>}
   */
  async log() {
    const sessions = /** @type {Logged[]} */ (await this.#all("log"));
    return sessions.sort((one, other) => one.startedAt - other.startedAt);
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
    await this.takeOver({ name, text, ...variant, changedAt: Date.now() / 1000, isWaiting: true });
  }

  /** @param {string} name */
  async remove(name) {
    const gone = { isGone: true, changedAt: Date.now() / 1000, isWaiting: true };
    await this.takeOver({ name, text: "", ...gone });
  }

  /** @param {KeptWorkout} workout */
  async takeOver(workout) {
    await this.#change("workouts", (store) => store.put(workout));
  }

  /**
   * The server knows a change of a workout; of a deletion nothing is kept then.
   * @param {string} name
   * @param {number} [changedAt] Which change; a later one still waits.
   * @param {boolean} [isGone] Whether the server has no such workout.
   */
  async settle(name, changedAt, isGone = false) {
    const known = (await this.shelf()).find((one) => one.name === name);
    if (known?.changedAt !== changedAt) return;
    const { isWaiting, ...workout } = known ?? { name, text: "" };
    if (isGone || workout.isGone || changedAt === undefined) {
      await this.#change("workouts", (store) => store.delete(name));
    } else {
      await this.takeOver(workout);
    }
  }

  /** Everything of one's own waits for a server again. */
  async unsettle() {
    for (const workout of await this.shelf()) await this.takeOver({ ...workout, isWaiting: true });
    const wanted = Object.entries(await this.wanted());
    const waiting = wanted.map(([key, change]) => [key, { ...change, isWaiting: true }]);
    await this.note("wanted", Object.fromEntries(waiting));
  }

  /**
   * @returns {Promise<Record<string, {changedAt: number, isWaiting?: boolean}>>} When each thing was last
   *   wanted otherwise, and whether only this device knows.
   */
  async wanted() {
    return (await this.noted("wanted")) ?? {};
  }

  /**
   * Writes down what is wanted, for all devices.
   * @param {string} key
   * @param {unknown} value
   */
  async prefer(key, value) {
    await this.note(key, value);
    const change = { changedAt: Date.now() / 1000, isWaiting: true };
    await this.note("wanted", { ...(await this.wanted()), [key]: change });
  }

  /**
   * The server knows what is wanted.
   * @param {string} key
   * @param {number} changedAt Which change; a later one still waits.
   * @param {boolean} [isTheirs] Whether it came from there.
   */
  async settleWish(key, changedAt, isTheirs = false) {
    const wanted = await this.wanted();
    if (!isTheirs && wanted[key]?.changedAt !== changedAt) return;
    await this.note("wanted", { ...wanted, [key]: { changedAt } });
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
   * @param {string} name
   * @returns {Promise<any[]>}
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
