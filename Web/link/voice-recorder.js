// @ts-check
/**
 * A voice note that has been spoken.
 * @typedef {{id: string, ended: number, sound: Blob}} SpokenNote `ended` in milliseconds since 1970.
 */
/** The longest voice note, in milliseconds. */
const LONGEST = 30_000;

/** The longest sound of a marked moment, in milliseconds. */
const MARK = 8000;

/** Milliseconds of a chunk: so much is lost at most when a recorder is cut off. */
const CHUNK = 1000;

/** What the server takes, the best first. */
const TYPES = ["audio/webm;codecs=opus", "audio/mp4", "audio/ogg;codecs=opus"];

/**
 * Records a voice note for the coach. It sends `chunk` (`{note, number, bytes}`) once a second, `finished`
 * with the note's name when it is over, whoever or whatever ended it, and `change` when `seconds` or
 * `isRecording` does.
 */
export class VoiceRecorder extends EventTarget {
  isRecording = false;
  /** What the last note is made of. */
  type = TYPES[0];
  /** How long the note is by now. */
  seconds = 0;

  /** @type {MediaRecorder | null} */
  #recorder = null;
  #timers = [0, 0];
  /**
   * Chunks are told in their order.
   * @type {Promise<void>}
   */
  #telling = Promise.resolve();

  /** Whether this browser can record at all. */
  get isPossible() {
    return "MediaRecorder" in globalThis && navigator.mediaDevices !== undefined;
  }

  /**
   * Begins a note; the first time, the browser asks the runner.
   * @param {string} session The run that it belongs to, or nothing.
   * @param {{id?: string, longest?: number}} how Its name, and its length in milliseconds.
   */
  async start(session, { id = randomName(), longest = LONGEST } = {}) {
    if (this.#recorder) return;
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
    const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: 32_000 });
    const type = (recorder.mimeType || mimeType || TYPES[0]).split(";")[0];
    this.type = type;
    const note = { id, session, type, wall: Date.now() };
    let number = 0;
    recorder.addEventListener("dataavailable", ({ data }) => {
      if (data.size === 0) return;
      const detail = { note, number: number++ };
      this.#telling = this.#telling.then(async () => {
        this.#tell("chunk", { ...detail, bytes: await data.arrayBuffer() });
      });
    });
    // A lost microphone, an error and the runner all end it here: what there is, is the note.
    recorder.addEventListener("stop", () => this.#finish(note.id, stream));
    for (const track of stream.getTracks()) track.addEventListener("ended", () => this.stop());
    this.#recorder = recorder;
    recorder.start(CHUNK);
    const began = performance.now();
    this.seconds = 0;
    this.#timers = [
      setTimeout(() => this.stop(), longest),
      setInterval(() => {
        this.seconds = Math.round((performance.now() - began) / 1000);
        this.#tell("change");
      }, 250),
    ];
    this.isRecording = true;
    this.#tell("change");
  }

  /**
   * Records the sound of a marked moment where the runner has allowed the microphone before; nobody is
   * asked in the middle of a run.
   * @param {string} session
   * @param {string} id The name of the mark.
   */
  async startMark(session, id) {
    if (this.isRecording || !this.isPossible || !(await isAllowed())) return;
    // A moment without its sound is kept all the same.
    await this.start(session, { id, longest: MARK }).catch(() => undefined);
  }

  stop() {
    if (this.#recorder?.state === "recording") this.#recorder.stop();
  }

  /**
   * @param {string} id
   * @param {MediaStream} stream
   */
  #finish(id, stream) {
    for (const timer of this.#timers) clearTimeout(timer);
    for (const track of stream.getTracks()) track.stop();
    this.#recorder = null;
    this.isRecording = false;
    this.#telling = this.#telling.then(() => this.#tell("finished", id));
    this.#tell("change");
  }

  /**
   * @param {string} name
   * @param {unknown} [detail]
   */
  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

/** Whether the microphone opens without a question. */
async function isAllowed() {
  try {
    const { state } = await navigator.permissions.query({ name: /** @type {PermissionName} */ (/** @type {string} */ ("microphone")) });
    return state === "granted";
  } catch {
    // A browser that does not know would ask.
    return false;
  }
}

/** The name of a voice note, or of a marked moment. */
export function randomName() {
  return crypto.randomUUID().replaceAll("-", "");
}
