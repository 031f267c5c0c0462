// @ts-check
import { RecordClient } from "../../history/record-client.js";
import { announce, fill, part } from "../../parts.js";
import { word } from "../../word.js";

/**
 * What a voice note or a marked moment says, to be corrected, or to be written down where that has not been
 * done; it can be deleted and brought back. It dispatches `note-changed` when it says something else.
 */
export class NoteWords extends HTMLElement {
  #record = new RecordClient();
  #note = "";

  connectedCallback() {
    const form = part(this, "form", HTMLFormElement);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const text = this.#field.value.trim();
      if (text) this.#change("PUT", { text }, word("note.saved"));
    });
    this.#button("undo").addEventListener("click", () => this.#change("DELETE", undefined, word("note.restored")));
    this.#button("remove").addEventListener("click", () => this.#remove(true));
    this.#button("restore").addEventListener("click", () => this.#remove(false));
    this.#button("listen").addEventListener("click", () => this.#change("POST", undefined, word("note.written")));
  }

  /**
   * @param {string} note The name of its sound.
   * @param {string | undefined} heard What it says, where somebody knows.
   * @param {boolean} isHere Whether its sound is here.
   * @param {boolean} isMark Whether it is a moment that the runner marked.
   */
  show(note, heard, isHere, isMark) {
    this.#note = `api/v1/notes/${encodeURIComponent(note)}`;
    // Nothing was said that could be corrected.
    if (isMark && heard === undefined) part(this, "summary", HTMLElement).textContent = word("note.describe");
    this.#field.value = heard ?? "";
    this.#button("listen").hidden = !isHere || heard !== undefined;
    this.#button("undo").hidden = true;
    fill(this, { noteSaid: "" });
  }

  /** @param {boolean} isGone Whether it is deleted; or else it is brought back. */
  async #remove(isGone) {
    try {
      if (isGone) await this.#record.send(this.#note, "DELETE");
      else await this.#record.send(`${this.#note}/restoration`, "POST");
      this.dataset.deleted = String(isGone);
      fill(this, { noteSaid: word(isGone ? "note.deleted" : "note.back") });
      this.#button(isGone ? "restore" : "remove").focus();
      announce(this, "note-changed", this.#field.value);
    } catch (error) {
      fill(this, { noteSaid: /** @type {Error} */ (error).message });
    }
  }

  /**
   * @param {"PUT" | "POST" | "DELETE"} method
   * @param {object | undefined} body
   * @param {string} done What is said then.
   */
  async #change(method, body, done) {
    const listen = this.#button("listen");
    listen.disabled = true;
    try {
      const { text } = await this.#record.send(`${this.#note}/transcript`, method, body);
      this.#field.value = text ?? "";
      listen.hidden ||= Boolean(text);
      this.#button("undo").hidden = method !== "PUT";
      fill(this, { noteSaid: done });
      announce(this, "note-changed", text ?? "");
    } catch (error) {
      fill(this, { noteSaid: /** @type {Error} */ (error).message });
    }
    listen.disabled = false;
  }

  get #field() {
    return part(this, "input", HTMLInputElement);
  }

  /** @param {string} name */
  #button(name) {
    return part(this, `[data-do=${name}]`, HTMLButtonElement);
  }
}

customElements.define("note-words", NoteWords);
