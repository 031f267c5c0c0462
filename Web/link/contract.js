// @ts-check
/**
 * The shapes of the link that cross the doorway between the page and the core, as the core writes them.
 * Only types live here, so no browser ever fetches this file.
 *
 * What is unknown is absent.
 *
 * What the core says of a line.
 * @typedef {object} Facts
 * @property {string} device
 * @property {number} seq
 * @property {string} session Empty for what belongs to none.
 * @property {string} type
 * @property {number} wall
 * @property {number} [n] Its place among the lines of its session, where the session itself wrote it.
 * @property {boolean} isMessage Whether another device may have to know it; then it must last.
 * @property {boolean} isGym Whether it belongs to a workout in the gym.
 * @property {"run" | "gym"} [opens] The kind of session that it opens.
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
 * @typedef {{type: string, session: string | null, device: string, payload: any}} Message
 * @typedef {{device: string, session?: string, metrics?: object}} Shown
 * @typedef {{device: string, n: number, session?: string, metrics?: object}} Glance
 *
 * What is to be done; one of its properties is there, or none.
 * @typedef {object} LinkEffect
 * @property {string[]} [post] Lines for the server.
 * @property {number} [oldest] With `post`: the number of its first line, where earlier ones are missing.
 * @property {{from: number}} [recall] Lines that the server lacks, from a number on.
 * @property {number} [conflict] The number of a line that the server has otherwise.
 * @property {string} [keep] A line of another device.
 * @property {Glance} [postLive]
 * @property {Shown} [show]
 * @property {"waiting" | "here" | "lost"} [peer]
 * @property {{id: string}} [askFile]
 * @property {{id: string, chunk: number}} [putChunk]
 * @property {{id: string, chunks: number}} [joinFile]
 * @property {string} [delivered] A file that the server has whole.
 * @property {Message} [message]
 * @property {object} [command] For the live run, as `Documentation/Doorway.md` lists it.
 * @property {{session: string, personality: string, mode: string, plan?: object}} [begin]
 * @property {string} [yield] The session that gives way.
 *
 * @typedef {object} LinkReply
 * @property {LinkEffect[]} effects
 * @property {{recent: number, presence: number}} [hints] Milliseconds; there when the link begins.
 * @property {number} onlyHere Events and voice notes that only this device has.
 * @property {"waiting" | "here" | "lost"} peer The other device.
 * @property {Workout | null} workout
 */
export {};
