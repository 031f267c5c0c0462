// @ts-check
/**
 * @typedef {import("../../gym/contract.js").Circle} Circle
 * @typedef {import("../../gym/contract.js").ClockFace} ClockFace
 * @typedef {import("../../gym/contract.js").Did} Did
 * @typedef {import("../../gym/contract.js").GymScreenValue} GymScreenValue
 * @typedef {import("../../gym/contract.js").Part} Part
 */
import { announce, fill, part, refill, stamp } from "../../parts.js";
import { listenToSheet } from "../../gym/gym-sheet.js";
import { SetEntry } from "./set-entry.js";
import { TalkLine } from "../shared/talk-line.js";
import { word } from "../../word.js";

/** A workout in progress, as the core draws it: `gym-did` says what somebody did, `gym-drop` that nothing is kept. */
export class GymScreen extends HTMLElement {
  /** @type {GymScreenValue | null} */
  #screen = null;
  /** What the lists were made of, so that they are only made anew when it has changed. */
  #drawn = { circles: "", parts: "" };
  #sureTimer = 0;
  talk = part(this, "talk-line", TalkLine);

  connectedCallback() {
    this.#press("main", () => this.#main());
    this.#press("speak", () => this.#did({ speak: !this.#screen?.speaks }));
    this.#press("pause", () => this.#did(this.#isPaused ? { resume: {} } : { pause: {} }));
    this.#press("back", () => this.#did({ back: {} }));
    this.#press("skip", () => this.#did({ skip: {} }));
    this.#press("roundDone", () => this.#did({ roundDone: {} }));
    this.#press("undoRound", () => this.#did({ undoRound: {} }));
    this.#press("moreReps", () => this.#did({ moreReps: {} }));
    this.#press("fewerReps", () => this.#did({ fewerReps: {} }));
    this.#press("menu", () => this.#sheet.showModal());
    this.talk.addEventListener("talk-said", (event) => {
      const { text } = /** @type {CustomEvent} */ (event).detail;
      this.talk.heard = text;
      this.#did({ said: { text } });
    });
    listenToSheet(this.#sheet, (event) => this.#did(event), () => announce(this, "gym-drop"));
  }

  /** @param {GymScreenValue} screen */
  set screen(screen) {
    this.#screen = screen;
    this.render();
  }

  /** @param {import("../../gym/gym-desk.js").Stepper} stepper */
  set stepper(stepper) {
    this.#entry.stepper = stepper;
  }

  /** @param {import("../../gym/contract.js").Refused} refused What was typed and not understood. */
  set refused(refused) {
    this.#entry.refused = refused;
    if (refused.effort) this.said = refused.effort;
  }

  /** @param {string} words What was said last. */
  set said(words) {
    fill(this, { said: words });
  }

  /** Asks whether the workout is to be left. */
  askToLeave() {
    if (!this.#sheet.open) this.#sheet.showModal();
  }

  close() {
    if (this.#sheet.open) this.#sheet.close();
  }

  render() {
    const screen = this.#screen;
    if (!screen) return;
    const { stage, targets, notes, resting, speaks, action, button, banner = "", rounds } = screen;
    this.dataset.stage = stage;
    this.dataset.resting = String(resting);
    this.dataset.at = String(screen.at);
    fill(this, {
      part: screen.part,
      elapsed: screen.elapsed,
      exercise: screen.exercise,
      position: screen.place ?? "",
      asked: screen.dose,
      targets: targets.join(" · "),
      notes: notes.join(" "),
      next: screen.next ?? "",
      banner,
      button,
    });
    part(this, ".banner", HTMLElement).hidden = banner === "";
    part(this, ".current .hint", HTMLElement).hidden = notes.length === 0;
    const main = part(this, "[data-do=main]", HTMLButtonElement);
    main.disabled = action === "none";
    const speak = part(this, "[data-do=speak]", HTMLButtonElement);
    speak.ariaPressed = String(speaks);
    const pause = part(this, "[data-do=pause]", HTMLButtonElement);
    pause.ariaLabel = word(this.#isPaused ? "session.resume" : "session.pauseIt");
    pause.disabled = stage === "preparing" || stage === "ended";
    this.#drawClocks(screen);
    const box = part(this, ".rounds", HTMLElement);
    box.hidden = rounds === undefined || stage === "waiting" || stage === "preparing";
    const reps = screen.reps ? word(screen.reps === 1 ? "session.oneRep" : "session.someReps", { reps: screen.reps }) : "";
    fill(this, { rounds: rounds ?? "", reps });
    this.#drawCircles(screen.circles);
    this.#drawEntry(screen);
    this.#drawParts(screen.parts);
  }

  get #isPaused() {
    return this.#screen?.action === "resume";
  }

  get #sheet() {
    return part(this, "dialog", HTMLDialogElement);
  }

  get #current() {
    return this.#screen?.circles.find(({ state }) => state === "current")?.place;
  }

  /** @param {GymScreenValue} screen */
  #drawClocks({ clock, stepClock }) {
    const main = stepClock ?? clock;
    const beside = stepClock && clock ? clock : undefined;
    const face = part(this, ".face", HTMLElement);
    face.hidden = !main;
    fill(this, {
      clockLabel: main?.label ?? "",
      reading: main?.reading ?? "",
      round: main?.round ?? "",
      besideLabel: beside?.label ?? "",
      beside: beside?.reading ?? "",
      besideRound: beside?.round ?? "",
    });
    part(this, ".beside", HTMLElement).hidden = !beside;
    const gone = part(this, ".gone", SVGCircleElement);
    gone.style.setProperty("stroke-dashoffset", String(main?.fraction ?? 0));
    face.dataset.endless = String(main?.fraction === undefined);
  }

