// @ts-check
/** @typedef {import("../../contract.js").CourseScreen} CourseScreen */
import { announce, fill, part } from "../../parts.js";

/**
 * The step of a planned run on the wrist: what it is, what is left, whether the pace fits, and a button
 * that ends it. It dispatches `watch-step` with what is asked for. A run without steps has none.
 */
export class WatchStep extends HTMLElement {
  #command = "next";

  connectedCallback() {
    part(this, "button", HTMLButtonElement).addEventListener("click", () => announce(this, "watch-step", this.#command));
  }

  /** @param {CourseScreen | null | undefined} course */
  set course(course) {
    this.hidden = !course;
    if (!course) return;
    const { title, rep, place, left, target = "", needle, verdict, next = "", buttons } = course;
    const leftText = left.unit ? `${left.value} ${left.unit}` : left.value;
    fill(this, { stepTitle: title, stepPlace: rep ?? place, stepLeft: leftText, stepTarget: verdict ?? target, stepNext: next });
    this.dataset.intensity = course.intensity;
    const band = part(this, ".band", HTMLElement);
    band.hidden = needle === undefined;
    band.style.setProperty("--needle", String(needle ?? 0));
    const [first] = buttons;
    const button = part(this, "button", HTMLButtonElement);
    button.hidden = !first;
    if (!first) return;
    this.#command = first.step;
    button.textContent = first.label;
  }
}

customElements.define("watch-step", WatchStep);
