// @ts-check
/**
 * @typedef {import("../contract.js").Intent} Intent
 * @typedef {import("./session.js").Session} Session
 */
import { knownRunner, learned } from "../link/known-runner.js";
import { settings } from "../settings.js";
import { dayHere } from "./day-here.js";

/**
 * What the runner means to do now: the race of today as the server told of it last, else a free run. It
 * looks ahead, so that the plan stands at once where it is asked for and nothing moves under a finger.
 */
export class RaceOfToday {
  #session;
  /** For which day and races the intent holds. */
  #seen = "";
  /** @type {Intent} */
  #intent = { mode: "free" };

  /** @param {Session} session */
  constructor(session) {
    this.#session = session;
    learned.then(() => this.look());
  }

  /**
   * Acts on what the runner means to do: at once where that is known already.
   * @param {(intent: Intent) => unknown} act
   */
  with(act) {
    if (this.#seen === JSON.stringify(question())) act(this.#intent);
    else this.look().then(() => act(this.#intent));
  }

  /** Asks the core which race of today there is. */
  async look() {
    const asked = question();
    this.#intent = await this.#asked(asked);
    this.#seen = JSON.stringify(asked);
  }

  /**
   * @param {ReturnType<typeof question>} asked
   * @returns {Promise<Intent>}
   */
  async #asked(asked) {
    try {
      const { plan, race, sentence } = await this.#session.race(asked);
      if (plan && race && sentence) return { ...plan, race: { sentence, setup: race } };
    } catch {
      // What a server of another version told may not be understood: then it is a run like any other.
    }
    return { mode: "free" };
  }
}

/**
 * What an intent adds to a plan that nobody was asked for.
 * @param {Intent} intent
 * @returns {Partial<import("../contract.js").Plan>}
 */
export function planned({ mode, goal, targetPaceSecPerKm, race }) {
  return {
    mode,
    ...(goal && { goal: /** @type {import("../contract.js").Plan["goal"]} */ (goal) }),
    ...(targetPaceSecPerKm && { targetPaceSecPerKm }),
    ...(race && { race: race.setup }),
  };
}

/** What tells which race it is: the races that are known, the day on this device's clock, and the units. */
function question() {
  const units = settings.get().units === "imperial" ? "imperial" : "metric";
  const { races } = /** @type {{races?: object[]}} */ (knownRunner() ?? {});
  return { known: { races: races ?? [] }, day: dayHere(), units };
}
