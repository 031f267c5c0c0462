// @ts-check
/**
 * How the link stands, for those who show it. Only types live here, so no browser ever fetches this file.
 *
 * @typedef {import("./server-lane.js").Standing} Standing
 *
 * The workout that goes on, on whatever device.
 * @typedef {object} Workout
 * @property {string} session
 * @property {string} tracker The device that owns its truth.
 * @property {"watch" | "phone" | "recording"} kind
 * @property {number} startedAt Milliseconds since 1970.
 * @property {boolean} paused
 * @property {boolean} ending Whether its end was asked for: another may begin.
 * @property {boolean} mine
 *
 * How the link stands.
 * @typedef {object} LinkState
 * @property {Standing} server
 * @property {"waiting" | "here" | "lost"} peer The other device.
 * @property {number} onlyHere Events and voice notes that only this device has.
 * @property {Workout | null} workout
 *
 * @typedef {{type: string, session: string | null, device: string, payload: any}} Message
 */
export {};
