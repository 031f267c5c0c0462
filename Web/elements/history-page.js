// @ts-check
/**
 * @typedef {{id: string, title: string, date: string, facts: string[]}} Row
 * @typedef {{rows: Row[], next?: string}} List
 * @typedef {{sentences: string[], recordWords: string[], predictionWords: string[]}} Trends
 * @typedef {import("./activity-view.js").ActivityScreen} ActivityScreen
 * @typedef {{title: string, date: string, facts: string[], note?: string, exercises: {name: string, sets: string[]}[]}} StrengthScreen
 */
import { enumerate, fill, part, stamp } from "../parts.js";
import { ActivityView } from "./activity-view.js";
import "./file-intake.js";

/** Milliseconds after the last key before it is searched. */
const PAUSE = 250;

/** How many rows come at once. */
const ROWS = 50;

/**
 * Everything that was done: the list, one entry of it, trends, and the files that somebody brings. What is
 * shown comes from the server, already written.
 */
export class HistoryPage extends HTMLElement {
  /** @type {string | undefined} */
  #next;
  #search = "";
  #timer = 0;
  /** Which question was asked last; an older answer that comes late is not shown. */
  #asked = 0;

  connectedCallback() {
    part(this, "[data-do=leave]", HTMLElement).addEventListener("click", () => history.back());
    part(this, "[data-do=more]", HTMLElement).addEventListener("click", () => this.#try(this.#more()));
    part(this, "[name=search]", HTMLInputElement).addEventListener("input", (event) => {
      clearTimeout(this.#timer);
      this.#search = /** @type {HTMLInputElement} */ (event.target).value.trim();
      this.#timer = setTimeout(() => this.#try(this.#list()), PAUSE);
    });
    this.addEventListener("record-changed", () => this.#try(this.#log()));
    addEventListener("hashchange", () => this.#try(this.#follow()));
    this.#try(Promise.all([this.#log(), this.#follow()]));
  }

  async #follow() {
    const id = decodeURIComponent(location.hash.slice(1));
    if (id) await this.#entry(id);
    this.dataset.showing = id ? "entry" : "log";
    for (const child of this.querySelectorAll("[data-view]")) {
      /** @type {HTMLElement} */ (child).hidden =
        child.getAttribute("data-view") !== this.dataset.showing;
    }
    if (id) scrollTo(0, 0);
    part(this, `[data-view=${this.dataset.showing}] h1`, HTMLElement).focus();
  }

  #log() {
    return Promise.all([this.#list(), this.#trends()]);
  }

  async #list() {
    part(this, ".entries", HTMLElement).replaceChildren();
    this.#next = undefined;
    await this.#more();
    const isEmpty = !this.querySelector(".entries li");
    part(this, "[data-part=nothing]", HTMLElement).hidden = !isEmpty || this.#search !== "";
    part(this, "[data-part=not-found]", HTMLElement).hidden = !isEmpty || this.#search === "";
  }

  async #more() {
    const asked = (this.#asked += 1);
    const query = new URLSearchParams({ limit: String(ROWS) });
    if (this.#search) query.set("search", this.#search);
    if (this.#next) query.set("from", this.#next);
    const list = /** @type {List} */ (await this.#get(`api/v1/history?${query}`));
    if (asked !== this.#asked) return;
    this.#next = list.next;
    part(this, ".entries", HTMLElement).append(
      ...list.rows.map(({ id, title, date, facts }) => {
        const entry = stamp(this, "[data-template=entry]");
        part(entry, "a", HTMLAnchorElement).href = `#${encodeURIComponent(id)}`;
        fill(entry, { title, date, facts: facts.join(" · ") });
        return entry;
      }),
    );
    part(this, "[data-do=more]", HTMLElement).hidden = !list.next;
  }

  async #trends() {
    const trends = /** @type {Trends} */ (await this.#get("api/v1/trends"));
    const { sentences, recordWords, predictionWords } = trends;
    const section = part(this, "[data-part=trends]", HTMLElement);
    enumerate(section, sentences);
    part(section, "details", HTMLElement).hidden = recordWords.length === 0;
    const records = part(section, ".records", HTMLElement);
    records.replaceChildren(...recordWords.map(item));
    enumerate(part(section, "[data-part=races]", HTMLElement), predictionWords);
  }

  /** @param {string} id */
  async #entry(id) {
    const screen = await this.#get(`api/v1/history/${encodeURIComponent(id)}?as=screen`);
    const { title, date } = screen;
    fill(part(this, "[data-view=entry]", HTMLElement), { title, date });
    const activity = part(this, "activity-view", ActivityView);
    const strength = part(this, "[data-part=strength]", HTMLElement);
    activity.hidden = !("charts" in screen);
    strength.hidden = !activity.hidden;
    if (!activity.hidden) activity.show(/** @type {ActivityScreen} */ (screen));
    else this.#drawStrength(strength, /** @type {StrengthScreen} */ (screen));
  }

  /**
   * @param {HTMLElement} place
   * @param {StrengthScreen} screen
   */
  #drawStrength(place, { facts, note, exercises }) {
    fill(place, { facts: facts.join(" · "), note: note ?? "" });
    part(place, ".exercises", HTMLElement).replaceChildren(
      ...exercises.map(({ name, sets }) => {
        const section = document.createElement("section");
        const heading = document.createElement("h2");
        const list = document.createElement("ol");
        heading.textContent = name;
        list.append(...sets.map(item));
        section.append(heading, list);
        return section;
      }),
    );
  }

  /** @param {string} path */
  async #get(path) {
    const response = await fetch(path, { headers: { "X-Pacesetter": "1" } });
    const answer = await response.json().catch(() => ({}));
    if (!response.ok) throw new Error(answer.detail ?? answer.title ?? "The server does not answer.");
    return answer;
  }

  /** @param {Promise<unknown>} work */
  async #try(work) {
    let problem = "";
    try {
      await work;
    } catch (error) {
      const isAway = error instanceof TypeError;
      problem = isAway
        ? "Your history is kept by the server at home, and it cannot be reached now."
        : /** @type {Error} */ (error).message;
    }
    fill(this, { problem });
    part(this, "[data-text=problem]", HTMLElement).hidden = problem === "";
  }
}

/** @param {string} text */
function item(text) {
  const entry = document.createElement("li");
  entry.textContent = text;
  return entry;
}

customElements.define("history-page", HistoryPage);
