// @ts-check
/** @typedef {import("../../contract.js").CourseScreen} CourseScreen */
import { announce, fill, part } from "../../parts.js";

/**
 * The step of a planned run: which it is, what is left of it, its target with a needle against it, and
 * what comes next. It dispatches `live-sense` with what is asked for. A run without steps has none.
 */
export class CourseStrip extends HTMLElement {
  /** @param {CourseScreen | null | undefined} course */
  set course(course) {
    this.hidden = !course;
    if (!course) return;
    const { place, title, rep = "", left, share, target = "", needle, verdict = "", next = "" } = course;
    this.dataset.intensity = course.intensity;
    const leftValue = left.unit ? `${left.value} ${left.unit}` : left.value;
    fill(this, { coursePlace: rep ? `${place} · ${rep}` : place, courseStep: title, courseTarget: target });
    fill(this, { courseLeftLabel: left.label, courseLeft: leftValue, courseVerdict: verdict, courseNext: next });
    const progress = part(this, "progress", HTMLProgressElement);
    progress.hidden = share === undefined;
    progress.value = share ?? 0;
    const band = part(this, ".band", HTMLElement);
    band.hidden = needle === undefined;
    band.style.setProperty("--needle", String(needle ?? 0));
    this.#drawButtons(course.buttons);
  }

  /**
   * What somebody is about to touch stays where it is.
   * @param {CourseScreen["buttons"]} buttons
   */
  #drawButtons(buttons) {
    const group = part(this, ".choices", HTMLElement);
    while (group.children.length < buttons.length) {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "button";
      button.addEventListener("click", () => announce(this, "live-sense", { step: button.dataset.step }));
      group.append(button);
    }
    for (const [index, child] of [...group.children].entries()) {
      const button = /** @type {HTMLButtonElement} */ (child);
      const wanted = buttons[index];
      button.hidden = !wanted;
      if (!wanted) continue;
      button.dataset.step = wanted.step;
      button.textContent = wanted.label;
    }
  }
}

customElements.define("course-strip", CourseStrip);
