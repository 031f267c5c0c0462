// @ts-check
/**
 * @typedef {import("../../contract.js").CourseOutline} CourseOutline
 * @typedef {import("../../contract.js").Workout} Workout
 */
import { announce, fill, part } from "../../parts.js";

/**
 * The running workout that a run is to be led through, step by step. It dispatches `course-rehearse` and
 * `course-drop`. A run without one has none.
 */
export class CourseCard extends HTMLElement {
  /** @type {Workout | null} */
  workout = null;

  connectedCallback() {
    for (const name of ["rehearse", "drop"]) {
      part(this, `[data-do=${name}]`, HTMLButtonElement).addEventListener("click", () =>
        announce(this, `course-${name}`, this.workout),
      );
    }
  }

  /**
   * @param {Workout | null} workout
   * @param {CourseOutline | null} outline
   */
  show(workout, outline) {
    this.workout = outline && workout;
    this.hidden = !outline;
    if (!outline) return;
    const { title, about, steps } = outline;
    fill(this, { courseTitle: title, courseAbout: about });
    part(this, "ol", HTMLElement).replaceChildren(
      ...steps.map(({ text, rep, intensity }) => {
        const item = document.createElement("li");
        item.dataset.intensity = intensity;
        item.textContent = rep ? `${text} · ${rep}` : text;
        return item;
      }),
    );
  }
}

customElements.define("course-card", CourseCard);
