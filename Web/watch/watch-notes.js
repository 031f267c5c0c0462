// @ts-check
/** @typedef {import("../run/session.js").Session} Session */
import { randomName, VoiceRecorder } from "../link/voice-recorder.js";

/** What the runner says into the watch, and the moments that are marked on it. */
export class WatchNotes extends VoiceRecorder {
  #session;

  /** @param {Session} session */
  constructor(session) {
    super();
    this.#session = session;
    this.addEventListener("chunk", (event) => session.link({ record: /** @type {CustomEvent} */ (event).detail }));
    this.addEventListener("finished", (event) => session.link({ finish: /** @type {CustomEvent} */ (event).detail }));
  }

  /**
   * Begins a note, or ends the one that is being spoken.
   * @param {string} run The run that it belongs to, or nothing.
   */
  async talk(run) {
    if (this.isRecording) this.stop();
    else await this.start(run);
  }

  /**
   * Keeps a moment, for the phone too, and its sound where the microphone is allowed.
   * @param {string} run
   */
  mark(run) {
    const file = randomName();
    const message = { voiceNote: { file, seconds: 0, began: Date.now() } };
    this.#session.link({ say: { session: run, message } });
    return this.startMark(run, file);
  }
}
