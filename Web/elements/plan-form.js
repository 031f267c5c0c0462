// @ts-check
/**
 * @typedef {import("../contract.js").CadenceAdvice} CadenceAdvice
 * @typedef {import("../contract.js").Coach} Coach
 * @typedef {import("../contract.js").Intent} Intent
 * @typedef {import("../contract.js").Plan} Plan
 * @typedef {import("../contract.js").Recording} Recording
 * @typedef {import("../contract.js").Place} Place
 * @typedef {import("../sound/run-sound.js").Hearing} Hearing
 *
 * How a run from sensors begins.
 * @typedef {{place: Place, autoPause: boolean, countdown: number, fix: boolean}} Beginning
 *
 * @typedef {object} Wanted
 * @property {Plan} plan
 * @property {number} speed
 * @property {Hearing} hearing
 * @property {Beginning | null} live Nothing for a recording.
 */
import * as measures from "../measures.js";
import { announce, fill, part, stamp } from "../parts.js";
import { settings } from "../settings.js";

/** Fields that belong to one run and are not remembered for the next visit. */
const FORGOTTEN = new Set(["mode", "goal", "distance", "time", "pace"]);

/** Seconds that wake a Bluetooth link, for those who want it. */
const LEAD = 0.4;

/**
 * Asks how the run shall be coached. It remembers its fields from visit to visit, and dispatches
 * `plan-start` with what is wanted.
 */
export class PlanForm extends HTMLElement {
  /** @type {Coach[]} */
  #coaches = [];
  /** @type {Recording | null} */
  #recording = null;
  /** @type {string | null} */
  #problem = null;
  /** @type {CadenceAdvice | null} */
  #advice = null;

