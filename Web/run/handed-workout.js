// @ts-check
/** @typedef {import("../contract.js").Workout} Workout */

/** What one page leaves for the next in the same window. */
const KEY = "pacesetter-run-workout";

/**
 * Goes to the run's page with a running workout.
 * @param {Workout} workout
 */
export function runWorkout(workout) {
  sessionStorage.setItem(KEY, JSON.stringify(workout));
  location.assign("./");
}

/**
 * The running workout that another page has handed over, once.
 * @returns {Workout | null}
 */
export function handedWorkout() {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return text ? JSON.parse(text) : null;
}
