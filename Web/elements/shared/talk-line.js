// @ts-check
/** @typedef {import("../../link/voice-recorder.js").SpokenNote} SpokenNote */
import { VoiceRecorder } from "../../link/voice-recorder.js";
import { announce, fill, part } from "../../parts.js";

/** How long a note may be, in seconds, and from when on what is left is counted. */
const [LONGEST, LAST] = [30, 10];

/**
 * A line to the coach: a command or anything else, typed, dictated or spoken. It decides nothing: it
 * dispatches `talk-said` with what was written; `talk-on` and `talk-off` while somebody speaks, `talk-chunk`
 * each second and `talk-note` with the whole note. It shows what the coach has heard.
 */
export class TalkLine extends HTMLElement {
  #recorder = new VoiceRecorder();
  /** @type {ArrayBuffer[]} */
  #chunks = [];
  #session = "";
  /** @type {SpokenNote | null} */
  #unheard = null;

  connectedCallback() {
    part(this, "form", HTMLFormElement).addEventListener("submit", (event) => {
      event.preventDefault();
      const text = this.#field.value.trim();
      if (!text) return;
      this.#field.value = "";
      announce(this, "talk-said", { id: crypto.randomUUID().replaceAll("-", ""), text });
    });
    this.#button("talk").addEventListener("click", () => this.#talk());
    this.#button("again").addEventListener("click", () => announce(this, "talk-note", this.#unheard));
    this.#recorder.addEventListener("change", () => this.render());
    this.#recorder.addEventListener("chunk", (event) => {
      const { detail } = /** @type {CustomEvent} */ (event);
      this.#chunks.push(detail.bytes);
      announce(this, "talk-chunk", detail);
    });
    this.#recorder.addEventListener("finished", (event) => this.#finish(/** @type {CustomEvent} */ (event).detail));
    document.addEventListener("keydown", (event) => {
      if (event.key !== " " || event.target !== document.body || !this.#canTalk) return;
      event.preventDefault();
      this.#talk();
    });
    this.render();
  }

  /** @param {string} heard The words that came in last; empty before the first. */
  set heard(heard) {
    const line = part(this, ".heard", HTMLElement);
    line.hidden = heard === "";
    fill(this, { heard });
  }

  /** @param {string} session The run that spoken notes belong to; empty where nobody writes them down. */
  set session(session) {
    this.#session = session;
    this.render();
  }

  /** @param {SpokenNote | null} note What could not be written down. */
  set unheard(note) {
    this.#unheard = note;
    this.render();
  }

  /** Ends a note that is being spoken. */
  hush() {
    this.#recorder.stop();
  }

  render() {
    const { isRecording, seconds } = this.#recorder;
    const talk = this.#button("talk");
    talk.hidden = this.#session === "" || !this.#recorder.isPossible;
    talk.ariaPressed = String(isRecording);
    const left = LONGEST - seconds;
    const counted = part(this, ".left", HTMLElement);
    counted.hidden = !isRecording || left > LAST;
    fill(this, { left: String(left) });
    part(this, "[data-part=unheard]", HTMLElement).hidden = this.#unheard === null;
  }

  get #canTalk() {
    return this.#session !== "" && this.#button("talk").getClientRects().length > 0;
  }

  async #talk() {
    if (this.#recorder.isRecording) return this.#recorder.stop();
    this.#chunks = [];
    const denied = part(this, "[data-part=denied]", HTMLElement);
    try {
      await this.#recorder.start(this.#session);
      denied.hidden = true;
      announce(this, "talk-on");
    } catch {
      denied.hidden = false;
    }
  }

  /** @param {string} id */
  #finish(id) {
    announce(this, "talk-off", id);
    if (this.#chunks.length === 0) return;
    const sound = new Blob(this.#chunks, { type: this.#recorder.type });
    announce(this, "talk-note", { id, ended: Date.now(), sound });
  }

  get #field() {
    return part(this, "input", HTMLInputElement);
  }

  /** @param {string} name */
  #button(name) {
    return part(this, `[data-do=${name}]`, HTMLButtonElement);
  }
}

customElements.define("talk-line", TalkLine);
