// @ts-check
/**
 * @typedef {import("../../contract.js").CadenceAdvice} CadenceAdvice
 * @typedef {import("../../contract.js").Coach} Coach
 * @typedef {import("../../contract.js").Intent} Intent
 * @typedef {import("../../contract.js").Plan} Plan
 * @typedef {import("../../contract.js").Recording} Recording
 * @typedef {import("../../sound/run-sound.js").Hearing} Hearing
 * @typedef {import("../../run/pressed.js").Typist} Typist
 */
import { coachLanguage } from "../../language.js";
import { announce, fill, part, stamp } from "../../parts.js";
import { recall, remember } from "../../run/plan-memory.js";
import { MEASURES, PlanFields } from "../../run/plan-fields.js";
import { word } from "../../word.js";
import { CoachSample } from "./coach-sample.js";
import { CourseCard } from "./course-card.js";
import { ScriptWish } from "../mind/script-wish.js";
import { RacePack } from "../race/race-pack.js";
import { WatchStart } from "./watch-start.js";

/**
 * Asks how the run shall be coached. It remembers its fields from visit to visit, and dispatches
 * `plan-start` with what is pressed for.
 */
export class PlanForm extends HTMLElement {
  /** @type {Typist} */
  typist = async () => ({ values: {}, texts: {} });

  /**
   * Has the core put the steps of a running workout into words.
   * @type {(workout: import("../../contract.js").Workout, units: string) => Promise<import("../../contract.js").CourseOutline | null>}
   */
  outliner = async () => null;

  #fields = new PlanFields(this);
  /** @type {Coach[]} */
  #coaches = [];
  /** @type {Recording | null} */
  #recording = null;
  /** @type {string | null} */
  #problem = null;
  /** @type {CadenceAdvice | null} */
  #advice = null;
  /** @type {Pick<Intent, "race" | "rival">} What else the run is against. */
  #against = {};

