// @ts-check
/**
 * @typedef {import("../../gym/contract.js").FormBlock} FormBlock
 * @typedef {import("../../gym/contract.js").FormEdit} FormEdit
 * @typedef {import("../../gym/contract.js").FormRow} FormRow
 * @typedef {import("../../gym/contract.js").WorkoutForm} Shown
 */
import { announce, fill, part, stamp } from "../../parts.js";

/** The fields of a row; all but the name are closed where the core says so. */
const FIELDS = /** @type {const} */ (["name", "sets", "amount", "load", "rest", "note"]);

/**
 * A workout as rows of fields, each of which is a line of its text: `form.shown = reply`. It changes
 * nothing itself; it dispatches `form-edit` with what is wanted and is shown what came of it. Its parts
 * stay the same elements while it is shown anew, so that a press is never lost and the focus stays.
 */
export class WorkoutForm extends HTMLElement {
  /** @type {FormBlock[]} */
  #blocks = [];

  connectedCallback() {
    this.addEventListener("change", ({ target }) => {
      if (target instanceof HTMLInputElement && target.name !== "added") this.#change(target);
    });
    this.addEventListener("keydown", (event) => {
      const { target } = event;
      if (event.key !== "Enter" || !(target instanceof HTMLInputElement)) return;
      // What is typed is taken; to keep the whole has a button of its own.
      event.preventDefault();
      if (target.name === "added") this.#add(target);
      else this.#change(target);
    });
    this.addEventListener("click", ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (button) this.#press(button);
    });
  }

  /** @param {Shown} shown What the core makes of the text. */
  set shown({ blocks, exercises, line }) {
    this.#blocks = blocks;
    fill(this, { refused: "" });
    if (exercises) {
      const names = exercises.map((name) => new Option("", name));
      part(this, "datalist", HTMLElement).replaceChildren(...names);
    }
    const list = part(this, ".blocks", HTMLElement);
    resize(list, Math.max(blocks.length, 1), () => stamp(this, "[data-template=block]"));
    [...list.children].forEach((section, index) => {
      this.#drawBlock(/** @type {HTMLElement} */ (section), index);
    });
    if (line !== undefined) this.#reveal(line);
  }

  /** Shows nothing, until the form of another workout comes. */
  clear() {
    part(this, ".blocks", HTMLElement).replaceChildren();
  }

  /** Forgets what was typed and not taken, and what was wrong with it. */
  forget() {
    for (const input of this.querySelectorAll("li input")) {
      if (!(input instanceof HTMLInputElement)) continue;
      input.value = input.dataset.shown ?? "";
      clear(input);
    }
  }

  /** Leads to the field whose words nobody understood, if there is one. */
  showWrong() {
    const wrong = this.querySelector("[aria-invalid=true]");
    if (!(wrong instanceof HTMLElement)) return false;
    wrong.closest("details")?.setAttribute("open", "");
    wrong.focus();
    return true;
  }

  /**
   * Says what is wrong with what was wanted.
   * @param {FormEdit} edit
   * @param {string} problem
   */
  complain(edit, problem) {
    const line = edit.set?.line ?? edit.remove?.line ?? edit.up?.line ?? edit.down?.line;
    const row = line === undefined ? null : this.#row(line);
    if (!row) return fill(this, { refused: problem });
    fill(row, { wrong: problem });
    const input = edit.set && row.querySelector(`input[name=${edit.set.field}]`);
    input?.setAttribute("aria-invalid", "true");
  }

  /**
   * @param {HTMLElement} section
   * @param {number} index
   */
  #drawBlock(section, index) {
    const { heading, rows } = this.#blocks[index] ?? { heading: "", rows: [] };
    fill(section, { heading });
    part(section, "h2", HTMLElement).hidden = heading === "";
    const list = part(section, "ol", HTMLElement);
    resize(list, rows.length, () => stamp(this, "[data-template=row]"));
    [...list.children].forEach((item, place) => {
      const isFirst = index === 0 && place === 0;
      const isLast = index === this.#blocks.length - 1 && place === rows.length - 1;
      drawRow(/** @type {HTMLElement} */ (item), rows[place], isFirst, isLast);
    });
  }

  /** @param {HTMLInputElement} input */
  #change(input) {
    const line = lineOf(input);
    const field = /** @type {typeof FIELDS[number]} */ (input.name);
    const to = input.value.trim();
    if (to === input.dataset.shown) return clear(input);
    announce(this, "form-edit", { set: { line, field, to } });
  }

  /** @param {HTMLInputElement} input */
  #add(input) {
    const name = input.value.trim();
    const section = input.closest("section");
    if (!name || !section) return input.focus();
    const block = [...part(this, ".blocks", HTMLElement).children].indexOf(section);
    announce(this, "form-edit", { add: { block, name } });
    input.value = "";
  }

  /** @param {HTMLButtonElement} button */
  #press(button) {
    const { do: name = "" } = button.dataset;
    if (name === "add") {
      const section = /** @type {HTMLElement} */ (button.closest("section"));
      return this.#add(part(section, "input[name=added]", HTMLInputElement));
    }
    if (name !== "up" && name !== "down" && name !== "remove") return;
    announce(this, "form-edit", { [name]: { line: lineOf(button) } });
  }

  /**
   * Opens the row of a step that was added or moved, and leads the focus to it.
   * @param {number} line
   */
  #reveal(line) {
    const row = this.#row(line);
    if (!row) return;
    const active = /** @type {HTMLElement | null} */ (this.contains(document.activeElement)
      ? document.activeElement
      : null);
    if (active && row.contains(active)) return;
    for (const open of this.querySelectorAll("details[open]")) open.removeAttribute("open");
    part(row, "details", HTMLDetailsElement).open = true;
    const same = active?.dataset.do ? row.querySelector(`[data-do=${active.dataset.do}]`) : null;
    const goal = same instanceof HTMLButtonElement && !same.disabled ? same : null;
    (goal ?? part(row, "summary", HTMLElement)).focus();
  }

  /** @param {number} line */
  #row(line) {
    return /** @type {HTMLElement | null} */ (this.querySelector(`li[data-line="${line}"]`));
  }
}

