// @ts-check
import { part, sentence } from "./parts.js";
import { Updates } from "./updates.js";

/**
 * What every page does: it shows one of its views at a time, hears its elements and its worker, shows
 * notices, and offers a newer page where that interrupts nobody.
 *
 * @template {{kind: string}} [Report={kind: string}]
 */
export class PageElement extends HTMLElement {
  updates = new Updates();
  /** The view from which the others are reached, and to which the browser's own way back leads. */
  home = "";
  /** The view that is shown. */
  view = "";

  /**
   * Hears what an element of the page wants.
   * @param {string} name
   * @param {(detail: any) => void} act
   */
  on(name, act) {
    this.hear(this, name, act);
  }

  /**
   * Hears what somebody else tells.
   * @param {EventTarget} source
   * @param {string} name
   * @param {(detail: any) => void} act
   */
  hear(source, name, act) {
    source.addEventListener(name, (event) => act(/** @type {CustomEvent} */ (event).detail));
  }

  /**
   * Hears what the worker reports.
   * @template {Report["kind"]} Kind
   * @param {EventTarget} line
   * @param {Kind} kind
   * @param {(report: Extract<Report, {kind: Kind}>) => void} act
   */
  report(line, kind, act) {
    this.hear(line, kind, act);
  }

  /**
   * Hears presses of all buttons that a selector finds.
   * @param {string} selector
   * @param {() => void} act
   */
  press(selector, act) {
    for (const button of this.querySelectorAll(selector)) button.addEventListener("click", act);
  }

  /** Hears the buttons of the notices. */
  listenToNotices() {
    for (const button of this.querySelectorAll("[data-dismiss]")) {
      button.addEventListener("click", () => {
        /** @type {HTMLElement} */ (button.closest("[data-notice]")).hidden = true;
      });
    }
    this.press("[data-update]", () => this.updates.apply());
    this.updates.addEventListener("change", () => this.offerUpdate());
  }

  /**
   * @param {string} name
   * @param {boolean} isShown
   */
  notice(name, isShown) {
    part(this, `[data-notice=${name}]`, HTMLElement).hidden = !isShown;
  }

  /**
   * Has a view left only by those who mean it, be it by the browser's own way back or for good.
   * @param {string} view
   * @param {() => void} ask Asks whether it is to be left.
   */
  guard(view, ask) {
    history.replaceState(this.home, "");
    addEventListener("beforeunload", (event) => {
      if (this.view === view) event.preventDefault();
    });
    addEventListener("popstate", () => {
      if (this.view !== view) return this.goBack();
      history.pushState(view, "");
      ask();
    });
  }

  /** The browser's own way back leads to the first view. */
  goBack() {
    if (this.view !== this.home) this.go(this.home);
  }

  /**
   * Does something, or hands on the sentence that says why it cannot be done.
   * @param {() => Promise<unknown>} work
   * @param {(problem: string) => void} complain
   */
  async attempt(work, complain) {
    try {
      await work();
    } catch (error) {
      complain(sentence(error));
    }
  }

  /** Whether a newer page would interrupt nobody. */
  get isQuiet() {
    return this.view === this.home;
  }

  /** A newer page is offered where it interrupts nobody. */
  async offerUpdate() {
    const isReady = this.isQuiet && this.updates.isReady;
    this.notice("update", isReady && !(await this.updates.isRunning()));
  }

  /**
   * Goes to a view, and leaves a way back from the first one.
   * @param {string} view
   */
  go(view) {
    if (this.view === this.home && view !== this.home) history.pushState(view, "");
    this.turnTo(view);
    this.offerUpdate();
    this.begin(view);
  }

  /**
   * Shows a view instead of the one before.
   * @param {string} view
   */
  turnTo(view) {
    this.view = view;
    this.dataset.showing = view;
    for (const child of this.querySelectorAll("[data-view]")) {
      /** @type {HTMLElement} */ (child).hidden = child.getAttribute("data-view") !== view;
    }
  }

  /**
   * Begins a view at its top.
   * @param {string} view
   */
  begin(view) {
    scrollTo(0, 0);
    part(this, `[data-view=${view}] h1`, HTMLElement).focus();
  }
}
