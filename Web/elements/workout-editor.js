// @ts-check
/**
 * @typedef {import("../gym/contract.js").Change} Change
 * @typedef {import("../gym/contract.js").Variant} Variant
 *
 * @typedef {{text: string, isVariant: boolean, isBehind: boolean}} Edited
 */
import { announce, fill, part } from "../parts.js";

/** Milliseconds for which somebody who types is left alone. */
const PAUSE = 200;

/**
 * Edits the text of a workout of one's own, with the findings of the core beside it. It dispatches
 * `variant-check` with a text, `variant-rebase`, `variant-reset`, `variant-keep` with the text, and
 * `variant-leave`.
 */
export class WorkoutEditor extends HTMLElement {
  #timer = 0;

  connectedCallback() {
    const form = part(this, "form", HTMLFormElement);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      announce(this, "variant-keep", this.text);
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
  }

  get text() {
    return this.#area.value;
  }

  /** @param {Edited} edited */
  set edited({ text, isVariant, isBehind }) {
    this.#area.value = text;
    part(this, ".behind", HTMLElement).hidden = !isBehind;
    part(this, "[data-do=reset]", HTMLElement).hidden = !isVariant;
    part(this, "details", HTMLElement).hidden = !isVariant;
    this.#conflicts([]);
  }

  /** @param {Variant} variant What the core says of the text as it stands. */
  set variant({ findings, changes, conflicts }) {
    const list = part(this, ".findings", HTMLElement);
    list.replaceChildren(
      ...findings.slice(0, 20).map(({ line, column, message, suggestion }) => {
        const item = document.createElement("li");
        const button = document.createElement("button");
        button.type = "button";
        button.className = "row";
        const place = document.createElement("b");
        place.textContent = `Line ${line}, column ${column}`;
        button.append(place, ` ${message}${suggestion ? `; ${suggestion}` : ""}`);
        button.addEventListener("click", () => this.#go(line, column));
        item.append(button);
        return item;
      }),
    );
    const count = findings.length === 1 ? "One thing to look at" : `${findings.length} things to look at`;
    fill(this, { verdict: findings.length === 0 ? "Everything is understood" : count });
    fill(this, { changeCount: changes.length === 0 ? "nothing" : String(changes.length) });
    part(this, ".changes", HTMLElement).replaceChildren(...changes.slice(0, 100).map(changeItem));
    this.#conflicts(conflicts);
  }

  /** @param {Change[]} conflicts */
  #conflicts(conflicts) {
    const section = part(this, ".conflicts", HTMLElement);
    section.hidden = conflicts.length === 0;
    part(section, "ul", HTMLElement).replaceChildren(...conflicts.map(changeItem));
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
  sign.ariaLabel = kind === "added" ? `Added in line ${line}` : `Taken from line ${line}`;
  item.append(sign, ` ${text}`);
  return item;
}

customElements.define("workout-editor", WorkoutEditor);
