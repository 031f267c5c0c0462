// @ts-check
/** @typedef {import("../../gym/contract.js").ExerciseValue} ExerciseValue */
import { fill, item, links, part } from "../../parts.js";
import { MovingFigure } from "./moving-figure.js";

/** How an exercise is done: its figure, its cue, its muscles, and where to go from it. */
export class ExerciseCard extends HTMLElement {
  /** @param {ExerciseValue | undefined} exercise Nothing where the catalog does not know it. */
  set exercise(exercise) {
    this.hidden = !exercise;
    if (!exercise) return;
    const { name, cue, also = "", facts, works, muscles, helpers, motion, held, substitutes, workouts } = exercise;
    fill(this, { cue, also, works });
    part(this, ".facts", HTMLElement).replaceChildren(...facts.map(item));
    const figure = part(this, "moving-figure", MovingFigure);
    figure.hidden = !motion;
    if (motion) figure.show({ name, motion, ...(held && { held }) });
    part(this, ".muscles", HTMLElement).hidden = muscles.length === 0;
    for (const shape of this.querySelectorAll("[data-muscle]")) {
      const muscle = shape.getAttribute("data-muscle") ?? "";
      shape.classList.toggle("main", muscles.includes(muscle));
      shape.classList.toggle("helper", helpers.includes(muscle));
    }
    links(part(this, "[data-part=instead]", HTMLElement), substitutes.map((title) => ({ title, to: `#${encodeURIComponent(title)}` })));
    links(
      part(this, "[data-part=found-in]", HTMLElement),
      workouts.map(({ id, title }) => ({ title, to: `gym.html?workout=${encodeURIComponent(id)}` })),
    );
  }
}

customElements.define("exercise-card", ExerciseCard);
