// @ts-check
/**
 * @typedef {import("../../gym/contract.js").Chip} Chip
 * @typedef {import("../../gym/contract.js").TrainingPlace} TrainingPlace
 */
import { announce, fill, part, stamp } from "../../parts.js";
import { word } from "../../word.js";

/**
 * The places where somebody trains, each with what is there. It dispatches `place-change` with what is wanted:
 * `{keep}`, `{remove}` or `{restore}`, and waits to be told.
 */
export class PlaceList extends HTMLElement {
  /** The id of the place that is edited, or nothing for a new one. */
  #edited = /** @type {string | undefined} */ (undefined);
  #removed = "";

  connectedCallback() {
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      announce(this, "place-change", { keep: this.#kept });
    });
    this.#press("add", () => this.#edit());
    this.#press("cancel", () => this.#close());
    this.#press("restore", () => announce(this, "place-change", { restore: this.#removed }));
  }

  /** @param {Chip[]} chips What there is to choose from. */
  set things(chips) {
    const chosen = new Set(this.#kept.equipment);
    part(this, ".things", HTMLElement).replaceChildren(
      ...chips.map(({ value, label }) => {
        const box = document.createElement("input");
        Object.assign(box, { type: "checkbox", name: "equipment", value, checked: chosen.has(value) });
        const choice = document.createElement("label");
        choice.append(box, ` ${label}`);
        return choice;
      }),
    );
  }

  /** @param {TrainingPlace[]} places */
  set places(places) {
    this.#close();
    const list = part(this, ".places", HTMLElement);
    list.replaceChildren(...places.map((place) => this.#row(place)));
    list.hidden = places.length === 0;
  }

  /** @param {string} name The place that was deleted just now; empty for none. */
  set removed(name) {
    part(this, "[data-part=removed]", HTMLElement).hidden = name === "";
    fill(this, { removedPlace: name && word("places.removed", { name }) });
  }

  /** @param {string} problem Why a change was not made; empty if it was. */
  set problem(problem) {
    part(this, "[data-text=placeProblem]", HTMLElement).hidden = problem === "";
    fill(this, { placeProblem: problem });
  }

  /** @param {TrainingPlace} place */
  #row(place) {
    const row = stamp(this);
    const { id, name, things: named, bar, plates } = place;
    const rack = [bar && word("places.bar", { bar }), plates && word("places.plates", { plates })];
    const things = named.length > 0 ? named : [word("finder.noEquipment")];
    fill(row, { place: name, there: [...things, ...rack].filter(Boolean).join(", ") });
    const edit = part(row, "[data-do=edit]", HTMLButtonElement);
    edit.ariaLabel = word("places.edit", { name });
    edit.addEventListener("click", () => this.#edit(place));
    const remove = part(row, "[data-do=remove]", HTMLButtonElement);
    remove.ariaLabel = word("places.remove", { name });
    remove.addEventListener("click", () => {
      this.#removed = id;
      announce(this, "place-change", { remove: id, name });
    });
    return row;
  }

  get #form() {
    return part(this, "form", HTMLFormElement);
  }

  get #kept() {
    const values = new FormData(this.#form);
    const text = (/** @type {string} */ key) => String(values.get(key) ?? "");
    const equipment = values.getAll("equipment").map(String);
    return { id: this.#edited, name: text("name"), equipment, bar: text("bar"), plates: text("plates") };
  }

  /** @param {TrainingPlace} [place] */
  #edit(place) {
    this.#edited = place?.id;
    this.problem = "";
    const field = (/** @type {string} */ name) => part(this.#form, `[name=${name}]`, HTMLInputElement);
    field("name").value = place?.name ?? "";
    field("bar").value = place?.bar ?? "";
    field("plates").value = place?.plates ?? "";
    for (const box of this.#form.querySelectorAll("[name=equipment]")) {
      if (box instanceof HTMLInputElement) box.checked = place?.equipment.includes(box.value) ?? false;
    }
    this.#form.hidden = false;
    field("name").focus();
  }

  #close() {
    this.problem = "";
    const hadFocus = this.#form.contains(document.activeElement);
    this.#form.hidden = true;
    if (hadFocus) part(this, "[data-do=add]", HTMLButtonElement).focus();
  }

  /**
   * @param {string} name
   * @param {() => void} act
   */
  #press(name, act) {
    part(this, `[data-do=${name}]`, HTMLButtonElement).addEventListener("click", act);
  }
}

customElements.define("place-list", PlaceList);
