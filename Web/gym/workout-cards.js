// @ts-check
/**
 * @typedef {import("./contract.js").Card} Card
 * @typedef {import("./contract.js").Discovery} Discovery
 * @typedef {import("./contract.js").ReasonLine} ReasonLine
 * @typedef {import("./gym-store.js").Wish} Wish
 */
import { announce, fill, part, stamp } from "../parts.js";
import { word } from "../word.js";

/** The cards of the workouts that are suggested, each with its reasons and what can be said against them. */
export class WorkoutCards {
  #finder;
  #wish;
  #weights;
  #change;

  /**
   * @param {HTMLElement} finder Whose templates they are made of.
   * @param {Wish} wish
   * @param {Discovery["weights"]} weights
   * @param {(change: Partial<Wish>) => void} change Changes what is wished for.
   */
  constructor(finder, wish, weights, change) {
    this.#finder = finder;
    this.#wish = wish;
    this.#weights = weights;
    this.#change = change;
  }

  /** @param {Card} card */
  card({ workout, origin, reason, reasons, drawbacks, counterfactual = "" }) {
    const item = stamp(this.#finder, "[data-template=card]");
    fill(item, { title: workout.title, facts: workout.facts, origin, counterfactual });
    fill(item, { reason: reason?.words ?? "" });
    part(item, "[data-do=open]", HTMLButtonElement).addEventListener("click", () =>
      announce(this.#finder, "workout-open", { id: workout.id, reason: reason?.words ?? "", origin }),
    );
    for (const [name, lines] of Object.entries({ reasons, drawbacks })) {
      const list = part(item, `.${name}`, HTMLElement);
      list.hidden = lines.length === 0;
      list.append(...lines.map((line) => this.#line(line, name === "reasons")));
    }
    part(item, "[data-text=counterfactual]", HTMLElement).hidden = counterfactual === "";
    return item;
  }

  /**
   * @param {ReasonLine} line
   * @param {boolean} isReason
   */
  #line({ words, signal, muscle, muscleName = "" }, isReason) {
    const item = stamp(this.#finder, "[data-template=reason]");
    fill(item, { words });
    const button = part(item, "[data-do=less]", HTMLButtonElement);
    const weight = this.#weights.find((weight) => weight.signal === signal);
    button.hidden = !weight || weight.less === weight.weight;
    button.ariaLabel = word(isReason ? "reason.less" : "reason.mindLessNamed", { reason: words });
    if (!isReason) button.textContent = word("reason.mindLess");
    button.addEventListener("click", () => {
      if (weight) this.#change({ weights: { ...this.#wish.weights, [signal]: weight.less } });
    });
    const wrong = part(item, "[data-do=wrong]", HTMLButtonElement);
    wrong.hidden = !muscle;
    if (muscle) this.#correct(wrong, muscle, muscleName, isReason);
    return item;
  }

  /**
   * Lets somebody who knows better say so of a muscle, for today.
   * @param {HTMLButtonElement} button
   * @param {string} muscle
   * @param {string} name What the muscle is called.
   * @param {boolean} isRested What the list believes.
   */
  #correct(button, muscle, name, isRested) {
    const { fine = [], sore = [] } = this.#wish;
    const others = (/** @type {string[]} */ names) => names.filter((name) => name !== muscle);
    const isSaid = fine.includes(muscle) || sore.includes(muscle);
    button.textContent = word(isSaid ? "reason.said" : isRested ? "reason.sore" : "reason.fine");
    button.ariaLabel = isSaid
      ? word("reason.takeBack", { muscle: name })
      : word("reason.ofMuscle", { answer: button.textContent, muscle: name });
    button.addEventListener("click", () => {
      const said = isSaid ? [] : [muscle];
      this.#change({
        fine: [...others(fine), ...(isRested ? [] : said)],
        sore: [...others(sore), ...(isRested ? said : [])],
      });
    });
  }
}
