// @ts-check
import { ahead } from "../ahead.js";

/**
 * The workouts that were taken out of this device's log; the server still counts them. A database that is opened
 * for the first time takes its time, so that begins as early.
 * @type {Promise<string[] | null>}
 */
export const forgotten = import("./gym-store.js").then(({ GymStore }) => new GymStore().noted("forgotten")).catch(() => null);

/**
 * The log as the server knows it; null where there is none to be had, or where the address names an exercise.
 * @type {Promise<import("./contract.js").Progress | null>}
 */
export const logAhead = location.hash ? Promise.resolve(null) : ahead("/api/v1/log/report");
