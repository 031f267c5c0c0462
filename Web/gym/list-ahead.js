// @ts-check
import { ahead } from "./ahead.js";

/**
 * The list of workouts as the server suggests it, with what was wished for last and the places.
 * @typedef {import("./contract.js").Discovery} Discovery
 * @typedef {import("./contract.js").TrainingPlaces} TrainingPlaces
 * @typedef {{wish: import("./gym-store.js").Wish, places: TrainingPlaces["places"], found: Discovery}} Suggestions
 */

/**
 * The suggestions, on their way as soon as the page is; null where there are none to be had.
 * @type {Promise<Suggestions | null>}
 */
export const listAhead = ahead("/api/v1/library/suggested");
