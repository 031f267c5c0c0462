// @ts-check
/**
 * @typedef {import("../../contract.js").Screen} Screen
 * @typedef {import("../../link/link-state.js").LinkState} LinkState
 */
import { announce, fill, part, stamp } from "../../parts.js";
import { word } from "../../word.js";

/** What the device is called that tracks a run elsewhere. */
const NAMES = {
  watch: word("tracker.watch"),
  phone: word("tracker.phone"),
  recording: word("tracker.recording"),
};

/** How many voice notes are shown, the newest first. */
const MOST = 3;

/**
 * Shows the watch, or what else tracks a run, on the phone's page: whether it is there, the run that it
 * tracks, and what the runner has said into it. It dispatches `watch-follow` when the run is to be coached here, and `watch-end` when
 * it is to end, which also frees the way for another where that device is lost.
 */
export class WatchLink extends HTMLElement {
  /** @type {LinkState | null} */
  #state = null;
  /**
   * The run of the other device as it stands, while nobody follows it here.
   * @type {Screen | null}
   */
  #screen = null;
  #isFollowing = false;
  #isAsking = false;

  connectedCallback() {
    part(this, "[data-do=follow]", HTMLButtonElement).addEventListener("click", () =>
      announce(this, "watch-follow"),
    );
    part(this, "[data-do=end]", HTMLButtonElement).addEventListener("click", () =>
      announce(this, "watch-end"),
    );
    this.render();
  }

  /** @param {LinkState} state */
  set state(state) {
    this.#state = state;
    this.render();
  }

  /** @param {Screen | null} screen */
  set screen(screen) {
    this.#screen = screen;
    this.render();
  }

  /** @param {boolean} isFollowing Whether a run goes on on this page already. */
  set following(isFollowing) {
    this.#isFollowing = isFollowing;
    this.render();
  }

  /** @param {boolean} isAsking Whether the watch was asked for a run and has not begun it. */
  set asking(isAsking) {
    this.#isAsking = isAsking;
    this.render();
    if (isAsking) this.scrollIntoView({ block: "start" });
  }

  /** Points to the run that is in the way of another. */
  insist() {
    this.scrollIntoView({ block: "start" });
    part(this, "[data-do=follow]", HTMLButtonElement).focus();
  }

  /**
   * Shows a voice note that has come.
   * @param {string} url
   */
  addNote(url) {
    const list = part(this, ".voices", HTMLElement);
    const item = stamp(this, "[data-template=voice]");
    part(item, "audio", HTMLAudioElement).src = url;
    list.prepend(item);
    while (list.children.length > MOST) list.lastElementChild?.remove();
    this.render();
  }

  render() {
    const { peer = "waiting", workout = null } = this.#state ?? {};
    const isTheirs = workout !== null && !workout.mine;
    const hasNotes = part(this, ".voices", HTMLElement).children.length > 0;
    this.hidden = peer === "waiting" && !isTheirs && !hasNotes && !this.#isAsking;
    part(this, ".asking", HTMLElement).hidden = !this.#isAsking;
    this.dataset.peer = peer;
    part(this, ".peer", HTMLElement).hidden = peer === "waiting";
    part(this, ".follow", HTMLElement).hidden = !isTheirs || this.#isFollowing;
    const isEnding = workout?.ending ?? false;
    part(this, "[data-do=end]", HTMLButtonElement).hidden = isEnding;
    part(this, ".ending", HTMLElement).hidden = !isEnding;
    const { distance, time } = this.#screen ?? {};
    const figures = [distance, time].flatMap((figure) =>
      figure ? `${figure.value} ${figure.unit}`.trim() : [],
    );
    const tracker = workout && isTheirs ? NAMES[workout.kind] : NAMES.watch;
    const peerName = tracker.charAt(0).toUpperCase() + tracker.slice(1);
    fill(this, { figures: figures.join(" · "), tracker, peer: peerName });
  }
}

customElements.define("watch-link", WatchLink);
