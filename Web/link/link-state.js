// @ts-check
/**
 * How the link stands, for those who show it. Only types live here, so no browser ever fetches this file.
 *
 * @typedef {import("./server-lane.js").Standing} Standing
 * @typedef {import("./contract.js").Workout} Workout
 * @typedef {import("./contract.js").Message} Message
 *
 * What another device wants this one to track; with its plan, where it has made one.
 * @typedef {{session: string, personality: string, mode: "free" | "training" | "race", plan?: object}} Asked
 *
 * How the link stands.
 * @typedef {object} LinkState
 * @property {Standing} server
 * @property {"waiting" | "here" | "lost"} peer The other device.
 * @property {number} onlyHere Events and voice notes that only this device has.
 * @property {Workout | null} workout
 */
export {};