  connectedCallback() {
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#start();
    });
    this.#form.addEventListener("change", (event) => {
      this.#remember();
      this.render();
      const { name } = /** @type {HTMLInputElement} */ (event.target);
      if (name === "cadence" || name === "cadenceTarget") this.#askForAdvice();
    });
    part(this, "[data-take]", HTMLButtonElement).addEventListener("click", () => {
      part(this, "[name=cadenceTarget]", HTMLInputElement).value = String(this.#advice?.first);
      this.#remember();
      this.#askForAdvice();
    });
    this.#recall();
    this.render();
  }

  /** @param {Coach[]} coaches */
  set coaches(coaches) {
    this.#coaches = coaches;
    part(this, ".cards", HTMLElement).replaceChildren(
      ...coaches.map(({ id, name, about, sample }) => {
        const card = stamp(this);
        fill(card, { name, about, sample });
        part(card, "input", HTMLInputElement).value = id;
        return card;
      }),
    );
    const first = this.querySelector("[name=coach]");
    if (first instanceof HTMLInputElement) first.checked = true;
    this.#recall();
    this.render();
  }

  /**
   * Asks about another recording, with what its runner probably means to do filled in; or about a run
   * from sensors.
   * @param {Recording | null} recording
   * @param {Intent} intent
   */
  ask(recording, { mode, goal, targetPaceSecPerKm }) {
    this.#recording = recording;
    this.#problem = null;
    this.#advice = null;
    const kind = goal?.distanceMeters ? "distance" : goal?.timeSeconds ? "time" : "none";
    const { distanceMeters = 0, timeSeconds = 0 } = goal ?? {};
    part(this, `[name=mode][value=${mode}]`, HTMLInputElement).checked = true;
    part(this, `[name=goal][value=${kind}]`, HTMLInputElement).checked = true;
    this.#fill("distance", distanceMeters, measures.typedDistance);
    this.#fill("time", timeSeconds, measures.typedTime);
    this.#fill("pace", targetPaceSecPerKm ?? 0, measures.typedPace);
    this.render();
    this.#askForAdvice();
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
    const goal = this.#value("goal");
    for (const field of this.querySelectorAll("[data-goal]")) {
      /** @type {HTMLElement} */ (field).hidden = field.getAttribute("data-goal") !== goal;
    }
    const cadence = this.#value("cadence");
    for (const field of this.querySelectorAll("[data-cadence]")) {
      const modes = field.getAttribute("data-cadence")?.split(" ");
      /** @type {HTMLElement} */ (field).hidden = !modes?.includes(cadence);
    }
    for (const field of this.querySelectorAll("[data-place]")) {
      /** @type {HTMLElement} */ (field).hidden =
        field.getAttribute("data-place") !== this.#value("place");
    }
    this.#renderAdvice(cadence !== "off");
    const own = part(this, "[name=goal][value=own]", HTMLInputElement);
    own.disabled = this.#recording?.distanceMeters === undefined;
    const isImperial = this.#units === "imperial";
    fill(this, { unit: isImperial ? "miles" : "kilometres" });
    fill(this, { each: isImperial ? "mile" : "kilometre" });
    part(this, "[data-swears]", HTMLElement).hidden = !this.#coach?.swears;
    const heart = part(this, "[name=maxHeartRate]", HTMLInputElement);
    heart.placeholder = String(this.#recording?.runner?.maxHeartRate ?? "");
    const problem = part(this, ".go .problem", HTMLElement);
    fill(this, { problem: this.#problem ?? "" });
    problem.hidden = this.#problem === null;
  }

  /** @param {boolean} isWanted */
  #renderAdvice(isWanted) {
    const { sentence = "", warning = "", care = "", first } = this.#advice ?? {};
    part(this, "[data-advice]", HTMLElement).hidden = !isWanted || this.#advice === null;
    fill(this, { cadenceSentence: sentence, cadenceWarning: warning, cadenceCare: care });
    fill(this, { cadenceFirst: String(first) });
    const isTaken = this.#value("cadenceTarget") === String(first);
    part(this, "[data-take]", HTMLElement).hidden = first === undefined || isTaken;
  }

  #askForAdvice() {
    if (this.#value("cadence") === "off") return;
    announce(this, "plan-cadence", this.#whole("cadenceTarget", this.#value("cadenceTarget")));
  }

  get #form() {
    return part(this, "form", HTMLFormElement);
  }

  get #coach() {
    return this.#coaches.find(({ id }) => id === this.#value("coach"));
  }

  /** @returns {measures.Units} */
  get #units() {
    return this.#value("units") === "imperial" ? "imperial" : "metric";
  }

  /**
   * @param {string} name
   * @param {number} number Nothing is filled in for 0.
   * @param {(number: number, units: measures.Units) => string} typed
   */
  #fill(name, number, typed) {
    const field = part(this, `[name=${name}]`, HTMLInputElement);
    field.value = number > 0 ? typed(number, this.#units) : "";
    field.setAttribute("aria-invalid", "false");
    part(this, `#${name}-problem`, HTMLElement).hidden = true;
  }

  /** @param {string} name */
  #value(name) {
    return String(new FormData(this.#form).get(name) ?? "");
  }

  #start() {
    const units = this.#units;
    const goal = this.#goal(units);
    const pace = this.#typed("pace", (text) => measures.pace(text, units), true);
    const cadence = this.#cadence();
    const complaint = this.querySelector(".complaint:not([hidden])");
    if (complaint) {
      complaint.parentElement?.querySelector("input")?.focus();
      return;
    }
    const isLive = this.#recording === null;
    const speed = isLive ? 1 : Number(this.#value("speed"));
    const mode = this.#value("mode");
    /** @type {Plan} */
    const plan = {
      coach: this.#value("coach"),
      swearing: this.#coach?.swears === true && this.#value("swearing") === "on",
      mode: mode === "race" || mode === "training" ? mode : "free",
      goal,
      targetPaceSecPerKm: pace,
      units,
      seed: crypto.getRandomValues(new Uint32Array(1))[0] >>> 1,
      maxHeartRate: Number(this.#value("maxHeartRate")) || null,
      age: Number(this.#value("age")) || null,
      utcOffsetMinutes: -new Date().getTimezoneOffset(),
      speech: speed === 1 ? "reported" : "estimated",
      ...(cadence && { cadence }),
    };
    const live = isLive ? this.#beginning : null;
    announce(this, "plan-start", { plan, speed, hearing: this.hearing, live });
  }

  /** @returns {Hearing} What the runner wants to hear. */
  get hearing() {
    return {
      voice: this.#value("voice"),
      music: this.#value("music") === "playback" ? "playback" : "transient",
      lead: this.#value("lead") === "on" ? LEAD : 0,
    };
  }

  /** @returns {Beginning} */
  get #beginning() {
    const place = this.#value("place") === "treadmill" ? "treadmill" : "outdoor";
    return {
      place,
      autoPause: this.#value("autoPause") === "on",
      countdown: Number(this.#value("countdown")),
      fix: place === "outdoor" && this.#value("waitForFix") === "on",
    };
  }

  /** @returns {Plan["cadence"] | null} */
  #cadence() {
    const [target, band, after] = ["Target", "Band", "After"].map((name) =>
      this.#typed(`cadence${name}`, (text) => this.#whole(`cadence${name}`, text), false),
    );
    const mode = this.#value("cadence");
    if (target === null || (mode !== "steady" && mode !== "on-demand")) return null;
    return { target, mode, band: band ?? 5, after: after ?? 15 };
  }

  /**
   * A whole number within the bounds of its field.
   * @param {string} name
   * @param {string} text
   */
  #whole(name, text) {
    const { min, max } = part(this, `[name=${name}]`, HTMLInputElement);
    const number = Number(text);
    const fits = text !== "" && number >= Number(min) && number <= Number(max);
    return fits && Number.isInteger(number) ? number : null;
  }

  /**
   * @param {measures.Units} units
   * @returns {Plan["goal"]}
   */
  #goal(units) {
    const kind = this.#value("goal");
    const distance = this.#typed(
      "distance",
      (text) => measures.meters(text, units),
      kind !== "distance",
    );
    const time = this.#typed("time", measures.seconds, kind !== "time");
    const own = this.#recording?.distanceMeters;
    if (kind === "own" && own) return { distanceMeters: own };
    if (kind === "distance" && distance !== null) return { distanceMeters: distance };
    if (kind === "time" && time !== null) return { timeSeconds: time };
    return null;
  }

  /**
   * What a field says; shows its complaint when that is not understood.
   * @param {string} name
   * @param {(text: string) => number | null} read
   * @param {boolean} mayBeEmpty
   */
  #typed(name, read, mayBeEmpty) {
    const input = part(this, `[name=${name}]`, HTMLInputElement);
    const number = read(input.value);
    const isHidden = input.closest("[hidden]") !== null;
    const isWrong = !isHidden && number === null && !(mayBeEmpty && input.value.trim() === "");
    part(this, `#${name}-problem`, HTMLElement).hidden = !isWrong;
    input.setAttribute("aria-invalid", String(isWrong));
    return number;
  }

  #remember() {
    const values = [...new FormData(this.#form)].filter(([name]) => !FORGOTTEN.has(name));
    const off = [...this.querySelectorAll("[type=checkbox]")].map((field) => [
      field.getAttribute("name") ?? "",
      "",
    ]);
    settings.set(
      Object.fromEntries([...off, ...values.map(([name, value]) => [name, String(value)])]),
    );
  }

  #recall() {
    const values = settings.get();
    for (const field of this.#form.elements) {
      if (field instanceof HTMLSelectElement && values[field.name]) {
        field.value = values[field.name];
      }
      if (!(field instanceof HTMLInputElement) || FORGOTTEN.has(field.name)) continue;
      if (field.type === "radio") field.checked ||= values[field.name] === field.value;
      else if (field.type === "checkbox") {
        field.checked = (values[field.name] ?? (field.defaultChecked ? "on" : "")) === "on";
      }
      else field.value = values[field.name] ?? field.value;
    }
  }
}

customElements.define("plan-form", PlanForm);
