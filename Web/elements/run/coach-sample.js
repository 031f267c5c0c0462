// @ts-check
/**
 * @typedef {import("../../contract.js").SampleLine} SampleLine
 * @typedef {import("../../run/run-stage.js").RunStage} RunStage
 * @typedef {import("../../run/session.js").Session} Session
 * @typedef {import("../../sound/run-sound.js").Hearing} Hearing
 * @typedef {import("../../sound/run-sound.js").RunSound} RunSound
 *
 * Whom to hear, and how.
 * @typedef {{coach: string, units: string, language: string, swearing: boolean, hearing: Hearing}} Wish
 */
import { fill, part, sentence, stamp } from "../../parts.js";
import { wordsAhead } from "../../run/words-ahead.js";

/** A minute of the chosen coach, heard and shown before it is chosen for a run. */
export class CoachSample extends HTMLElement {
  /** @type {Session | null} */
  #session = null;
  /** @type {RunStage | null} */
  #stage = null;
  /** @type {() => Wish} */
  #wish = () => ({ coach: "", units: "metric", language: "en", swearing: false, hearing: { voice: "text", music: "transient", lead: 0 } });
  /** @type {RunSound | null} */
  #sound = null;

  /**
   * @param {Session} session Where the words come from.
   * @param {RunStage} stage Where the voice comes from.
   * @param {() => Wish} wish
   */
  wire(session, stage, wish) {
    this.#session = session;
    this.#stage = stage;
    this.#wish = wish;
  }

  connectedCallback() {
    part(this, "[data-do=hear]", HTMLButtonElement).addEventListener("click", () => {
      if (this.#sound) this.stop();
      else void this.#play();
    });
    // Nobody is heard any longer when another view comes.
    addEventListener("popstate", () => this.stop());
  }

  /** Falls silent. */
  stop() {
    const sound = this.#sound;
    this.#sound = null;
    sound?.mute(true);
    void sound?.close();
    this.#render();
  }

  /** Another coach may be chosen now, whose words shall be here before they are needed. */
  choose() {
    this.clear();
    if (this.#session) void wordsAhead(this.#session, this.#wish().coach);
  }

  /** Forgets who was heard last. */
  clear() {
    this.stop();
    const list = part(this, "ol", HTMLElement);
    list.replaceChildren();
    list.hidden = true;
  }

  async #play() {
    const { hearing, ...whom } = this.#wish();
    // Before any waiting: only a click may begin sound.
    const sound = this.#stage?.makeSound(hearing, true) ?? null;
    if (!sound || !this.#session) return;
    this.clear();
    this.#sound = sound;
    this.#complain("");
    this.#render();
    try {
      await this.#stage?.prepare(sound);
      const lines = await this.#session.sample(whom);
      sound.expect(lines.map(({ spoken }) => spoken));
      if (sound.isVoiceless) this.#complain(sound.lack);
      for (const [place, line] of lines.entries()) {
        if (this.#sound !== sound) return;
        this.#show(line);
        await said(sound, `sample-${place}`, line);
      }
    } catch (error) {
      this.#complain(sentence(error));
    }
    if (this.#sound === sound) this.stop();
  }

  /** @param {SampleLine} line */
  #show({ when, text }) {
    const list = part(this, "ol", HTMLElement);
    const row = stamp(this);
    fill(row, { when, said: text });
    list.append(row);
    list.hidden = false;
  }

  /** @param {string} sampleProblem */
  #complain(sampleProblem) {
    fill(this, { sampleProblem });
    part(this, "[data-text=sampleProblem]", HTMLElement).hidden = sampleProblem === "";
  }

  #render() {
    part(this, "[data-says=hear]", HTMLElement).hidden = this.#sound !== null;
    part(this, "[data-says=stop]", HTMLElement).hidden = this.#sound === null;
  }
}

/**
 * Says a line and waits until it is over, one way or another.
 * @param {RunSound} sound
 * @param {string} id
 * @param {SampleLine} line
 */
function said(sound, id, { spoken, seconds }) {
  return new Promise((resolve) => {
    sound.addEventListener("tell", (event) => {
      const { lineFinished, lineFailed } = /** @type {CustomEvent} */ (event).detail;
      if (lineFinished === id || lineFailed === id) resolve(undefined);
    });
    sound.say({ id, spoken, seconds });
  });
}

customElements.define("coach-sample", CoachSample);
