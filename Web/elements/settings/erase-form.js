// @ts-check
import { announce, fill, part } from "../../parts.js";
import { RecordClient } from "../../history/record-client.js";
import { forgetShared } from "../../history/shared-files.js";
import { word } from "../../word.js";

/** What has to be typed, so that nobody does it by mistake. */
const WORDS = word("erase.phrase");

/**
 * Deletes everything that somebody did: at home first, then what lies on this device. It dispatches
 * `record-changed`.
 */
export class EraseForm extends HTMLElement {
  #record = new RecordClient();

  connectedCallback() {
    const typed = part(this, "input", HTMLInputElement);
    const button = part(this, "button", HTMLButtonElement);
    typed.addEventListener("input", () => {
      button.disabled = typed.value.trim().toLowerCase() !== WORDS;
    });
    part(this, "form", HTMLFormElement).addEventListener("submit", async (event) => {
      event.preventDefault();
      button.disabled = true;
      try {
        await this.#record.send("api/v1/erase", "POST", { erase: "everything" });
        await this.#eraseHere();
        typed.value = "";
        fill(this, { erased: word("erase.done") });
        announce(this, "record-changed");
      } catch (error) {
        button.disabled = false;
        fill(this, { erased: /** @type {Error} */ (error).message });
      }
    });
  }

  async #eraseHere() {
    await Promise.all([this.#record.forget(), forgetShared()]);
    const found = await indexedDB.databases();
    await Promise.all(
      found.map(({ name = "" }) => {
        const request = indexedDB.deleteDatabase(name);
        return new Promise((resolve, reject) => {
          request.onsuccess = resolve;
          request.onerror = () => reject(request.error);
          request.onblocked = () =>
            reject(
              new Error(
                word("erase.blocked"),
              ),
            );
        });
      }),
    );
  }
}

customElements.define("erase-form", EraseForm);
