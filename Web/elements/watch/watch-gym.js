// @ts-check
/**
 * @typedef {import("../../gym/contract.js").GymScreenValue} GymScreenValue
 * @typedef {import("../../link/gym-mirror.js").MirroredGym} MirroredGym
 * @typedef {import("../../run/session.js").Session} Session
 */
import { fill, part } from "../../parts.js";
import { word } from "../../word.js";

/** How far a finger goes at least to the side in a swipe, in CSS pixels. */
const SWIPE = 60;

/** Milliseconds for which the end of a workout stays on the wrist. */
const END = 20_000;

/**
 * The workout that the phone leads, on the wrist: one exercise at a time. What is tapped here is asked of
 * the phone on the lane of events, and is shown as done when the phone's journal says so.
 */
export class WatchGym extends HTMLElement {
  /** @type {Session | null} */
  #session = null;
  /** @type {MirroredGym | null} */
  #gym = null;
  #isPeerHere = false;
  /** The set that the phone has been told of and has not answered. */
  #asked = "";
  #swipeFrom = 0;
  #endTimer = 0;

  /** @param {Session} session The watch's line to its worker. */
  begin(session) {
    this.#session = session;
    session.addEventListener("link", (event) => {
      const { news } = /** @type {CustomEvent} */ (event).detail;
      if ("gym" in news) this.#take(news.gym);
      if ("state" in news) {
        this.#isPeerHere = news.state.peer === "here";
        this.render();
      }
    });
    part(this, "[data-do=gym-main]", HTMLElement).addEventListener("click", () => this.#main());
    part(this, "[data-do=gym-undo]", HTMLElement).addEventListener("click", () => this.#undo());
    for (const [name, step] of /** @type {const} */ ([["previous", -1], ["next", 1]])) {
      part(this, `[data-do=gym-${name}]`, HTMLElement).addEventListener("click", () => this.#go(step));
    }
    this.addEventListener("pointerdown", (event) => (this.#swipeFrom = event.clientX));
    this.addEventListener("pointerup", (event) => {
      const way = event.clientX - this.#swipeFrom;
      if (Math.abs(way) >= SWIPE) this.#go(way < 0 ? 1 : -1);
    });
  }

  /** @param {MirroredGym} gym */
  #take(gym) {
    const wasSame = this.#gym?.session === gym.session;
    const before = JSON.stringify(this.#gym?.screen.circles);
    if (!wasSame || JSON.stringify(gym.screen.circles) !== before) this.#asked = "";
    const { stage } = this.#gym?.screen ?? {};
    if (wasSame && stage !== gym.screen.stage) navigator.vibrate?.(gym.finished ? [80, 60, 160] : 60);
    // One that had ended before this watch listened is not worth a word.
    if (gym.finished && !wasSame) return;
    this.#gym = gym;
    clearTimeout(this.#endTimer);
    if (gym.finished) {
      this.#endTimer = setTimeout(() => {
        this.#gym = null;
        this.render();
      }, END);
    }
    this.render();
  }

  render() {
    const { screen, finished = false } = this.#gym ?? {};
    this.hidden = !screen;
    if (!screen) return;
    const { clock, stepClock, circles, rounds, resting, stage, action, button, banner } = screen;
    const face = stepClock ?? clock;
    this.dataset.stage = stage;
    this.dataset.resting = String(resting);
    const waits = this.#asked !== "" ? word("gymWatch.asked") : "";
    fill(this, {
      gymExercise: screen.exercise,
      gymPosition: screen.place ?? "",
      gymDose: rounds ?? [screen.dose, ...screen.targets].filter(Boolean).join(" · "),
      gymLabel: face?.label ?? "",
      gymReading: face?.reading ?? "",
      gymRound: face?.round ?? "",
      gymButton: button,
      gymBanner: this.#isPeerHere ? (banner ?? waits) : word("gymWatch.waiting"),
      gymNext: screen.next ?? "",
    });
    part(this, ".gym-face", HTMLElement).hidden = !face;
    part(this, ".gym-gone", SVGCircleElement).style.setProperty(
      "stroke-dashoffset",
      String(face?.fraction ?? 0),
    );
    const main = part(this, "[data-do=gym-main]", HTMLButtonElement);
    main.hidden = action === "none" || finished;
    main.disabled = this.#asked !== "";
    const done = circles.filter(({ state }) => state === "done");
    part(this, "[data-do=gym-undo]", HTMLElement).hidden = done.length === 0 || finished;
    const list = part(this, ".gym-circles", HTMLElement);
    const states = circles.slice(0, 12).map(({ state }) => state);
    if (list.dataset.states === states.join()) return;
    list.dataset.states = states.join();
    list.ariaLabel = word("gymWatch.sets", { done: done.length, count: circles.length });
    list.replaceChildren(
      ...states.map((state) => {
        const dot = document.createElement("i");
        dot.dataset.state = state;
        return dot;
      }),
    );
  }

  #main() {
    const { screen } = this.#gym ?? {};
    const place = screen?.circles.find(({ state }) => state === "current")?.place;
    switch (screen?.action) {
      case "start":
        return this.#ask({ start: {} });
      case "done":
        return this.#ask({ done: { ...(place && { place }) } });
      case "skipRest":
        return this.#ask({ skip: {} });
      case "resume":
        return this.#ask({ resume: {} });
    }
  }

  #undo() {
    const done = this.#gym?.screen.circles.filter(({ state }) => state === "done").at(-1);
    if (done) this.#ask({ undo: { place: done.place } });
  }

  /**
   * Goes to the exercise beside this one.
   * @param {number} step
   */
  #go(step) {
    const lines = this.#gym?.screen.parts.flatMap((one) => one.lines) ?? [];
    const other = lines[lines.findIndex(({ current }) => current) + step];
    if (other) this.#ask({ go: other.place });
  }

  /** @param {object} event */
  #ask(event) {
    if (!this.#gym || this.#gym.finished) return;
    const { session } = this.#gym;
    this.#session?.link({ say: { session, message: { gymRequest: { events: [event] } } } });
    this.#asked = JSON.stringify(event);
    this.render();
    // A press that changes nothing is free again soon.
    setTimeout(() => {
      if (this.#isPeerHere) this.#asked = "";
      this.render();
    }, 2000);
  }
}

customElements.define("watch-gym", WatchGym);
