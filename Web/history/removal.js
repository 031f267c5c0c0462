// @ts-check
import { fill, part } from "../parts.js";
import { word } from "../word.js";

/** Takes an entry out of the record, and brings it back to whoever did not mean it. */
export class Removal {
  #page;
  #entry;
  #restore = async () => {};

  /**
   * @param {HTMLElement} page
   * @param {{takeOut(): Promise<() => Promise<void>>}} entry
   */
  constructor(page, entry) {
    this.#page = page;
    this.#entry = entry;
  }

  /** Takes out the entry that is shown, and shows the list. */
  async remove() {
    const { innerText: title } = part(this.#page, "[data-view=entry] h1", HTMLElement);
    this.#restore = await this.#entry.takeOut();
    fill(this.#page, { removed: word("history.removed", { title }) });
    this.#offer.hidden = false;
    location.hash = "";
  }

  async bringBack() {
    await this.#restore();
    this.#offer.hidden = true;
  }

  get #offer() {
    return part(this.#page, ".removed", HTMLElement);
  }
}
