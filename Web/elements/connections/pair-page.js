// @ts-check
import { fill, part } from "../../parts.js";
import { word } from "../../word.js";

/**
 * The page on which a device is let in: it sends the code that somebody typed.
 * The token comes back in a cookie that no script can read.
 */
export class PairPage extends HTMLElement {
  connectedCallback() {
    const form = part(this, "form", HTMLFormElement);
    const name = part(form, "[name=name]", HTMLInputElement);
    if (!name.value) name.value = guessedName();
    this.#read(form);
    addEventListener("hashchange", () => this.#read(form));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#pair(form).catch(() => this.#complain(word("pair.silent")));
    });
  }

  /**
   * Takes the code that a QR code brought behind the address, and takes it out of the address.
   * @param {HTMLFormElement} form
   */
  #read(form) {
    const code = location.hash.slice(1);
    if (!code) return;
    part(form, "[name=code]", HTMLInputElement).value = code.slice(0, 20);
    history.replaceState(null, "", location.pathname + location.search);
  }

  /** @param {HTMLFormElement} form */
  async #pair(form) {
    const code = part(form, "[name=code]", HTMLInputElement);
    const name = part(form, "[name=name]", HTMLInputElement);
    const missing = [code, name].find((input) => !input.value.trim());
    if (missing) {
      missing.focus();
      return this.#complain(missing === code ? word("pair.noCode") : word("pair.noName"));
    }
    const response = await fetch("api/v1/pair", {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Pacesetter": "1" },
      body: JSON.stringify({ code: code.value, name: name.value }),
    });
    if (!response.ok) {
      const { detail = word("server.refused") } = await response.json().catch(() => ({}));
      code.select();
      return this.#complain(detail);
    }
    form.hidden = true;
    part(this, ".lead", HTMLElement).hidden = true;
    const done = part(this, ".done", HTMLElement);
    done.hidden = false;
    part(done, "h2", HTMLElement).focus();
  }

  /** @param {string} problem */
  #complain(problem) {
    fill(this, { problem });
    part(this, "[role=alert]", HTMLElement).hidden = false;
  }
}

/** What most people would call this device. */
function guessedName() {
  const agent = navigator.userAgent;
  const kinds = ["iPhone", "iPad", "Android", "Macintosh", "Windows", "Linux"];
  const kind = kinds.find((kind) => agent.includes(kind)) ?? "";
  return { Android: word("pair.android"), Macintosh: word("pair.mac") }[kind] ?? kind;
}

customElements.define("pair-page", PairPage);
