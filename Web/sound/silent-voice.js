// @ts-check
/** @typedef {import("./narrator.js").Utterance} Utterance */

/** Says nothing, and takes as long about it as a voice would. */
export class SilentVoice {
  #stop = () => {};

  /**
   * @param {Utterance} utterance
   * @returns {Promise<boolean>}
   */
  speak({ seconds, delay }) {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(true), (delay + seconds) * 1000);
      this.#stop = () => {
        clearTimeout(timer);
        resolve(true);
      };
    });
  }

  stop() {
    this.#stop();
  }
}
