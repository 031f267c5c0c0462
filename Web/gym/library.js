// @ts-check
/**
 * @typedef {import("./contract.js").Discovery} Discovery
 * @typedef {import("./contract.js").Remembered} Remembered
 * @typedef {import("./contract.js").Workout} Workout
 * @typedef {import("./gym-session.js").GymSession} GymSession
 * @typedef {import("./gym-store.js").OwnWorkout} OwnWorkout
 * @typedef {import("./gym-store.js").Wish} Wish
 *
 * What is looked for in the list: its words, its chips, and the fields of its form as they were typed.
 * @typedef {{query: string, wish: Wish, typed: Record<string, string>}} Search
 * @typedef {{sessions: object[], shapes: object[], runs: object[]}} Gathered
 */
import { GymStore } from "./gym-store.js";
import { freeTime } from "./free-time.js";
import { now } from "../now.js";
import { LibraryDesk } from "./library-desk.js";
import { fetchBase, fetchRecord } from "./library-source.js";

/**
 * The workouts that there are, those of the knowledge base and one's own, in the core's hands; with what
 * this device remembers of the gym.
 */
export class Library {
  store = new GymStore();
  desk;
  /**
   * The texts of the knowledge base by their names.
   * @type {Map<string, string>}
   */
  base = new Map();
  /** @type {Map<string, OwnWorkout>} One's own workouts by their ids. */
  own = new Map();

  #session;
  /** @type {Promise<Gathered | undefined>} What the server's record has of the gym, as soon as it is here or not to be had. */
  #record = Promise.resolve(undefined);
  #catalogue = "";
  #motions = "";
  /** The workouts on their way into the core's hands. */
  #completed = /** @type {Promise<void> | null} */ (null);
  #handedOwn = "";
  /** @type {Promise<unknown> | null} The log on its way into the core's hands; null once it has changed. */
  #handed = null;

  /** @param {GymSession} session */
  constructor(session) {
    this.#session = session;
    this.desk = new LibraryDesk(this.store, session);
  }

