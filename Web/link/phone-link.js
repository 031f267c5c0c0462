// @ts-check
/**
 * @typedef {import("../contract.js").Plan} Plan
 * @typedef {import("../contract.js").Screen} Screen
 * @typedef {import("../run/session.js").Session} Session
 * @typedef {import("./link-state.js").LinkState} LinkState
 * @typedef {import("./link-state.js").Message} Message
 * @typedef {import("./worker-link.js").LinkNews} LinkNews
 *
 * What shows the watch on the phone.
 * @typedef {{state: LinkState, screen: Screen | null, following: boolean, asking: boolean,
 *   addNote(url: string): void}} WatchView
 */
import { usualPlan } from "./usual-plan.js";

/** Milliseconds after which a watch that was asked for a run no longer begins it. */
const PATIENCE = 30_000;

/**
 * The phone's side of the link, in the page: shows the watch, and hands on what it asks for.
 *
 * It sends `begin` (`{session, personality, mode, plan}`: the watch wants this phone to track) and `follow`
 * (a session: the watch's run is now to be coached, because this phone's has given way to it or has
 * asked for it); and `note` (`{file, seconds, began}`: somebody has spoken into the watch).
 */
export class PhoneLink extends EventTarget {
  #session;
  #element;
  /** @type {LinkState | null} */
  #state = null;
  #isRunning = false;
  #hasYielded = false;
  /** The run that the watch was asked for, until it has begun. */
  #asked = "";
  /**
   * The voice notes that have been shown, by whatever way they came.
   * @type {Set<string>}
   */
  #notes = new Set();

  /**
   * @param {Session} session
   * @param {WatchView} element
   */
  constructor(session, element) {
    super();
    this.#session = session;
    this.#element = element;
    session.addEventListener("link", (event) =>
      this.#take(/** @type {CustomEvent<{news: LinkNews}>} */ (event).detail.news),
    );
  }

  /** Listens to the watch, once the page is shown. */
  open() {
    this.#session.link({ open: "phone", mirror: usualPlan("estimated") });
  }

  /** The session that another device tracks now, if one does. */
  get theirs() {
    const { workout = null } = this.#state ?? {};
    return workout && !workout.mine ? workout.session : null;
  }

  /** Whether a run of another device is in the way of one here. */
  get isTaken() {
    return this.theirs !== null && !this.#state?.workout?.ending;
  }

  /**
   * Has the watch track a run by a plan, which is coached here as soon as it has begun.
   * @param {Plan} form
   */
  ask(form) {
    const session = crypto.randomUUID();
    this.#asked = session;
    this.#element.asking = true;
    this.#session.link({ say: { session, message: { startWorkout: { form } } } });
    setTimeout(() => this.#asked === session && this.#forgetAsked(), PATIENCE);
  }

  /** Tells the run of the other device to end, however late it hears of it. */
  end() {
    if (this.theirs) this.#session.link({ say: { session: this.theirs, message: { endWorkout: {} } } });
  }

  /** @param {boolean} isRunning Whether a run goes on on this page. */
  set running(isRunning) {
    this.#isRunning = isRunning;
    this.#element.following = isRunning;
    if (isRunning || !this.#hasYielded) return;
    this.#hasYielded = false;
    this.#follow();
  }

  /** @param {LinkNews} news */
  #take(news) {
    if ("state" in news) {
      this.#state = news.state;
      this.#element.state = news.state;
      if (!this.theirs) this.#element.screen = null;
      if (this.#asked && this.theirs === this.#asked) {
        this.#forgetAsked();
        if (!this.#isRunning) this.#follow();
      }
    }
    if ("mirrored" in news) this.#element.screen = this.theirs ? news.mirrored.screen : null;
    if ("begin" in news && !this.#isRunning) this.#say("begin", news.begin);
    if ("yield" in news) {
      this.#hasYielded = this.#isRunning;
      if (!this.#isRunning) this.#follow();
    }
    if ("message" in news) this.#hear(news.message);
    if ("noted" in news) {
      const { id, type, bytes } = news.noted;
      this.#show(id, URL.createObjectURL(new Blob([bytes], { type })));
    }
  }

  #forgetAsked() {
    this.#asked = "";
    this.#element.asking = false;
  }

  #follow() {
    if (this.theirs) this.#say("follow", this.theirs);
  }

  /** @param {Message} message */
  #hear({ type, payload }) {
    if (type !== "voiceNote") return;
    if (!this.#notes.has(payload.file)) this.#say("note", payload);
    // A marked moment has no sound, or none yet.
    if (payload.seconds > 0) this.#show(payload.file, `api/v1/files/${payload.file}`);
  }

  /**
   * @param {string} id
   * @param {string} url
   */
  #show(id, url) {
    if (this.#notes.has(id)) return;
    this.#notes.add(id);
    this.#element.addNote(url);
  }

  /**
   * @param {string} name
   * @param {unknown} detail
   */
  #say(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
