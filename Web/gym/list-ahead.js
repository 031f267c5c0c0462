// @ts-check
import { ahead } from "../ahead.js";

/**
 * The list of workouts as the server suggests it, with what was wished for last and the places.
 * @typedef {import("./contract.js").Discovery} Discovery
 * @typedef {import("./contract.js").TrainingPlaces} TrainingPlaces
 * @typedef {{wish: import("./gym-store.js").Wish, places: TrainingPlaces["places"], found: Discovery}} Suggestions
 */

/**
 * Whether the server has yet to hear of a wish: then its suggestions are not shown. A database that is opened
 * for the first time takes its time, so that begins as early.
 * @type {Promise<boolean>}
 */
export const isWaiting = import("./gym-store.js").then(({ GymStore }) => new GymStore().isWaiting()).catch(() => true);

/**
 * The suggestions, on their way as soon as the page is; null where there are none to be had.
 * @type {Promise<Suggestions | null>}
 */
export const listAhead = ahead("/api/v1/library/suggested");
