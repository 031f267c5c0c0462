// @ts-check
/**
 * @typedef {import("./contract.js").Discovery} Discovery
 * @typedef {import("./contract.js").Remembered} Remembered
 * @typedef {import("./gym-session.js").GymSession} GymSession
 * @typedef {import("./library.js").Library} Library
 * @typedef {import("./library.js").Search} Search
 * @typedef {import("./place-desk.js").PlaceFinder} PlaceFinder
 * @typedef {import("./place-desk.js").PlaceView} PlaceView
 *
 * What somebody finds a workout with.
 * @typedef {PlaceFinder & {wish: import("./gym-store.js").Wish, readonly search: Search}} FinderView
 */
import { once } from "../once.js";
import { headStart } from "../ahead.js";
import { isWaiting, listAhead } from "./list-ahead.js";
import { PlaceDesk } from "./place-desk.js";

/** Carries what somebody looks for between the finder, the core and the store, from the first list on. */
export class FinderDesk {
  #library;
  #finder;
  #places;
  /** Whether the list that the server suggests is shown. */
  #isForeseen = false;
  /** Whether the core has answered; then nothing of the server's is shown any more. */
  #isAnswered = false;

  /** The workouts, the places and the wish in the core's hands; they come after the first list. */
  ready = once(() => this.#prepare());

  /**
   * @param {Library} library
   * @param {GymSession} session
   * @param {FinderView} finder
   * @param {PlaceView} list The places.
   */
  constructor(library, session, finder, list) {
    this.#library = library;
    this.#finder = finder;
    this.#places = new PlaceDesk(library, session, finder, list);
  }

  /** Where somebody trains now, if it is a place of theirs. */
  get place() {
    return this.#places.place;
  }

  /** Shows the list as the server suggests it, until the core is here with what this device alone knows. */
  foresee() {
    return headStart(this.#showAhead());
  }

  async #showAhead() {
    const [told, isBehind] = await Promise.all([listAhead, isWaiting]);
    // It has nothing for the words that somebody has typed meanwhile.
    if (!told || isBehind || this.#isAnswered || this.#finder.search.query) return;
    this.#isForeseen = true;
    this.#places.show(told);
    this.#finder.wish = told.wish;
    Object.assign(this.#finder, { there: told.wish, found: told.found });
  }

  async #prepare() {
    await this.#library.load();
    this.#isAnswered = true;
    await this.#places.load();
    // What somebody has chosen since the first list was there stays.
    if (!this.#isForeseen) this.#finder.wish = await this.#library.wish();
  }

  /** Shows what the core suggests after a workout of one's own, or the log, has changed. */
  async refresh() {
    await this.#library.refresh();
    await this.find();
  }

  /**
   * Shows what the core suggests.
   * @param {Search} [search] Nothing said: what the finder looks for now.
   * @returns {Promise<{found: Discovery, read: Remembered}>}
   */
  async find(search) {
    await this.ready();
    search ??= this.#finder.search;
    const read = await this.#library.read(search);
    const found = await this.#library.discover(search.query, read.wish);
    Object.assign(this.#finder, { there: read.wish, found, problem: read.problem ?? null });
    return { found, read };
  }
}
