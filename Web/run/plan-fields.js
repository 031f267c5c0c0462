// @ts-check
/**
 * @typedef {import("../contract.js").Coach} Coach
 * @typedef {import("../contract.js").Plan} Plan
 * @typedef {import("../contract.js").Recording} Recording
 * @typedef {import("../sound/run-sound.js").Hearing} Hearing
 * @typedef {import("./pressed.js").Beginning} Beginning
 * @typedef {import("./pressed.js").Typist} Typist
 * @typedef {import("./pressed.js").Wanted} Wanted
 */
import { coachLanguage } from "../language.js";
import { knownRunner } from "../link/known-runner.js";
import { fill, part } from "../parts.js";
import { CueChoice } from "./cue-choice.js";
import { wantedTalk } from "./talk.js";

/** Seconds that wake a Bluetooth link, for those who want it. */
const LEAD = 0.4;

/** The fields that hold a measure, each complained of by itself. */
export const MEASURES = /** @type {const} */ (["distance", "time", "pace"]);

/** The fields that say how the metronome helps. */
const CADENCE = /** @type {const} */ (["cadenceTarget", "cadenceBand", "cadenceAfter"]);

/** The fields of the form that asks how a run shall be coached, and what they come to. */
export class PlanFields {
  #form;

  /** Which figures are told, and how often. */
  cues;

  /** @param {HTMLElement} form The element around the form. */
  constructor(form) {
    this.#form = form;
    this.cues = new CueChoice(form);
  }

  /** @returns {"metric" | "imperial"} */
  get units() {
    return this.value("units") === "imperial" ? "imperial" : "metric";
  }

  /**
   * @param {string} name
   * @param {boolean} isWrong
   */
  complain(name, isWrong) {
    part(this.#form, `#${name}-problem`, HTMLElement).hidden = !isWrong;
    part(this.#form, `[name=${name}]`, HTMLInputElement).setAttribute("aria-invalid", String(isWrong));
  }

  /**
   * The text of a field, also of one that is not asked for now.
   * @param {string} name
   */
  text(name) {
    return part(this.#form, `[name=${name}]`, HTMLInputElement).value;
  }

  /** @param {string} name */
  value(name) {
    return String(new FormData(part(this.#form, "form", HTMLFormElement)).get(name) ?? "");
  }

  /**
   * Shows the fields that belong to a choice.
   * @param {string} name
   * @param {string} chosen
   */
  showOnly(name, chosen) {
    for (const field of this.#form.querySelectorAll(`[data-${name}]`)) {
      const choices = field.getAttribute(`data-${name}`)?.split(" ");
      /** @type {HTMLElement} */ (field).hidden = !choices?.includes(chosen);
    }
  }

  /**
   * Shows what is to be said of the cadence that is typed in.
   * @param {import("../contract.js").CadenceAdvice | null} advice
   */
  showAdvice(advice) {
    const { sentence = "", warning = "", care = "", first } = advice ?? {};
    part(this.#form, "[data-advice]", HTMLElement).hidden = this.value("cadence") === "off" || advice === null;
    fill(this.#form, { cadenceSentence: sentence, cadenceWarning: warning, cadenceCare: care });
    fill(this.#form, { cadenceFirst: String(first) });
    const isTaken = this.value("cadenceTarget") === String(first);
    part(this.#form, "[data-take]", HTMLElement).hidden = first === undefined || isTaken;
  }

  /**
   * What the fields say, once the core has read it; nothing where a field is not understood.
   * @param {Typist} typist
   * @param {Recording | null} recording
   * @param {Coach | undefined} coach
   * @param {number} speed
   * @param {Pick<import("../contract.js").Intent, "race" | "rival" | "workout">} [meant] The planned race or workout that it is, and a past run.
   * @returns {Promise<Wanted | null>}
   */
  async wanted(typist, recording, coach, speed, meant = {}) {
    const { units } = this;
    const { race, rival, workout } = meant;
    const texts = Object.fromEntries([...MEASURES, ...CADENCE].map((name) => [name, this.text(name)]));
    const own = recording?.distanceMeters;
    const chosen = {
      mode: this.value("mode"),
      goal: this.value("goal"),
      hasWorkout: workout !== undefined,
      ...(own && { ownMeters: own }),
    };
    const { values, chosen: meantBy } = await typist({ units, texts, chosen });
    this.#typed("distance", values.distance ?? null, chosen.goal !== "distance");
    this.#typed("time", values.time ?? null, chosen.goal !== "time");
    const pace = this.#typed("pace", values.pace ?? null, true);
    const cadence = this.#cadence(values);
    const complaint = this.#form.querySelector(".complaint:not([hidden])");
    if (complaint) {
      complaint.parentElement?.querySelector("input")?.focus();
      return null;
    }
    /** @type {Plan} */
    const plan = {
      coach: this.value("coach"),
      swearing: coach?.swears === true && this.value("swearing") === "on",
      ...(meantBy ?? { mode: "free", goal: null }),
      targetPaceSecPerKm: pace,
      units,
      language: coachLanguage,
      seed: crypto.getRandomValues(new Uint32Array(1))[0] >>> 1,
      maxHeartRate: this.value("maxHeartRate") || null,
      age: this.value("age") || null,
      utcOffsetMinutes: -new Date().getTimezoneOffset(),
      speech: speed === 1 ? "reported" : "estimated",
      ...(cadence && { cadence }),
      ...(this.value("autoLap") && { autoLapMeters: Number(this.value("autoLap")) }),
      ...(workout && { workout }),
      ...wantedTalk((name) => this.value(name)),
      ...this.cues.wanted,
      ...(race && { race: race.setup }),
      ...(rival && { rival: rival.setup }),
      known: knownRunner(),
    };
    return { plan, speed, live: recording === null ? this.#beginning : null };
  }

  /** @returns {Hearing} What the runner wants to hear. */
  get hearing() {
    return {
      voice: this.value("voice"),
      music: this.value("music") === "playback" ? "playback" : "transient",
      lead: this.value("lead") === "on" ? LEAD : 0,
    };
  }

  /** @returns {Beginning} */
  get #beginning() {
    const place = this.value("place") === "treadmill" ? "treadmill" : "outdoor";
    return {
      place,
      autoPause: this.value("autoPause") === "on",
      countdown: Number.parseInt(this.value("countdown"), 10) || 0,
      movement: this.value("countdown") === "move",
      fix: place === "outdoor" && this.value("waitForFix") === "on",
    };
  }

  /**
   * @param {import("../contract.js").Typed["values"]} values
   * @returns {Plan["cadence"] | null}
   */
  #cadence(values) {
    const [target, band, after] = CADENCE.map((name) => this.#typed(name, values[name] ?? null, false));
    const mode = this.value("cadence");
    if (target === null || (mode !== "steady" && mode !== "on-demand")) return null;
    // What is not said is the core's to choose.
    return { target, mode, ...(band !== null && { band }), ...(after !== null && { after }) };
  }

  /**
   * What a field says; shows its complaint where that is not understood.
   * @param {string} name
   * @param {number | null} number
   * @param {boolean} mayBeEmpty
   */
  #typed(name, number, mayBeEmpty) {
    const input = part(this.#form, `[name=${name}]`, HTMLInputElement);
    const isHidden = input.closest("[hidden]") !== null;
    const isEmpty = mayBeEmpty && input.value.trim() === "";
    this.complain(name, !isHidden && number === null && !isEmpty);
    return number;
  }
}
