// @ts-check
/**
 * @typedef {{seconds: number, words: string, place: number}} Moment
 * @typedef {{moments: Moment[], made?: "crop" | "split" | "merge" | null,
 *   neighbors: import("../../history/entry-rows.js").Row[]}} Editing
 */
import { announce, fill, part } from "../../parts.js";
import { word } from "../../word.js";

/** What is said of an activity that was edited, and on the button that undoes it. */
const MADE = {
  crop: { made: word("edit.cropped"), undoEdit: word("edit.undoCrop") },
  split: { made: word("edit.isPart"), undoEdit: word("edit.undoSplit") },
  merge: { made: word("edit.merged"), undoEdit: word("edit.undoMerge") },
};

/**
 * Crops an activity, splits it or merges it with its neighbor. It dispatches `edit-wanted` with what is
 * wanted, or with nothing to undo what made the activity, and `place-pointed` with a place of the charts.
 */
export class ActivityEdit extends HTMLElement {
  /** @type {Moment[]} */
  #moments = [];

  connectedCallback() {
    for (const name of ["start", "end", "cut"]) {
      const slider = this.#slider(name);
      slider.addEventListener("input", () => this.#point(slider));
      const field = /** @type {HTMLElement} */ (slider.closest("[data-slider]"));
      for (const [act, step] of [["back", "stepDown"], ["on", "stepUp"]]) {
        part(field, `[data-do=${act}]`, HTMLButtonElement).addEventListener("click", () => {
          slider[/** @type {"stepDown" | "stepUp"} */ (step)]();
          this.#point(slider);
        });
      }
    }
    this.#press("crop", () => ({ crop: { from: this.#seconds("start"), to: this.#seconds("end") } }));
    this.#press("split", () => ({ split: this.#seconds("cut") }));
    this.#press("undo-edit", () => null);
  }

  /** @param {Editing | null} editing Nothing where it cannot be edited now. */
  show(editing) {
    this.hidden = editing === null;
    this.problem = "";
    if (!editing) return;
    const { moments, made, neighbors } = editing;
    this.#moments = moments;
    part(this, "details", HTMLDetailsElement).open = false;
    part(this, "details", HTMLElement).hidden = moments.length === 0 && neighbors.length === 0;
    part(this, "[data-part=cut]", HTMLElement).hidden = moments.length === 0;
    const last = moments.length - 1;
    for (const [name, share] of /** @type {[string, number][]} */ ([["start", 0], ["cut", 0.5], ["end", 1]])) {
      const slider = this.#slider(name);
      slider.max = String(Math.max(1, last));
      slider.value = String(Math.round(last * share));
      if (last > 0) this.#say(slider);
    }
    part(this, "[data-part=made]", HTMLElement).hidden = !made;
    if (made) fill(this, MADE[made]);
    part(this, "[data-part=merge]", HTMLElement).hidden = neighbors.length === 0;
    part(this, "[data-part=merge] ul", HTMLElement).replaceChildren(
      ...neighbors.map(({ id, title, date, facts }) => {
        const entry = document.createElement("li");
        const button = document.createElement("button");
        button.type = "button";
        button.className = "button";
        button.textContent = [title, date, ...facts].join(" · ");
        button.addEventListener("click", () => announce(this, "edit-wanted", { merge: id }));
        entry.append(button);
        return entry;
      }),
    );
  }

  /** @param {string} problem Why it was not done. */
  set problem(problem) {
    fill(this, { editProblem: problem });
    part(this, "[data-text=editProblem]", HTMLElement).hidden = problem === "";
  }

  /**
   * @param {string} name
   * @param {() => object | null} wanted
   */
  #press(name, wanted) {
    part(this, `[data-do=${name}]`, HTMLButtonElement).addEventListener("click", () =>
      announce(this, "edit-wanted", wanted()),
    );
  }

  /** @param {string} name */
  #slider(name) {
    return part(this, `input[name=${name}]`, HTMLInputElement);
  }

  /** @param {string} name */
  #seconds(name) {
    return this.#moment(this.#slider(name)).seconds;
  }

  /** @param {HTMLInputElement} slider */
  #moment(slider) {
    return this.#moments[Number(slider.value)];
  }

  /** @param {HTMLInputElement} slider */
  #point(slider) {
    this.problem = "";
    this.#say(slider);
    announce(this, "place-pointed", this.#moment(slider).place);
  }

  /** @param {HTMLInputElement} slider */
  #say(slider) {
    const { words } = this.#moment(slider);
    fill(this, { [slider.name]: words });
    slider.setAttribute("aria-valuetext", words);
  }
}

customElements.define("activity-edit", ActivityEdit);
