// @ts-check
/**
 * The shapes of a live run in the page. Only types live here, so no browser ever fetches this file.
 *
 * @typedef {import("../contract.js").LiveReply} LiveReply
 * @typedef {import("../contract.js").Place} Place
 * @typedef {import("../link/database.js").Trouble} Trouble
 * @typedef {import("../link/line-writer.js").Kept} Kept
 *
 * A run that was opened and neither ended nor thrown away.
 * @typedef {object} OpenRun
 * @property {string} session
 * @property {number} since When it was opened, in milliseconds since 1970.
 * @property {LiveReply} reply How it stands.
 *
 * How a run is opened: under a name that was agreed on, as another kind of device, or to follow one that
 * another device tracks; unless it says so, a phone tracks a run of its own.
 * @typedef {object} Opening
 * @property {Place} place
 * @property {boolean} autoPause
 * @property {string} [session]
 * @property {"tracker" | "companion"} [role]
 * @property {"phone" | "watch" | "recording"} [kind]
 * @property {number} [speed] There for a run that nobody runs: how much faster than life it goes.
 *
 * What there is when the page is loaded.
 * @typedef {{open: OpenRun | null, onlyHere: number, trouble: Trouble | null}} Found
 *
 * The part of the link that a live run needs.
 * @typedef {object} Link
 * @property {(lines: string[], how: {durable: boolean}) => Promise<Kept>} keep
 * @property {(session: string, metrics: object) => void} offer
 * @property {(session: string, message: object) => Promise<void>} say
 * @property {{onlyHere: number}} state
 *
 * What a live run tells the page, beside what every step tells.
 * @typedef {Pick<LiveReply, "phase" | "place"> & {session: string | null}} Live
 */
export {};
