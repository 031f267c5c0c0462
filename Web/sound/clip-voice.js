// @ts-check
/**
 * @typedef {import("./audio-bus.js").AudioBus} AudioBus
 * @typedef {import("../server.js").Server} Server
 * @typedef {import("./narrator.js").Utterance} Utterance
 */

const CACHE = "pacesetter-clips-1";

/** Clips kept between visits: about 20 MB. */
const KEPT = 800;

/** How many clips are asked for at the same time. */
const ABREAST = 2;

/**
 * Speaks with clips that the server renders. They are fetched ahead and kept, so that a run
 * goes on speaking when the server is gone.
 */
export class ClipVoice extends EventTarget {
  #bus;
  #server;
  #language;
  /**
   * Encoded clips by their words: small, where decoded ones are not.
   * @type {Map<string, ArrayBuffer>}
   */
  #clips = new Map();
  #stop = () => {};
  /**
   * The words that will probably be said.
   * @type {string[]}
   */
  #script = [];

  /**
   * @param {AudioBus} bus
   * @param {Server} server
   * @param {string} language
   */
  constructor(bus, server, language) {
    super();
    this.#bus = bus;
    this.#server = server;
    this.#language = language;
  }

  /** How many of the lines to be said are here. */
  get readiness() {
    const ready = this.#script.filter((text) => this.#clips.has(text)).length;
    return { ready, wanted: this.#script.length };
  }

  /**
   * Fetches what will probably be said, in that order. Sends `change` with each clip.
   * Asked again, it fetches what a lost server had left out.
   * @param {string[]} texts
   * @param {boolean} [isExact] Whether they have to begin on the moment.
   */
  async prepare(texts = this.#script, isExact = false) {
    this.#script = [...new Set(texts)];
    const missing = this.#script.filter((text) => !this.#clips.has(text));
    const fetchNext = async () => {
      for (let text = missing.shift(); text !== undefined; text = missing.shift()) {
        const bytes = await this.#clip(text);
        if (!bytes) return;
        // One that cannot be decoded says so when it is played.
        if (isExact) await this.#bus.ready(bytes).catch(() => {});
        this.dispatchEvent(new Event("change"));
      }
    };
    await Promise.all(Array.from({ length: ABREAST }, fetchNext));
    await forgetOldClips();
  }

  /**
   * Speaks one line to its end.
   * @param {Utterance} utterance
   * @returns {Promise<boolean>} Whether there was something to hear.
   */
  async speak({ spoken, delay, expires = Infinity }) {
    const asked = performance.now();
    const bytes = await this.#clip(spoken);
    if (!bytes) return false;
    // Fetched too late: a countdown is not spoken after its end.
    if (performance.now() > expires) return true;
    const { ended, stop } = await this.#bus.play([{ bytes, pause: 0 }], delay - (performance.now() - asked) / 1000);
    this.#stop = stop;
    await ended;
    return true;
  }

  stop() {
    this.#stop();
  }

  /**
   * @param {string} text
   * @returns {Promise<ArrayBuffer | null>}
   */
  async #clip(text) {
    const known = this.#clips.get(text);
    if (known) return known;
    const cache = await clipCache();
    const key = await cacheKey(this.#language, text);
    let response = (await cache?.match(key)) ?? null;
    if (!response) {
      response = await this.#server.speech(text, this.#language);
      // A full disk costs only the next visit its head start.
      if (response) await cache?.put(key, response.clone()).catch(() => {});
    }
    const bytes = response ? await response.arrayBuffer() : null;
    if (bytes) this.#clips.set(text, bytes);
    return bytes;
  }
}

/** Where clips live between visits, nothing where the browser forbids it. */
async function clipCache() {
  try {
    return await caches.open(CACHE);
  } catch {
    // Not a secure page, or storage is off: memory does for this visit.
    return null;
  }
}

/**
 * The name of a clip: a digest of what it says.
 * @param {string} language
 * @param {string} text
 */
export async function cacheKey(language, text) {
  if (!globalThis.crypto?.subtle) return `clips/${encodeURIComponent(text)}`;
  const words = new TextEncoder().encode(`${language}\n${text}`);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", words));
  return `clips/${Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

async function forgetOldClips() {
  const cache = await clipCache();
  const keys = (await cache?.keys()) ?? [];
  const old = keys.slice(0, Math.max(0, keys.length - KEPT));
  await Promise.all(old.map((key) => cache?.delete(key)));
}
