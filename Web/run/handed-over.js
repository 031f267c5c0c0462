// @ts-check
/**
 * @typedef {import("../contract.js").Intent} Intent
 * @typedef {import("../contract.js").Workout} Workout
 * @typedef {import("./session.js").Session} Session
 */
import { settings } from "../settings.js";
import { dayHere } from "./day-here.js";

/** What one page leaves for the next in the same window. */
const WORKOUT = "pacesetter-run-workout";
const RIVAL = "pacesetter-run-rival";

/**
 * Goes to the run's page with a running workout.
 * @param {Workout} workout
 */
export function runWorkout(workout) {
  handOver(WORKOUT, workout);
}

/**
 * Goes to the run's page with a past run to race against, as the server has offered it.
 * @param {object} offered
 */
export function raceRun(offered) {
  handOver(RIVAL, offered);
}

/**
 * What another page has handed over to be run, once.
 * @param {Session} session
 * @returns {Promise<Intent | null>}
 */
export async function handedOver(session) {
  const workout = taken(WORKOUT);
  if (workout) return { mode: "training", workout };
  const offered = taken(RIVAL);
  if (!offered) return null;
  const units = settings.get().units === "imperial" ? "imperial" : "metric";
  const { sentence, rival, meters } = await session.rival({ ...offered, units, today: dayHere() });
  return { mode: "training", goal: { distanceMeters: meters }, rival: { sentence, setup: rival } };
}

/**
 * @param {string} key
 * @param {object} value
 */
function handOver(key, value) {
  sessionStorage.setItem(key, JSON.stringify(value));
  location.assign("./");
}

/** @param {string} key */
function taken(key) {
  const text = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return text ? JSON.parse(text) : null;
}