  /**
   * Takes the core that answers what the form asks, and the stage on which a coach is heard.
   * @param {import("../../run/session.js").Session} session
   * @param {import("../../run/run-stage.js").RunStage} stage
   */
  wire(session, stage) {
    this.typist = (typing) => session.typed(typing);
    part(this, "watch-start", WatchStart).wire(session);
    this.#wish.addEventListener("script-chosen", () => void this.#pack.look());
    this.#pack.wire(session, async () => (await this.#wanted())?.plan ?? null);
    this.outliner = (workout, units) => session.course(workout, units);
    this.#sample.wire(session, stage, () => ({
      coach: this.#fields.value("coach"),
      units: this.#fields.units,
      language: coachLanguage,
      swearing: this.#coach?.swears === true && this.#fields.value("swearing") === "on",
      hearing: this.hearing,
    }));
  }

  connectedCallback() {
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#start();
    });
    this.#form.addEventListener("change", (event) => {
      remember(this.#form);
      this.render();
      const { name } = /** @type {HTMLInputElement} */ (event.target);
      if (["coach", "units", "swearing"].includes(name)) this.#sample.choose();
      if (!name.startsWith("voice") && name !== "speed") this.#wish.clear();
      void this.#pack.look();
      if (name === "cadence" || name === "cadenceTarget") this.#askForAdvice();
    });
    part(this, "[data-take]", HTMLButtonElement).addEventListener("click", () => {
      part(this, "[name=cadenceTarget]", HTMLInputElement).value = String(this.#advice?.first);
      remember(this.#form);
      this.#askForAdvice();
    });
    this.addEventListener("start-on-watch", () => this.#start(true));
    this.addEventListener("course-drop", () => this.ask(this.#recording, { mode: "free" }));
    for (const name of ["race", "rival"]) {
      const button = part(this, `[data-no-${name}]`, HTMLButtonElement);
      button.addEventListener("click", () => void this.ask(this.#recording, { mode: "free" }));
    }
    this.#wish.planner = async () => (await this.#wanted(1))?.plan ?? null;
    recall(this.#form);
    void this.#fields.cues.load();
    this.render();
  }

  /** @param {Coach[]} coaches */
  set coaches(coaches) {
    this.#coaches = coaches;
    part(this, ".cards", HTMLElement).replaceChildren(
      ...coaches.map(({ id, name, about, sample }) => {
        const card = stamp(this, ":scope > template");
        fill(card, { name, about, sample });
        part(card, "input", HTMLInputElement).value = id;
        return card;
      }),
    );
    const first = this.querySelector("[name=coach]");
    if (first instanceof HTMLInputElement) first.checked = true;
    recall(this.#form);
    this.render();
    announce(this, "coaches-named");
  }

  /**
   * Asks about another recording, with what its runner probably means to do filled in; or about a run
   * from sensors.
   * @param {Recording | null} recording
   * @param {Intent} intent
   */
  async ask(recording, { mode, goal, targetPaceSecPerKm, workout, race, rival }) {
    this.#sample.clear();
    this.#wish.clear();
    this.#recording = recording;
    this.#against = { race, rival };
    this.#problem = null;
    this.#advice = null;
    const kind = goal?.distanceMeters ? "distance" : goal?.timeSeconds ? "time" : "none";
    const { distanceMeters = 0, timeSeconds = 0 } = goal ?? {};
    part(this, `[name=mode][value=${mode}]`, HTMLInputElement).checked = true;
    part(this, `[name=goal][value=${kind}]`, HTMLInputElement).checked = true;
    const values = {
      ...(distanceMeters > 0 && { distance: distanceMeters }),
      ...(timeSeconds > 0 && { time: timeSeconds }),
      ...(targetPaceSecPerKm && { pace: targetPaceSecPerKm }),
    };
    const isEmpty = Object.keys(values).length === 0;
    const typing = { units: this.#fields.units, values };
    const { texts } = isEmpty ? /** @type {{texts: Record<string, string>}} */ ({ texts: {} }) : await this.typist(typing);
    for (const name of MEASURES) {
      part(this, `[name=${name}]`, HTMLInputElement).value = texts[name] ?? "";
      this.#fields.complain(name, false);
    }
    const outline = workout ? await this.outliner(workout, this.#fields.units) : null;
    this.#course.show(workout ?? null, outline);
    this.render();
    this.#askForAdvice();
    void this.#pack.look();
  }

  async #wanted(speed = 1) {
    const workout = this.#course.workout ?? undefined;
    const meant = { ...this.#against, workout };
    const wanted = await this.#fields.wanted(this.typist, this.#recording, this.#coach, speed, meant);
    if (!wanted) return null;
    const plan = await this.#pack.settled(wanted.plan);
    const { script } = this.#wish;
    return { ...wanted, plan: script ? { ...plan, script } : plan };
  }

  /** @param {CadenceAdvice | null} advice What is to be said of the cadence that is typed in. */
  set advice(advice) {
    this.#advice = advice;
    this.render();
  }

  /** @param {string | null} problem Why the core would not start. */
  set problem(problem) {
    this.#problem = problem;
    this.render();
  }

  /** @param {boolean} isBusy Whether the run is being started. */
  set busy(isBusy) {
    part(this, "[type=submit]", HTMLButtonElement).disabled = isBusy;
  }

  render() {
    for (const name of ["goal", "cadence", "place"]) this.#fields.showOnly(name, this.#fields.value(name));
    this.#fields.showOnly("planned", this.#course.workout ? "yes" : "no");
    this.#fields.showAdvice(this.#advice);
    const own = part(this, "[name=goal][value=own]", HTMLInputElement);
    own.disabled = this.#recording?.distanceMeters === undefined;
    const isImperial = this.#fields.units === "imperial";
    fill(this, { unit: word(isImperial ? "unit.miles" : "unit.kilometers") });
    fill(this, { each: word(isImperial ? "unit.mile" : "unit.kilometer") });
    part(this, "[data-swears]", HTMLElement).hidden = !this.#coach?.swears;
    const heart = part(this, "[name=maxHeartRate]", HTMLInputElement);
    heart.placeholder = String(this.#recording?.runner?.maxHeartRate ?? "");
    const { race, rival } = this.#against;
    fill(this, { raceSentence: race?.sentence ?? "", rivalSentence: rival?.sentence ?? "" });
    part(this, "[data-race]", HTMLElement).hidden = !race;
    this.#pack.hidden = !race || this.#recording !== null;
    part(this, "[data-rival]", HTMLElement).hidden = !rival;
    part(this, ".go .problem", HTMLElement).hidden = this.#problem === null;
    fill(this, { problem: this.#problem ?? "" });
  }

  async #askForAdvice() {
    if (this.#fields.value("cadence") === "off") return;
    const { units } = this.#fields;
    const texts = { cadenceTarget: this.#fields.text("cadenceTarget") };
    const { values } = await this.typist({ units, texts });
    announce(this, "plan-cadence", values.cadenceTarget ?? null);
  }

  get #course() {
    return part(this, "course-card", CourseCard);
  }

  get #pack() {
    return part(this, "race-pack", RacePack);
  }

  get #wish() {
    return part(this, "script-wish", ScriptWish);
  }

  get #sample() {
    return part(this, "coach-sample", CoachSample);
  }

  get #form() {
    return part(this, "form", HTMLFormElement);
  }

  get #coach() {
    return this.#coaches.find(({ id }) => id === this.#fields.value("coach"));
  }

  #start(isOnWatch = false) {
    this.#sample.stop();
    const speed = this.#recording === null ? 1 : Number(this.#fields.value("speed"));
    const wanted = this.#wanted(speed);
    announce(this, "plan-start", { hearing: this.hearing, isReported: speed === 1, wanted, isOnWatch });
  }

  /** Begins with what was chosen last. */
  go() {
    this.#form.requestSubmit();
  }

  get hearing() {
    return this.#fields.hearing;
  }
}

customElements.define("plan-form", PlanForm);
