// @ts-check
/** Milliseconds of silence in the file that stands for the sound; shorter ones get no controls. */
const SILENCE = 10_000;
const RATE = 8000;

/**
 * The controls that a system shows on its lock screen and a headset has on its cable.
 *
 * Browsers give them to media elements only, and a graph is none. So a silent element plays along,
 * where the sound may take the place of other apps' sound, as an element does. It is told of a call
 * where the graph is not, and sends `began` and `ended` as the graph does.
 */
export class LockScreen extends EventTarget {
  /** @type {HTMLAudioElement | null} */
  #element = null;
  #isPlaying = false;

  /** @param {{play: () => void, stop: () => void}} wishes */
  constructor({ play, stop }) {
    super();
    this.#handle("play", play);
    this.#handle("pause", stop);
    this.#handle("stop", stop);
  }

  /**
   * @param {{title: string, isPlaying: boolean, isAlone: boolean}} now `isAlone`: whether the sound
   *   takes the place of others'.
   */
  show({ title, isPlaying, isAlone }) {
    const { mediaSession } = navigator;
    if (mediaSession) {
      if (mediaSession.metadata?.title !== title) {
        const artwork = [{ src: "icon.svg", sizes: "any", type: "image/svg+xml" }];
        mediaSession.metadata = new MediaMetadata({ title, artist: document.title, artwork });
      }
      mediaSession.playbackState = isPlaying ? "playing" : "paused";
    }
    if (isPlaying === this.#isPlaying) return;
    this.#isPlaying = isPlaying;
    if (isPlaying && isAlone) this.#play();
    else this.#element?.pause();
  }

  #play() {
    this.#element ??= this.#make();
    // Without it there is still the sound itself.
    this.#element.play().catch(() => {});
  }

  #make() {
    const element = new Audio(URL.createObjectURL(silence()));
    element.loop = true;
    element.addEventListener("pause", () => {
      if (this.#isPlaying) this.dispatchEvent(new Event("began"));
    });
    element.addEventListener("playing", () => this.dispatchEvent(new Event("ended")));
    return element;
  }

  /**
   * @param {MediaSessionAction} action
   * @param {() => void} act
   */
  #handle(action, act) {
    try {
      navigator.mediaSession?.setActionHandler(action, act);
    } catch {
      // An action that this browser does not know is one button fewer.
    }
  }
}

/** Ten seconds of nothing, as a WAV file of 8-bit samples. */
function silence() {
  const samples = (SILENCE / 1000) * RATE;
  const bytes = new Uint8Array(44 + samples).fill(128, 44);
  const view = new DataView(bytes.buffer);
  const words = { 0: "RIFF", 8: "WAVE", 12: "fmt ", 36: "data" };
  for (const [at, word] of Object.entries(words)) {
    bytes.set(new TextEncoder().encode(word), Number(at));
  }
  view.setUint32(4, 36 + samples, true);
  view.setUint32(16, 16, true);
  // Plain samples, one channel.
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  view.setUint32(40, samples, true);
  return new Blob([bytes], { type: "audio/wav" });
}