  /** @param {Circle[]} circles */
  #drawCircles(circles) {
    const key = JSON.stringify(circles);
    if (key === this.#drawn.circles) return;
    this.#drawn.circles = key;
    const list = part(this, ".circles", HTMLElement);
    list.hidden = circles.length === 0;
    refill(
      list,
      circles.map(({ place, state, words, label }) => {
        const item = stamp(this, "[data-template=circle]");
        const button = part(item, "button", HTMLButtonElement);
        button.dataset.state = state;
        button.ariaLabel = word(state === "done" ? "session.undoSet" : "session.doSet", { set: label });
        fill(item, { words });
        button.addEventListener("click", () => {
          if (state === "done") this.#did({ undo: { place } });
          else if (state === "current") this.#done(place);
          else this.#did({ done: { place } });
        });
        return item;
      }),
    );
  }

  /**
   * The current set is done, as the fields say it once every press of their buttons is answered.
   * @param {import("../../gym/contract.js").Place} [place]
   */
  async #done(place) {
    await this.#entry.settled;
    const { typed } = this.#entry;
    this.#did({ done: { ...(place && { place }), ...(typed && { typed }) } });
  }

  get #entry() {
    return part(this, "set-entry", SetEntry);
  }

  /** @param {GymScreenValue} screen */
  #drawEntry({ prefill, entry }) {
    this.#entry.show(prefill ?? null, entry ?? null, JSON.stringify(this.#current ?? null));
  }

  /** @param {Part[]} parts */
  #drawParts(parts) {
    const key = JSON.stringify(parts);
    if (key === this.#drawn.parts) return;
    this.#drawn.parts = key;
    const list = part(this, ".parts", HTMLElement);
    const open = new Map(
      [...list.querySelectorAll("details")].map((one) => [one.dataset.block, one]),
    );
    const sections = parts.map(({ block, label, current, lines, score = "" }) => {
      const section = /** @type {HTMLDetailsElement} */ (stamp(this, "[data-template=part]"));
      const before = open.get(String(block));
      section.dataset.block = String(block);
      section.dataset.current = String(current);
      // The current part unfolds by itself when it becomes the current one.
      const wasCurrent = before?.dataset.current === "true";
      section.open = before && wasCurrent === current ? before.open : current;
      fill(section, { label, score });
      part(section, "ul", HTMLElement).append(
        ...lines.map(({ place, name, dose, done, current: isCurrent }) => {
          const item = stamp(this, "[data-template=line]");
          fill(item, { name, dose, done });
          const button = part(item, "button", HTMLButtonElement);
          if (isCurrent) button.setAttribute("aria-current", "step");
          button.addEventListener("click", () => this.#did({ go: place }));
          return item;
        }),
      );
      return section;
    });
    refill(list, sections);
  }

  #main() {
    const place = this.#current;
    switch (this.#screen?.action) {
      case "start":
        return this.#did({ start: {} });
      case "done":
        return this.#done(place);
      case "skipRest":
        return this.#did({ skip: {} });
      case "resume":
        return this.#did({ resume: {} });
    }
  }

  /** @param {Did} event */
  #did(event) {
    announce(this, "gym-did", event);
  }

  /**
   * @param {string} name
   * @param {() => void} act
   */
  #press(name, act) {
    part(this, `[data-do=${name}]`, HTMLButtonElement).addEventListener("click", act);
  }
}

customElements.define("gym-screen", GymScreen);
