// @ts-check
/** @typedef {import("../contract.js").Plan} Plan */
import { settings } from "../settings.js";
import { knownRunner } from "./known-runner.js";

/**
 * A run as this runner usually does it, for one that another device has asked for or tracks.
 * @param {Plan["speech"]} speech Who knows when a line of the coach ends.
 * @returns {Plan}
 */
export function usualPlan(speech) {
  const { coach = "roast_coach", units, swearing, maxHeartRate, age } = settings.get();
  return {
    coach,
    swearing: swearing === "on",
    mode: "free",
    goal: null,
    targetPaceSecPerKm: null,
    units: units === "imperial" ? "imperial" : "metric",
    seed: crypto.getRandomValues(new Uint32Array(1))[0] >>> 1,
    maxHeartRate: Number(maxHeartRate) || null,
    age: Number(age) || null,
    utcOffsetMinutes: -new Date().getTimezoneOffset(),
    speech,
    known: knownRunner(),
  };
}
