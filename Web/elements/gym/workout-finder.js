// @ts-check
/**
 * @typedef {import("../../gym/contract.js").Chip} Chip
 * @typedef {import("../../gym/contract.js").Discovery} Discovery
 * @typedef {import("../../gym/contract.js").Summary} Summary
 * @typedef {import("../../gym/gym-store.js").Wish} Wish
 * @typedef {import("../../gym/library.js").Search} Search
 */
import { WorkoutCards } from "../../gym/workout-cards.js";
import { announce, fill, part, stamp } from "../../parts.js";
import { word } from "../../word.js";
import { PlaceList } from "./place-list.js";

/** How many suggestions are shown at first, and how many more at a time. */
const SOME = 5;

/** The fields whose chips are wishes; those of the other fields come from the form. */
const FIELDS = /** @type {const} */ (["equipment", "categories", "focus"]);

/** @type {("minutes" | "location" | "place" | "readiness" | "weeklyGoal" | "excludedExercises" | "excludedTags")[]} The form's fields. */
const FORM = ["minutes", "location", "place", "readiness", "weeklyGoal", "excludedExercises", "excludedTags"];

/** Milliseconds for which somebody who types is left alone. */
const PAUSE = 250;

/**
 * Finds a workout: takes wishes and words, and shows what the core suggests with its reasons. It
 * dispatches `workout-search` with a {@link Search}, `workout-open` with an id and `workout-write`.
 */
export class WorkoutFinder extends HTMLElement {
  /** @type {Wish} */
  #wish = {};
  /** @type {Discovery | null} */
  #found = null;
  #shown = SOME;
  /** The cards that are drawn, as text. */
  #drawn = "";
  #timer = 0;
  /** All chips that there are, whatever is found. */
  #chips = /** @type {Chip[]} */ ([]);

  connectedCallback() {
    const form = part(this, "form", HTMLFormElement);
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("input", (event) => {
      if (/** @type {Element} */ (event.target).closest("workout-wish")) return;
      clearTimeout(this.#timer);
      const isTyped = event.target instanceof HTMLSelectElement === false;
      this.#timer = setTimeout(() => this.#ask(), isTyped ? PAUSE : 0);
    });
    this.#press("more", () => {
      this.#shown += SOME * 2;
      this.render();
    });
    this.#press("write", () => announce(this, "workout-write"));
    this.#press("weights", () => this.#change({ weights: undefined }));
    for (const button of this.querySelectorAll("[data-do=clear]")) {
      button.addEventListener("click", () => this.#clear());
    }
  }

  /** @param {Wish} wish What was wished for last time. */
  set wish(wish) {
    this.#wish = wish;
    const { elements } = part(this, "form", HTMLFormElement);
    for (const name of FORM) {
      const value = wish[name] ?? "";
      const field = elements.namedItem(name);
      if (field && "value" in field) field.value = Array.isArray(value) ? value.join("\n") : String(value);
    }
  }

