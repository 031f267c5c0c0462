// @ts-check
import { announce, fill, part } from "../parts.js";

/**
 * A line of text for the coach: a command or anything else, typed or dictated. It decides nothing: it
 * dispatches `talk-said` with what was written, and shows what the coach has heard.
 */
export class TalkLine extends HTMLElement {
  connectedCallback() {
    part(this, "form", HTMLFormElement).addEventListener("submit", (event) => {
      event.preventDefault();
      const text = this.#field.value.trim();
      if (!text) return;
      this.#field.value = "";
      announce(this, "talk-said", { id: crypto.randomUUID().replaceAll("-", ""), text });
    });
  }

  /** @param {string} heard The words that came in last; empty before the first. */
  set heard(heard) {
    const line = part(this, ".heard", HTMLElement);
    line.hidden = heard === "";
    fill(this, { heard });
  }

  get #field() {
    return part(this, "input", HTMLInputElement);
  }
}

customElements.define("talk-line", TalkLine);
