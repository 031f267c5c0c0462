// @ts-check
/**
 * What a diary calls an exercise, and what that stands for.
 * @typedef {{diaryName: string, sets: number, standing: string, name: string, choices?: string[], words: string}} Name
 * @typedef {{names: Name[], exercises: string[]}} Names
 */
import { fill, part, stamp } from "../../parts.js";
import { RecordForm } from "../shared/record-form.js";
import { word } from "../../word.js";

const PATH = "api/v1/exercise-names";

/** What the list offers beside exercises; no exercise is called so. */
const KEEP = "=keep";
const RESET = "=reset";
const OTHER = "=other";

/**
 * Which exercises the names of imported diaries stand for: those that may mean several are asked about, and
 * every choice can be changed.
 */
export class ExerciseNames extends RecordForm {
  /** @param {Names} known */
  show({ names, exercises }) {
    const focused = document.activeElement?.closest("exercise-names li");
    const held = focused instanceof HTMLElement ? focused.dataset.name : undefined;
    const unsure = names.filter(({ standing }) => standing === "unsure");
    const rest = names.filter(({ standing }) => standing !== "unsure");
    const rows = (/** @type {Name[]} */ list) => list.map((name) => this.#row(name));
    part(this, ".undecided", HTMLElement).replaceChildren(...rows(unsure));
    part(this, ".decided", HTMLElement).replaceChildren(...rows(rest));
    part(this, "datalist", HTMLElement).replaceChildren(...exercises.map((name) => new Option(name, name)));
    const count = counted("names.askOne", "names.askMany", unsure.length);
    fill(this, { undecided: unsure.length > 0 ? word("names.ask", { count }) : "" });
    part(this, "details", HTMLElement).hidden = rest.length === 0;
    if (held === undefined) return;
    const row = [...this.querySelectorAll("li")].find(({ dataset }) => dataset.name === held);
    row?.querySelector("select")?.focus();
  }

  /** @param {Name} name */
  #row(name) {
    const { diaryName, sets, standing, choices = [] } = name;
    const row = stamp(this);
    row.dataset.name = diaryName;
    const isAsked = standing === "unsure";
    const count = counted("names.setOne", "names.setMany", sets);
    fill(row, { name: diaryName, words: isAsked ? count : `${count}: ${name.words}` });
    const select = part(row, "select", HTMLSelectElement);
    const other = part(row, "input", HTMLInputElement);
    const current = standing === "matched" || standing === "chosen" ? [name.name] : choices;
    if (isAsked) select.append(new Option(word("names.choose"), "", true, true));
    select.append(...current.map((exercise) => new Option(exercise, exercise)));
    const isKept = standing === "kept" || standing === "unknown";
    select.append(new Option(word("names.keep"), KEEP, isKept, isKept));
    select.append(new Option(word("names.other"), OTHER));
    if (standing === "chosen" || standing === "kept") select.append(new Option(word("names.reset"), RESET));
    select.addEventListener("change", () => {
      other.hidden = select.value !== OTHER;
      if (select.value === OTHER) other.focus();
      else if (select.value === RESET) this.#reset(diaryName);
      else if (select.value !== "") this.#choose(diaryName, select.value === KEEP ? diaryName : select.value);
    });
    other.setAttribute("aria-label", word("names.otherFor", { name: diaryName }));
    other.addEventListener("change", () => {
      if (other.value.trim() !== "") this.#choose(diaryName, other.value.trim());
    });
    return row;
  }

  /**
   * @param {string} diaryName
   * @param {string} name
   */
  #choose(diaryName, name) {
    const done =
      name === diaryName
        ? word("names.kept", { name })
        : word("names.chosen", { name: diaryName, exercise: name });
    this.change(PATH, "PUT", { diaryName, name }, () => fill(this, { done }));
  }

  /** @param {string} diaryName */
  #reset(diaryName) {
    this.change(`${PATH}/${encodeURIComponent(diaryName)}`, "DELETE", undefined, () =>
      fill(this, { done: word("names.undone", { name: diaryName }) }),
    );
  }
}

/**
 * @param {string} one
 * @param {string} many
 * @param {number} count
 */
function counted(one, many, count) {
  return word(count === 1 ? one : many, { count });
}

customElements.define("exercise-names", ExerciseNames);
