// @ts-check
/** How the wrist is tapped, in milliseconds on and off. */
const TAPS = {
  start: [120],
  split: [80, 60, 80],
  milestone: [80, 60, 80, 60, 160],
  step: [160, 80, 160],
  attention: [300, 100, 300],
  badge: [30],
};

/** Milliseconds for which the badge stays after the coach has begun to speak. */
const BADGE = 6000;

/** What somebody feels and glimpses on the wrist without looking for it. */
export class Wrist {
  #badge;
  #timer = 0;

  /** @param {HTMLElement} badge */
  constructor(badge) {
    this.#badge = badge;
  }

  /** @param {keyof typeof TAPS} kind */
  tap(kind) {
    navigator.vibrate?.(TAPS[kind]);
  }

  /** The coach speaks now. */
  showBadge() {
    this.tap("badge");
    this.#badge.hidden = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#badge.hidden = true), BADGE);
  }
}
