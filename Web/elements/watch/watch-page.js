// @ts-check
/**
 * @typedef {import("../../contract.js").Phase} Phase
 * @typedef {import("../../contract.js").Screen} Screen
 * @typedef {import("../../link/link-state.js").LinkState} LinkState
 * @typedef {import("../../link/link-state.js").Message} Message
 * @typedef {import("../../link/worker-link.js").LinkNews} LinkNews
 * @typedef {import("../../run/engine.js").Report} Report
 */
import { usualPlan } from "../../link/usual-plan.js";
import { PageElement } from "../../page-element.js";
import { fill, part } from "../../parts.js";
import { Session } from "../../run/session.js";
import { settings } from "../../settings.js";
import { OwnRun } from "../../watch/own-run.js";
import { WatchNotes } from "../../watch/watch-notes.js";
import { drawFace, drawFigures, phaseName } from "../../watch/watch-face.js";
import { Wrist } from "../../watch/wrist.js";
import "./hold-button.js";
import { WatchGym } from "./watch-gym.js";
import { WatchStep } from "./watch-step.js";
import { word } from "../../word.js";

/**
 * The watch: it tracks a run with its own sensors or shows the one that the phone tracks, and in either
 * case starts, pauses and ends it. Its views are `ready`, `run` and `ended`. Who tracks is the core's
 * affair; this page carries and draws.
 * @extends {PageElement<Report>}
 */
export class WatchPage extends PageElement {
  view = "ready";

  #session = new Session();
  #own = new OwnRun(this.#session, this.updates);
  #recorder = new WatchNotes(this.#session);
  #wrist = new Wrist(part(this, ".badge", HTMLElement));
  #link = /** @type {LinkState | null} */ (null);
  #screen = /** @type {Screen | null} */ (null);
  #phase = /** @type {Phase} */ ({});
  #isAsking = false;

