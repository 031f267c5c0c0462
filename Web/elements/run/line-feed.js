// @ts-check
/** @typedef {import("../../contract.js").ShownLine} ShownLine */
import { announce, fill, part, stamp } from "../../parts.js";

/**
 * Shows what the coach has said, the newest line large. It dispatches `line-why` with the id of
 * a line that was tapped.
 */
export class LineFeed extends HTMLElement {
  /** @type {ShownLine[]} */
  #lines = [];

  connectedCallback() {
    this.render();
  }

  /** @param {ShownLine[]} lines Oldest first. */
  set lines(lines) {
    this.#lines = lines;
    this.render();
  }

  render() {
    const newest = part(this, ".newest", HTMLElement);
    const history = part(this, ".history", HTMLElement);
    part(this, ".empty", HTMLElement).hidden = this.#lines.length > 0;
    const last = this.#lines[this.#lines.length - 1];
    // Only what concerns safety may break into what a screen reader is saying.
    newest.ariaLive = last?.rank === "safety" ? "assertive" : "polite";
    // Lines that are here already are kept, so that the focus stays where it was.
    this.#place(newest, last ? [last] : [], (button) => button);
    this.#place(history, this.#lines.slice(0, -1).reverse(), (button) => {
      const item = document.createElement("li");
      item.append(button);
      return item;
    });
  }

  /**
   * @param {HTMLElement} list
   * @param {ShownLine[]} lines
   * @param {(button: HTMLElement) => HTMLElement} wrap
   */
  #place(list, lines, wrap) {
    const present = new Map(
      [...list.querySelectorAll("button")].map((button) => [button.value, button]),
    );
    const wanted = new Set(lines.map(({ id }) => id));
    for (const [id, button] of present) {
      if (!wanted.has(id)) (button.closest("li") ?? button).remove();
    }
    for (const line of [...lines].reverse()) {
      const button = present.get(line.id) ?? this.#button(line.id);
      fill(button, { at: line.at, text: line.text, asked: line.asked ? `“${line.asked}”` : "" });
      part(button, ".asked", HTMLElement).hidden = !line.asked;
      part(button, ".cut", HTMLElement).hidden = !line.isCut;
      if (!present.has(line.id)) list.prepend(wrap(button));
    }
  }

  /** @param {string} id */
  #button(id) {
    const button = /** @type {HTMLButtonElement} */ (stamp(this));
    button.value = id;
    button.addEventListener("click", () => announce(this, "line-why", id));
    return button;
  }
}

customElements.define("line-feed", LineFeed);
