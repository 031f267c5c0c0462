// @ts-check
/** @typedef {{maxHeartRate?: number, doubtfulHeartRate?: number, refusedHeartRate?: number}} Runner */
import { fill, part } from "../../parts.js";
import { RecordForm } from "../shared/record-form.js";
import { word } from "../../word.js";

const PATH = "api/v1/memory";

/** The facts that an answer is remembered as. */
const [CONFIRMED, REFUSED] = ["heart.max", "heart.max.refused"];

/**
 * Asks about a highest heart rate that a single activity held: the runner's own, or a strap's? Either answer
 * can be undone.
 */
export class HeartQuestion extends RecordForm {
  #rate = 0;
  /** What the last answer is remembered as, while it can be undone. */
  #answered = "";

  connectedCallback() {
    const press = (/** @type {string} */ name, /** @type {() => void} */ work) =>
      part(this, `[data-do=${name}]`, HTMLButtonElement).addEventListener("click", work);
    press("confirm", () => this.#answer(CONFIRMED, "heart.confirmed"));
    press("refuse", () => this.#answer(REFUSED, "heart.refused"));
    press("undo", () => this.#undo());
  }

  /** @param {Runner} runner */
  show({ maxHeartRate, doubtfulHeartRate, refusedHeartRate }) {
    const isAsked = maxHeartRate === undefined && doubtfulHeartRate !== undefined;
    if (isAsked) this.#rate = Math.round(doubtfulHeartRate);
    if (!isAsked && refusedHeartRate !== undefined && this.#answered === "") {
      this.#answered = REFUSED;
      fill(this, { done: word("heart.refused", { rate: Math.round(refusedHeartRate) }) });
    }
    fill(this, { question: word("heart.question", { rate: this.#rate }) });
    part(this, ".question", HTMLElement).hidden = !isAsked;
    part(this, "[data-do=undo]", HTMLElement).hidden = this.#answered === "";
    this.hidden = !isAsked && this.#answered === "";
  }

  /**
   * @param {string} key
   * @param {string} said What is said then.
   */
  #answer(key, said) {
    this.change(PATH, "PUT", { what: key, value: String(this.#rate) }, () => {
      this.#answered = key;
      fill(this, { done: word(said, { rate: this.#rate }) });
    });
  }

  #undo() {
    this.change(`${PATH}/${encodeURIComponent(this.#answered)}`, "DELETE", undefined, () => {
      this.#answered = "";
      fill(this, { done: word("heart.undecided") });
    });
  }
}

customElements.define("heart-question", HeartQuestion);