/**
 * @param {HTMLElement} item
 * @param {FormRow} row
 * @param {boolean} isFirst
 * @param {boolean} isLast
 */
function drawRow(item, row, isFirst, isLast) {
  const isOther = item.dataset.line !== String(row.line) || item.dataset.name !== row.name;
  item.dataset.line = String(row.line);
  item.dataset.name = row.name;
  const { words, also } = row;
  fill(item, { words, also });
  part(item, ".also", HTMLElement).hidden = also === "";
  for (const field of FIELDS) {
    const input = part(item, `input[name=${field}]`, HTMLInputElement);
    // What is being typed stays, and what nobody understood stays to be put right.
    const isOpen = input === document.activeElement || input.getAttribute("aria-invalid") === "true";
    if (isOther || !isOpen || input.value === input.dataset.shown) input.value = row[field];
    input.dataset.shown = row[field];
    if (input.value.trim() === row[field]) input.removeAttribute("aria-invalid");
    input.disabled = field !== "name" && !row.open;
  }
  if (!item.querySelector("[aria-invalid=true]")) fill(item, { wrong: "" });
  for (const [name, isOff] of /** @type {const} */ ([["up", isFirst], ["down", isLast]])) {
    part(item, `[data-do=${name}]`, HTMLButtonElement).disabled = isOff;
  }
}

/** @param {HTMLInputElement} input */
function clear(input) {
  input.removeAttribute("aria-invalid");
  const row = input.closest("li");
  if (row) fill(row, { wrong: "" });
}

/** @param {Element} inner */
function lineOf(inner) {
  return Number(inner.closest("li")?.dataset.line);
}

/**
 * Gives a list so many children, without touching those that stay.
 * @param {HTMLElement} list
 * @param {number} count
 * @param {() => HTMLElement} make
 */
function resize(list, count, make) {
  while (list.children.length > count) list.lastElementChild?.remove();
  while (list.children.length < count) list.append(make());
}

customElements.define("workout-form", WorkoutForm);
