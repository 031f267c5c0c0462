// @ts-check
/**
 * What the plan of a run comes to. Only types live here, so no browser ever fetches this file.
 *
 * @typedef {import("../contract.js").Place} Place
 * @typedef {import("../contract.js").Plan} Plan
 * @typedef {import("../sound/run-sound.js").Hearing} Hearing
 *
 * How a run from sensors begins.
 * @typedef {{place: Place, autoPause: boolean, countdown: number, movement: boolean,
 *   fix: boolean}} Beginning
 *
 * @typedef {object} Wanted
 * @property {Plan} plan
 * @property {number} speed
 * @property {Beginning | null} live Nothing for a recording.
 *
 * What somebody presses for: at once what they want to hear, because only a press may begin sound, and
 * the rest as soon as the core has read it; nothing where a field is not understood. On the watch the run
 * is only coached here.
 * @typedef {{hearing: Hearing, isReported: boolean, wanted: Promise<Wanted | null>, isOnWatch: boolean}} Pressed
 *
 * Has the core read what was typed, and write what a form is filled in with.
 * @typedef {(typing: import("../contract.js").Typing) => Promise<import("../contract.js").Typed>} Typist
 */
export {};