  connectedCallback() {
    this.#listenToHands();
    this.#listenToSensors();
    this.report(this.#session, "step", (report) => this.#step(report));
    this.report(this.#session, "ended", () => this.#end());
    this.report(this.#session, "broken", () => this.#complain(word("watch.broken")));
    this.report(this.#session, "link", ({ news }) => this.#take(news));
    addEventListener("pagehide", () => this.#leave());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "hidden") this.#leave();
    });
    this.attempt(() => this.#load(), (problem) => this.#complain(problem));
    this.render();
  }

  async #load() {
    part(this, "watch-gym", WatchGym).begin(this.#session);
    this.#session.link({ open: "watch", mirror: usualPlan("estimated") });
    this.updates.begin();
    await this.#own.recall();
  }

  #listenToHands() {
    this.press("[data-do=start]", () => this.#start());
    this.press("[data-do=strap]", () => this.#own.strap.choose());
    this.press("[data-do=tracks]", () => {
      settings.set({ watchTracks: this.#letsPhoneTrack ? "watch" : "phone" });
      this.render();
    });
    this.press("[data-do=pause]", () => this.#pause());
    this.press("[data-do=talk]", () =>
      this.#recorder.talk(this.#current ?? "").catch(() => this.#complain(word("watch.noMicrophone"))),
    );
    this.press("[data-do=mark]", () => {
      if (!this.#current) return;
      this.#wrist.tap("step");
      this.#recorder.mark(this.#current);
    });
    this.press("[data-do=done]", () => {
      this.#screen = null;
      this.#show("ready");
    });
    this.addEventListener("held", () => this.#finish());
    this.on("watch-step", (/** @type {string} */ step) =>
      this.#own.id ? this.#session.tell({ step }) : this.#ask({ stepWorkout: { step } }),
    );
  }

  #listenToSensors() {
    this.hear(this.#own, "began", () => {
      this.#isAsking = false;
      this.#show("run");
    });
    this.hear(this.#own.strap, "change", () => this.render());
    this.hear(this.#recorder, "change", () => this.render());
  }

  get #letsPhoneTrack() {
    return settings.get().watchTracks === "phone";
  }

  /** The session that goes on, whoever tracks it. */
  get #current() {
    return this.#own.id ?? this.#link?.workout?.session ?? null;
  }

  #start() {
    this.#own.today((plan) => {
      const session = crypto.randomUUID();
      if (!this.#letsPhoneTrack) return this.#open(session, plan);
      const form = { ...usualPlan("estimated"), ...plan };
      this.#session.link({ say: { session, message: { startWorkout: { form } } } });
      [this.#isAsking, this.#phase, this.#screen] = [true, {}, null];
      this.#show("run");
    });
  }

  /**
   * Tracks a run here.
   * @param {string} session
   * @param {Parameters<OwnRun["open"]>[1]} [wanted]
   */
  #open(session, wanted) {
    return this.attempt(() => this.#own.open(session, wanted), (problem) => this.#complain(problem));
  }

  #pause() {
    const isBefore = this.dataset.phase === "before";
    const isPaused = this.dataset.phase === "paused";
    if (this.#own.id) this.#session.tell(isBefore ? { start: {} } : isPaused ? { resume: {} } : { pause: {} });
    else this.#ask(isPaused ? { resumeWorkout: {} } : { pauseWorkout: {} });
  }

  #finish() {
    if (this.#own.id && this.dataset.phase === "before") {
      this.#session.drop();
      this.#show("ready");
    } else if (this.#own.id) {
      this.#session.tell({ end: {} });
    } else if (this.#link?.workout) {
      this.#ask({ endWorkout: {} });
    } else {
      this.#isAsking = false;
      this.#show("ready");
    }
  }

  /** @param {object} message */
  #ask(message) {
    const session = this.#current;
    if (session) this.#session.link({ say: { session, message } });
  }

  /** What need not wait is written down, and a note that is being spoken is kept as it is. */
  #leave() {
    this.#recorder.stop();
    this.#session.flush();
  }

  /** @param {LinkNews} news */
  #take(news) {
    if ("state" in news) this.#note(news.state);
    if ("message" in news) this.#feel(news.message);
    if ("begin" in news) {
      const { session, ...asked } = news.begin;
      this.#open(session, { asked });
    }
    if ("mirrored" in news && !this.#own.id) {
      const { screen, phase } = news.mirrored;
      this.#isAsking = false;
      this.#draw(screen, phase);
      this.#show(screen.state === "ended" ? "ended" : "run");
    }
  }

  /** @param {LinkState} state */
  #note(state) {
    const had = this.#link?.workout;
    this.#link = state;
    const { workout } = state;
    if (workout && !workout.mine && !this.#own.id && workout.session !== had?.session) {
      this.#isAsking = false;
      this.#phase = workout.paused ? { paused: {} } : { running: {} };
      this.#show("run");
    } else if (had && !workout && !this.#own.id && this.view === "run") {
      this.#show(this.#screen ? "ended" : "ready");
    }
    this.render();
  }

  /** @param {Message} message What another device has said. */
  #feel({ type, payload }) {
    if (type === "companionMessageDispatched") this.#wrist.showBadge();
    // Of its own run this watch knows the splits itself, and before the phone.
    const isKnown = this.#own.id !== null && payload.kind !== "attention";
    if (type === "hapticCue" && !isKnown) this.#wrist.tap(payload.kind);
  }

  /** @param {Report & {kind: "step"}} report */
  #step({ screen, effects, live, to }) {
    if (live?.session !== this.#own.id) return;
    for (const { effect: { haptic, speak } } of effects) {
      if (haptic) this.#wrist.tap(haptic);
      if (speak?.tone) this.#wrist.chime(speak.tone.notes, Math.max(0, speak.startsAt - to));
    }
    this.#draw(screen, live?.phase ?? {});
    if (this.view !== "ready") this.#show(screen.state === "ended" ? "ended" : "run");
  }

  #end() {
    this.#own.end();
    // Another device's run goes on, where this one's has given way.
    const other = this.#link?.workout;
    if (other && !other.mine) this.#show("run");
    else if (this.view === "run") this.#show("ready");
  }

  /**
   * @param {Screen} screen
   * @param {Phase} phase
   */
  #draw(screen, phase) {
    [this.#screen, this.#phase] = [screen, phase];
    this.render();
  }

  render() {
    drawFace(this, {
      ...{ link: this.#link, own: this.#own, recorder: this.#recorder, isAsking: this.#isAsking },
      letsPhoneTrack: this.#letsPhoneTrack,
      phase: this.view === "ready" ? "ready" : phaseName(this.#phase),
    });
    drawFigures(this, this.#screen, part(this, "watch-step", WatchStep));
  }

  /** @param {string} view */
  #show(view) {
    this.turnTo(view);
    this.render();
  }

  /** @param {string} problem */
  #complain(problem) {
    fill(this, { problem });
    part(this, "[role=alert]", HTMLElement).hidden = false;
  }
}

customElements.define("watch-page", WatchPage);
