// @ts-check
/** @typedef {import("../../link/worker-link.js").LinkNews} LinkNews */
import { announce, part } from "../../parts.js";

/**
 * The button that starts a planned run on the watch; it is there while the watch is. It dispatches
 * `start-on-watch`.
 */
export class WatchStart extends HTMLElement {
  connectedCallback() {
    part(this, "button", HTMLButtonElement).addEventListener("click", () => announce(this, "start-on-watch"));
  }

  /** @param {import("../../run/session.js").Session} session */
  wire(session) {
    session.addEventListener("link", (event) => {
      const { news } = /** @type {CustomEvent<{news: LinkNews}>} */ (event).detail;
      if ("state" in news) this.hidden = news.state.peer !== "here";
    });
  }
}

customElements.define("watch-start", WatchStart);
