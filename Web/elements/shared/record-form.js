// @ts-check
import { RecordClient } from "../../history/record-client.js";
import { announce, fill, part } from "../../parts.js";
import { word } from "../../word.js";

/**
 * A list of the record's that somebody adds to and takes from. Its parts are a form, a button
 * `data-do="bring-back"`, and places for what was done (`data-text="done"`) and why something was refused
 * (`data-text="refused"`). It dispatches `record-changed`, and waits to be told what there is then.
 */
export class RecordForm extends HTMLElement {
  #record = new RecordClient();

  /** @param {string} path Where the last one that was taken out is brought back. */
  offerUndo(path) {
    this.#undo.addEventListener("click", () =>
      this.change(path, "POST", {}, () => this.say(word("record.restored"), false)),
    );
  }

  get form() {
    return part(this, "form", HTMLFormElement);
  }

  /**
   * Changes the record, and says why where that cannot be.
   * @param {string} path
   * @param {"POST" | "PUT" | "DELETE"} method
   * @param {object | undefined} body
   * @param {() => void} confirm Called when it is done.
   */
  async change(path, method, body, confirm) {
    let refused = "";
    try {
      await this.#record.send(path, method, body);
      confirm();
      announce(this, "record-changed");
    } catch (error) {
      refused = /** @type {Error} */ (error).message;
    }
    fill(this, { refused });
    part(this, "[data-text=refused]", HTMLElement).hidden = refused === "";
  }

  /**
   * Takes something out of the record and offers to bring it back.
   * @param {string} path
   * @param {string} done What is said then.
   */
  takeOut(path, done) {
    return this.change(path, "DELETE", undefined, () => {
      this.say(done, true);
      this.#undo.focus();
    });
  }

  /**
   * @param {string} done
   * @param {boolean} canBeUndone
   */
  say(done, canBeUndone) {
    fill(this, { done });
    this.#undo.hidden = !canBeUndone;
  }

  get #undo() {
    return part(this, "[data-do=bring-back]", HTMLButtonElement);
  }
}