  get #place() {
    return part(this, "[name=place]", HTMLSelectElement);
  }

  /** @param {string} [id] Where somebody trains now; nothing says: where they were. */
  go(id) {
    if (id) this.#place.value = id;
    this.#ask();
  }

  /** @param {Wish} wish What is there, as the core understood it. */
  set there({ equipment, place }) {
    this.#wish = { ...this.#wish, equipment, place };
  }

  /** @param {Discovery} found */
  set found(found) {
    if (this.#chips.length === 0) {
      this.#chips = found.chips;
      part(this, "place-list", PlaceList).things = found.chips.filter(({ field }) => field === "equipment");
    }
    this.#found = found;
    this.render();
  }

  /** @param {string | null} problem */
  set problem(problem) {
    part(this, "[data-part=busy]", HTMLElement).hidden = true;
    part(this, "[data-text=problem]", HTMLElement).hidden = !problem;
    fill(this, { problem: problem ?? "" });
  }

  /** What is looked for now. */
  get search() {
    const values = new FormData(part(this, "form", HTMLFormElement));
    const typed = Object.fromEntries(FORM.map((name) => [name, String(values.get(name) ?? "")]));
    return { query: this.#query, wish: this.#wish, typed };
  }

  get #query() {
    return part(this, "[name=query]", HTMLInputElement).value.trim();
  }

  render() {
    const found = this.#found;
    if (!found) return;
    part(this, "[data-part=busy]", HTMLElement).hidden = true;
    for (const field of FIELDS) this.#drawChips(field);
    const isSearch = this.#query !== "";
    part(this, "[data-part=cards]", HTMLElement).hidden = isSearch;
    part(this, "[data-part=found]", HTMLElement).hidden = !isSearch;
    part(this, "[data-part=hidden]", HTMLElement).hidden = isSearch || found.hidden.length === 0;
    if (isSearch) this.#drawFound(found.found);
    else this.#drawCards(found);
    const { weights = {} } = this.#wish;
    const less = found.weights.filter(({ signal }) => signal in weights).map(({ title }) => title);
    part(this, ".weights", HTMLElement).hidden = less.length === 0;
    const wishes = [...(this.#wish.categories ?? []), ...(this.#wish.focus ?? [])];
    fill(this, { lessOf: less.join(", "), wishes: wishes.join(", ") });
  }

  /** @param {(typeof FIELDS)[number]} field */
  #drawChips(field) {
    const group = part(this, `.chips[data-field=${field}]`, HTMLElement);
    const chosen = this.#wish[field];
    const chips = this.#chips.filter((chip) => chip.field === field);
    /** @type {[string, boolean, () => void][]} */
    const all = chips.map(({ value, label }) => [
      label,
      chosen?.includes(value) ?? false,
      () => this.#toggle(field, value),
    ]);
    if (field === "equipment") {
      const isNothing = chosen?.length === 0;
      const wanted = isNothing ? undefined : [];
      all.unshift([word("finder.noEquipment"), isNothing, () => this.#change({ equipment: wanted })]);
    }
    // What somebody is about to touch stays where it is.
    while (group.children.length < all.length) {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "chip";
      group.append(button);
    }
    for (const [index, [label, isOn, act]] of all.entries()) {
      const button = /** @type {HTMLButtonElement} */ (group.children[index]);
      button.textContent = label;
      button.ariaPressed = String(isOn);
      button.onclick = act;
    }
  }

  /** @param {Discovery} found */
  #drawCards({ cards, hidden, weights }) {
    const shown = cards.slice(0, this.#shown);
    // Drawn anew, the card that somebody is about to touch would be another.
    const text = JSON.stringify([shown, hidden, weights, cards.length, this.#wish]);
    if (text === this.#drawn) return;
    this.#drawn = text;
    const list = part(this, ".cards", HTMLElement);
    const drawn = new WorkoutCards(this, this.#wish, weights, (change) => this.#change(change));
    list.replaceChildren(...shown.map((card) => drawn.card(card)));
    part(this, "[data-part=nothing]", HTMLElement).hidden = cards.length > 0;
    part(this, "[data-do=more]", HTMLElement).hidden = cards.length <= this.#shown;
    const key = hidden.length === 1 ? "finder.oneHidden" : "finder.hidden";
    fill(this, { hiddenCount: word(key, { count: hidden.length }) });
    part(this, ".left-out", HTMLElement).replaceChildren(
      ...hidden.map(({ title, why }) => {
        const item = document.createElement("li");
        const name = document.createElement("strong");
        name.textContent = title;
        item.append(name, ` ${why}`);
        return item;
      }),
    );
  }

  /** @param {Summary[]} found */
  #drawFound(found) {
    const key = found.length === 1 ? "finder.oneFound" : "finder.found";
    fill(this, { foundCount: word(key, { count: found.length }) });
    const section = part(this, "[data-part=found]", HTMLElement);
    part(section, ".empty", HTMLElement).hidden = found.length > 0;
    part(section, "ul", HTMLElement).replaceChildren(
      ...found.map((workout) => {
        const item = stamp(this, "[data-template=found]");
        fill(item, { title: workout.title, facts: workout.facts });
        part(item, "button", HTMLButtonElement).addEventListener("click", () =>
          announce(this, "workout-open", { id: workout.id, reason: "" }),
        );
        return item;
      }),
    );
  }

  /**
   * @param {(typeof FIELDS)[number]} field
   * @param {string} value
   */
  #toggle(field, value) {
    const chosen = this.#wish[field] ?? [];
    const rest = chosen.filter((one) => one !== value);
    const next = rest.length < chosen.length ? rest : [...chosen, value];
    this.#change({ [field]: next.length > 0 ? next : undefined });
  }

  #clear() {
    part(this, "form", HTMLFormElement).reset();
    const { weights, weeklyGoal } = this.#wish;
    this.wish = { weights, weeklyGoal };
    this.#ask();
  }

  /** @param {Partial<Wish>} change */
  #change(change) {
    // Who changes what is there is at no place of theirs.
    if ("equipment" in change) this.#place.value = change.place = "";
    this.#wish = { ...this.#wish, ...change };
    this.#ask();
  }

  #ask() {
    this.#shown = SOME;
    announce(this, "workout-search", this.search);
  }

  /**
   * @param {string} name
   * @param {() => void} act
   */
  #press(name, act) {
    part(this, `[data-do=${name}]`, HTMLButtonElement).addEventListener("click", act);
  }
}

customElements.define("workout-finder", WorkoutFinder);
