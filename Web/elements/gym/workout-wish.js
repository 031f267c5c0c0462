// @ts-check
/**
 * @typedef {import("./workout-finder.js").WorkoutFinder} WorkoutFinder
 * @typedef {{text: string, title: string, why: string, label: string, model?: string, problems: string[]}} Candidate
 */
import { RecordClient } from "../../history/record-client.js";
import { announce, enumerate, fill, part, sentence } from "../../parts.js";
import { word } from "../../word.js";

/**
 * Has the model write a workout from the words of the finder. What comes is a candidate: it is opened in
 * the editor by hand, with `workout-write` and its text, and kept there or not.
 */
export class WorkoutWish extends HTMLElement {
  #record = new RecordClient();
  #text = "";

  connectedCallback() {
    this.#press("ask").addEventListener("click", () => this.#ask(false));
    this.#press("ask-again").addEventListener("click", () => this.#ask(true));
    this.#press("take").addEventListener("click", () => announce(this, "workout-write", { text: this.#text }));
    void this.#look();
  }

  async #look() {
    // Without the server there is no model either.
    const mind = await this.#record.get("api/v1/mind").catch(() => null);
    this.hidden = !mind || mind.value.provider === "none";
  }

  /** @param {boolean} isAgain */
  async #ask(isAgain) {
    const { query, wish, typed } = /** @type {WorkoutFinder} */ (this.closest("workout-finder")).search;
    if (!query) return fill(this, { candidateBy: word("wish.wordsFirst") });
    for (const name of ["ask", "ask-again"]) this.#press(name).disabled = true;
    fill(this, { candidateBy: word("wish.waiting") });
    try {
      const mode = part(this, "[name=mode]", HTMLSelectElement).value;
      const asked = { text: query, mode, wish, typed, again: isAgain };
      this.#show(await this.#record.send("api/v1/mind/workout", "POST", asked));
    } catch (error) {
      fill(this, { candidateBy: sentence(error) });
    }
    for (const name of ["ask", "ask-again"]) this.#press(name).disabled = false;
  }

  /** @param {Candidate} candidate */
  #show({ text, title, why, label, model, problems }) {
    this.#text = text;
    const hasOne = text !== "";
    fill(this, { candidateBy: hasOne ? word("words.byModel", { model: model ?? "" }) : word("wish.noWorkout") });
    fill(this, { candidateTitle: title, candidateWhy: why, candidateLabel: label, candidateText: text });
    part(this, "[data-part=candidate]", HTMLElement).hidden = !hasOne;
    enumerate(part(this, "[data-part=candidate-problems]", HTMLElement), problems);
  }

  /** @param {string} name */
  #press(name) {
    return part(this, `[data-do=${name}]`, HTMLButtonElement);
  }
}

customElements.define("workout-wish", WorkoutWish);
