// @ts-check
/**
 * @typedef {import("./contract.js").TrainingPlace} TrainingPlace
 * @typedef {import("./contract.js").TrainingPlaces} TrainingPlaces
 * @typedef {import("./gym-session.js").GymSession} GymSession
 * @typedef {import("./library.js").Library} Library
 *
 * What shows the places, and what finds a workout at one of them.
 * @typedef {EventTarget & {places: TrainingPlace[], removed: string, problem: string}} PlaceView
 * @typedef {ParentNode & {go(id: string | undefined): void}} PlaceFinder
 */
import { now } from "../now.js";
import { part } from "../parts.js";
import { word } from "../word.js";

/** Carries the places where somebody trains between the list, the finder, the core and the store. */
export class PlaceDesk {
  #library;
  #session;
  #finder;
  #list;
  #places = /** @type {TrainingPlaces["places"]} */ ([]);

  /**
   * @param {Library} library
   * @param {GymSession} session
   * @param {PlaceFinder} finder
   * @param {PlaceView} list
   */
  constructor(library, session, finder, list) {
    this.#library = library;
    this.#session = session;
    this.#finder = finder;
    this.#list = list;
    this.#list.addEventListener("place-change", (event) => {
      const { name = "", ...change } = /** @type {CustomEvent} */ (event).detail;
      void this.#change(change, name);
    });
  }

  /**
   * Shows the places, now that other devices are heard: the equipment that was chosen before there were
   * places becomes the first.
   */
  async load() {
    const { store } = this.#library;
    const [kept, wish] = await Promise.all([store.noted("places"), store.noted("wish")]);
    const firstName = word(wish?.location === "home" ? "places.home" : "places.first");
    const told = await this.#ask({ kept, wish, firstName });
    const isAdopted = kept === undefined && told.places.length > 0;
    if (isAdopted) {
      await this.#library.prefer("places", told.kept);
      await this.#library.prefer("wish", told.wish);
    }
    this.show(told);
    if (isAdopted) this.#choice.value = String(told.wish.place ?? "");
  }

  /**
   * @param {{keep?: {id?: string}, remove?: string, restore?: string}} change
   * @param {string} name The place that is deleted.
   */
  async #change(change, name) {
    const told = await this.#ask({ kept: await this.#library.store.noted("places"), change });
    this.#list.problem = told.problem ?? "";
    if (told.problem) return;
    await this.#library.prefer("places", told.kept);
    this.show(told);
    this.#list.removed = name;
    // Who adds a place is there.
    const isNew = change.keep && !change.keep.id;
    this.#finder.go(isNew ? told.places.at(-1)?.id : change.restore);
  }

  /** Where somebody trains now, if it is a place of theirs. */
  get place() {
    const { value } = this.#choice;
    return this.#places.find(({ id }) => id === value);
  }

  get #choice() {
    return part(this.#finder, "[name=place]", HTMLSelectElement);
  }

  /** @param {Pick<TrainingPlaces, "places">} told */
  show({ places }) {
    this.#places = places;
    this.#list.places = places;
    const choice = this.#choice;
    const { value } = choice;
    const none = new Option(word("places.none"), "");
    choice.replaceChildren(none, ...places.map(({ id, name }) => new Option(name, id)));
    choice.value = places.some(({ id }) => id === value) ? value : "";
    part(this.#finder, "[data-part=place]", HTMLElement).hidden = places.length === 0;
  }

  /**
   * @param {object} wanted
   * @returns {Promise<TrainingPlaces>}
   */
  #ask(wanted) {
    return this.#session.ask({ do: "places", ...now(), ...wanted });
  }
}