  /**
   * Fetches everything, or takes it from the offline copy, and hands it to the core.
   * @param {boolean} [withWorkouts] A log needs none until one of its exercises is looked at.
   */
  async load(withWorkouts = true) {
    // Nothing of it waits for another.
    this.#record = fetchRecord(this.store);
    if (withWorkouts) void freeTime();
    const meeting = this.desk.meet();
    const { catalogue, motions, workouts } = await fetchBase();
    [this.#catalogue, this.#motions] = [catalogue, motions ?? ""];
    this.base = new Map(workouts.map((/** @type {{name: string, text: string}} */ { name, text }) => [name, text]));
    await (withWorkouts ? this.complete() : this.#open([]));
    // What is asked next is asked of it, and hears what is wrong with it.
    this.hand().catch(() => {});
    await meeting;
    // Another device may have changed one of them.
    if (withWorkouts && this.#handedOwn !== JSON.stringify(await this.store.workouts())) await this.refresh();
  }

  /** Hands the workouts to the core, if it has none yet. */
  complete() {
    return (this.#completed ??= this.#complete());
  }

  /** Hands everything to the core again, after a workout of one's own has changed. */
  refresh() {
    this.#handed = null;
    return (this.#completed = this.#complete());
  }

  async #complete() {
    const own = await this.store.workouts();
    this.#handedOwn = JSON.stringify(own);
    const files = [
      ...[...this.base].map(([name, text]) => ({ name, text, origin: "rules" })),
      ...own.map(({ name, text }) => ({ name, text, origin: "yours" })),
    ];
    const { ids } = await this.#open(files);
    this.own = new Map(own.map((workout) => [ids[workout.name] ?? workout.name, workout]));
  }

  /**
   * @param {{name: string, text: string, origin: string}[]} files
   * @returns {Promise<import("./contract.js").LibraryReading>}
   */
  async #open(files) {
    const [catalogue, motions] = [this.#catalogue, this.#motions];
    return (await this.#session.ask({ do: "library", catalogue, motions, files })).library;
  }

  /**
   * Keeps a workout of one's own, here and on every other device.
   * @param {OwnWorkout} workout
   */
  async keep(workout) {
    await this.store.keep(workout);
    await this.refresh();
    // Where there is no server it waits for one.
    this.desk.meet();
  }

  /**
   * Deletes a workout of one's own, here and on every other device.
   * @param {string} name
   */
  async remove(name) {
    await this.store.remove(name);
    await this.refresh();
    this.desk.meet();
  }

  /**
   * Writes down what is wanted, here and for every other device, if that is news.
   * @param {string} key
   * @param {unknown} value
   */
  async prefer(key, value) {
    if (JSON.stringify(await this.store.noted(key)) === JSON.stringify(value)) return;
    await this.store.prefer(key, value);
    this.desk.meet();
  }

  /**
   * @param {string} query
   * @param {Wish} wish
   * @returns {Promise<Discovery>}
   */
  async discover(query, wish) {
    const [ahead] = await Promise.all([freeTime(), this.hand()]);
    return this.#session.ask({ do: "discover", ...now(), query, limit: 30, ...ahead, ...wish });
  }

  /**
   * @param {string} id
   * @returns {Promise<{workout: Workout, origin: string, text: string}>}
   */
  workout(id) {
    return this.#session.ask({ do: "workout", id });
  }

  /**
   * What to fill in for each exercise of a workout, and what its rules say is next and why.
   * @param {string} id
   * @returns {Promise<{memories: import("./contract.js").Memory[],
   *   advice: (import("./contract.js").Advice & {exercise: string})[]}>}
   */
  async lead(id) {
    await this.hand();
    return this.#session.ask({ do: "lead", ...now(), id, ...(await this.here()) });
  }

  /** @returns {Promise<{place?: string, places?: unknown}>} Where somebody trains, for the plates that are there. */
  async here() {
    const [{ place }, places] = await Promise.all([this.wish(), this.store.noted("places")]);
    return place ? { place, places } : {};
  }

  /**
   * What the log says: all of it, or of one exercise.
   * @param {object} wanted
   * @returns {Promise<import("./contract.js").Progress>}
   */
  async progress(wanted) {
    await this.hand();
    return this.#session.ask({ do: "progress", ...now(), ...wanted });
  }

  /** Hands the log to the core, if it has changed since: what is asked next is asked of it. */
  hand() {
    return (this.#handed ??= this.log().then((log) => this.#session.ask({ do: "log", log })));
  }

  /**
   * The log as the core takes it: the workouts of this device, and what the server's record has of others,
   * imports and single sets, with the runs, because legs know no difference; as it was last seen.
   */
  async log() {
    const [sessions, record, forgotten] = await Promise.all([
      this.store.log(),
      this.#record,
      this.store.noted("forgotten"),
    ]);
    const { sessions: others, shapes, runs } = record ?? {};
    return { sessions, others, shapes, forgotten, runs };
  }

  /**
   * Takes a workout out of this device's log; the record keeps what it has of it.
   * @param {string} id
   */
  async forget(id) {
    this.#handed = null;
    await this.store.forget(id);
    await this.store.note("forgotten", [...((await this.store.noted("forgotten")) ?? []), id]);
  }

  /** @returns {Promise<Wish>} What was wished for last, as far as it still holds. */
  async wish() {
    return (await this.#askWish({})).wish;
  }

  /**
   * What somebody looks for, read by the core.
   * @param {Search} search
   * @returns {Promise<Remembered>}
   */
  read({ wish, typed }) {
    return this.#askWish({ said: wish, typed });
  }

  /**
   * Remembers what is wished for, and how somebody says to feel: to be called only when they have said so,
   * for what is said last holds on all devices.
   * @param {Remembered} remembered
   */
  async remember({ kept, checkIns }) {
    await this.prefer("wish", kept);
    const known = await this.checkIns();
    if (JSON.stringify(checkIns) !== JSON.stringify(known)) await this.prefer("checkIns", checkIns);
  }

  /**
   * @param {object} said
   * @returns {Promise<Remembered>}
   */
  async #askWish(said) {
    const kept = await this.store.noted("wish");
    const [checkIns, places] = await Promise.all([this.checkIns(), this.store.noted("places")]);
    return this.#session.ask({ do: "wish", ...now(), kept, checkIns, places, ...said });
  }

  /** @returns {Promise<import("./gym-store.js").CheckIn[]>} How somebody felt, the newest last. */
  async checkIns() {
    return (await this.store.noted("checkIns")) ?? [];
  }
}
