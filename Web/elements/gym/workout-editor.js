// @ts-check
/**
 * @typedef {import("../../gym/contract.js").Change} Change
 * @typedef {import("../../gym/contract.js").FormEdit} FormEdit
 * @typedef {import("../../gym/contract.js").Variant} Variant
 * @typedef {import("../../gym/contract.js").WorkoutForm} Shown
 * @typedef {import("../../gym/variant-desk.js").Edited} Edited
 */
import { announce, fill, part } from "../../parts.js";
import { WorkoutForm } from "./workout-form.js";
import { word } from "../../word.js";

/** Milliseconds for which somebody who types is left alone. */
const PAUSE = 200;

/**
 * Edits the text of a workout of one's own, by a form or as it is written, with the findings of the core
 * beside it. The text is what is edited; the form is another view on it. It dispatches `variant-check`
 * with a text, `form-wanted` with a text and what is to change in it, `variant-rebase`, `variant-reset`,
 * `variant-keep` with the text, and `variant-leave`.
 */
export class WorkoutEditor extends HTMLElement {
  #timer = 0;
  /**
   * What is to be changed by form, one after the other: the first has been asked for.
   * @type {FormEdit[]}
   */
  #edits = [];
  /** Whether a change was taken back and the form still shows it: its lines may have other numbers. */
  #isBackward = false;
  /** Whether it is to be kept as soon as all of it is changed. */
  #isKept = false;
  /**
   * The texts from before each change, the last one last.
   * @type {string[]}
   */
  #before = [];
  /** What the form shows, for noticing what was typed beside it. */
  #formText = "";

