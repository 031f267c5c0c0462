// @ts-check
/** @typedef {import("../contract.js").Plan} Plan */
import { coachLanguage } from "../language.js";
import { wantedTalk } from "../run/talk.js";
import { settings } from "../settings.js";
import { knownRunner } from "./known-runner.js";

/**
 * A run as this runner usually does it, for one that another device has asked for or tracks.
 * @param {Plan["speech"]} speech Who knows when a line of the coach ends.
 * @returns {Plan}
 */
export function usualPlan(speech) {
  const values = settings.get();
  const { coach = "roast_coach", units, swearing, maxHeartRate, age } = values;
  return {
    coach,
    swearing: swearing === "on",
    mode: "free",
    goal: null,
    targetPaceSecPerKm: null,
    units: units === "imperial" ? "imperial" : "metric",
    language: coachLanguage,
    seed: crypto.getRandomValues(new Uint32Array(1))[0] >>> 1,
    maxHeartRate: maxHeartRate || null,
    age: age || null,
    utcOffsetMinutes: -new Date().getTimezoneOffset(),
    speech,
    // Who has never chosen hears of all.
    ...wantedTalk((name) => values[name] ?? "on"),
    known: knownRunner(),
  };
}
