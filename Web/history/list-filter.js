// @ts-check
import { part } from "../parts.js";

/** Milliseconds after the last key before it is searched. */
const PAUSE = 250;

/** What of the list is wanted: the words, the sport and the year that somebody chose. */
export class ListFilter {
  #list;
  #change;
  #timer = 0;

  /**
   * @param {HTMLElement} list The section of the list.
   * @param {() => void} change Asks for the list anew.
   */
  constructor(list, change) {
    this.#list = list;
    this.#change = change;
    this.#search.addEventListener("input", () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(change, PAUSE);
    });
    for (const name of ["kind", "year"]) this.#select(name).addEventListener("change", change);
  }

  /** What is asked for, as parts of a query. */
  get wanted() {
    const search = this.#search.value.trim();
    const kind = this.#select("kind").value;
    const year = this.#select("year").value;
    return { ...(search && { search }), ...(kind && { kind }), ...(year && { year }) };
  }

  /** Whether everything is wanted. */
  get isOpen() {
    return Object.keys(this.wanted).length === 0;
  }

  /** @param {{year: number}[]} years Those that there are. */
  offer(years) {
    const select = this.#select("year");
    const chosen = select.value;
    const [all] = select.options;
    select.replaceChildren(all, ...years.map(({ year }) => new Option(String(year))));
    select.value = chosen;
  }

  /** @param {number} year The only one that is wanted. */
  choose(year) {
    this.#select("year").value = String(year);
    this.#list.scrollIntoView();
    this.#change();
  }

  get #search() {
    return part(this.#list, "[name=search]", HTMLInputElement);
  }

  /** @param {string} name */
  #select(name) {
    return part(this.#list, `[name=${name}]`, HTMLSelectElement);
  }
}