  connectedCallback() {
    part(this, "form", HTMLFormElement).addEventListener("submit", (event) => {
      event.preventDefault();
      this.#isKept = true;
      this.#keepIfDone();
    });
    this.#area.addEventListener("input", () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => announce(this, "variant-check", this.text), PAUSE);
    });
    for (const name of ["leave", "rebase", "reset"]) {
      part(this, `[data-do=${name}]`, HTMLButtonElement).addEventListener("click", () =>
        announce(this, `variant-${name}`),
      );
    }
    part(this, ".ways", HTMLElement).addEventListener("change", () => this.#showWay());
    this.#undo.addEventListener("click", () => this.#takeBack());
    this.addEventListener("form-edit", (event) => {
      this.#change(/** @type {CustomEvent<FormEdit>} */ (event).detail);
    });
  }

  get text() {
    return this.#area.value;
  }

  /** @param {Edited} edited */
  set edited({ text, isVariant, isBehind }) {
    this.#area.value = text;
    part(this, ".behind", HTMLElement).hidden = !isBehind;
    part(this, "[data-do=reset]", HTMLElement).hidden = !isVariant;
    part(this, "details.against", HTMLElement).hidden = !isVariant;
    this.#conflicts([]);
    this.#before = [];
    this.#formText = text;
    this.#edits = [];
    this.#isBackward = false;
    this.#isKept = false;
    this.#rows.clear();
    this.#askForm();
  }

  /** @param {Shown} shown The form of the text, or what came of changing it. */
  set form(shown) {
    const edit = this.#isBackward ? undefined : this.#edits.shift();
    this.#isBackward = false;
    if (edit && shown.problem) {
      this.#rows.complain(edit, shown.problem);
      if (this.#isKept) this.#rows.showWrong();
      this.#isKept = false;
    } else {
      if (edit && shown.text !== this.text) {
        this.#before.push(this.text);
        this.#area.value = shown.text;
        announce(this, "variant-check", shown.text);
      }
      this.#formText = shown.text;
      this.#rows.shown = shown;
    }
    this.#undo.disabled = this.#before.length === 0;
    if (this.#edits.length > 0) this.#askForm();
    else this.#keepIfDone();
  }

  /** @param {FormEdit} edit */
  #change(edit) {
    // Lines have other numbers behind a step that comes, goes or moves: until then they are unknown.
    // What is added names no line.
    const isUnknown = this.#isBackward || this.#edits.some((waiting) => !waiting.set);
    if (isUnknown && !edit.add) return;
    this.#edits.push(edit);
    if (this.#edits.length === 1 && !this.#isBackward) this.#askForm();
  }

  #askForm() {
    announce(this, "form-wanted", { text: this.text, edit: this.#edits[0] });
  }

  /** Keeps the text once nothing is left to change in it, and nothing is wrong in a field. */
  #keepIfDone() {
    if (!this.#isKept || this.#edits.length > 0) return;
    this.#isKept = false;
    if (!this.#rows.hidden && this.#rows.showWrong()) return;
    announce(this, "variant-keep", this.text);
  }

  #takeBack() {
    if (this.#edits.length > 0) return;
    const text = this.#before.pop();
    if (text === undefined) return;
    this.#area.value = text;
    announce(this, "variant-check", text);
    this.#rows.forget();
    this.#isBackward = true;
    this.#askForm();
  }

  #showWay() {
    const isText = part(this, "[name=way][value=text]", HTMLInputElement).checked;
    part(this, ".as-text", HTMLElement).hidden = !isText;
    this.#rows.hidden = isText;
    if (isText || this.text === this.#formText) return;
    this.#before.push(this.#formText);
    this.#askForm();
  }

  /** @param {Variant} variant What the core says of the text as it stands. */
  set variant({ findings, changes, conflicts, problem }) {
    const list = part(this, ".findings", HTMLElement);
    list.replaceChildren(
      ...findings.slice(0, 20).map(({ line, column, message, suggestion }) => {
        const item = document.createElement("li");
        const button = document.createElement("button");
        button.type = "button";
        button.className = "row";
        const place = document.createElement("b");
        place.textContent = word("editor.place", { line, column });
        button.append(place, ` ${message}${suggestion ? `; ${suggestion}` : ""}`);
        button.addEventListener("click", () => this.#go(line, column));
        item.append(button);
        return item;
      }),
    );
    const count = word(findings.length === 1 ? "editor.oneFinding" : "editor.findings", { count: findings.length });
    fill(this, { verdict: problem ?? (findings.length === 0 ? word("editor.noFindings") : count) });
    fill(this, { changeCount: changes.length === 0 ? word("editor.noChanges") : String(changes.length) });
    part(this, ".changes", HTMLElement).replaceChildren(...changes.slice(0, 100).map(changeItem));
    this.#conflicts(conflicts);
  }

  /** @param {Change[]} conflicts */
  #conflicts(conflicts) {
    const section = part(this, ".conflicts", HTMLElement);
    section.hidden = conflicts.length === 0;
    part(section, "ul", HTMLElement).replaceChildren(...conflicts.map(changeItem));
  }

  get #rows() {
    return part(this, "workout-form", WorkoutForm);
  }

  get #undo() {
    return part(this, "[data-do=undo]", HTMLButtonElement);
  }

  get #area() {
    return part(this, "textarea", HTMLTextAreaElement);
  }

  /**
   * Puts the cursor where something was found.
   * @param {number} line
   * @param {number} column
   */
  #go(line, column) {
    part(this, "[name=way][value=text]", HTMLInputElement).checked = true;
    this.#showWay();
    const before = this.text.split("\n").slice(0, line - 1);
    const at = before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
    this.#area.focus();
    this.#area.setSelectionRange(at, at + 1);
  }
}

/** @param {Change} change */
function changeItem({ kind, line, text }) {
  const item = document.createElement("li");
  item.dataset.kind = kind;
  const sign = document.createElement("b");
  sign.textContent = kind === "added" ? `+ ${line}` : `− ${line}`;
  sign.ariaLabel = word(kind === "added" ? "editor.added" : "editor.taken", { line });
  item.append(sign, ` ${text}`);
  return item;
}

customElements.define("workout-editor", WorkoutEditor);
