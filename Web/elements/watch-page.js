// @ts-check
/**
 * @typedef {import("../contract.js").Phase} Phase
 * @typedef {import("../contract.js").Plan} Plan
 * @typedef {import("../contract.js").Screen} Screen
 * @typedef {import("../link/link-end.js").LinkState} LinkState
 * @typedef {import("../link/link-end.js").Message} Message
 * @typedef {import("../link/worker-link.js").LinkNews} LinkNews
 * @typedef {import("../live/live-run.js").Opening} Opening
 * @typedef {import("../run/engine.js").Report} Report
 */
import { askToStay } from "../link/stay.js";
import { rehearsalSpeed } from "../link/rehearsal.js";
import { usualPlan } from "../link/usual-plan.js";
import { VoiceRecorder } from "../link/voice-recorder.js";
import { BluetoothSensor } from "../live/bluetooth.js";
import { Positions } from "../live/positions.js";
import { Sight } from "../live/sight.js";
import { WakeLock } from "../live/wake-lock.js";
import { fill, part } from "../parts.js";
import { Session } from "../run/session.js";
import { settings } from "../settings.js";
import { Updates } from "../updates.js";
import "./hold-button.js";
import { WatchGym } from "./watch-gym.js";

/** @typedef {"ready" | "run" | "ended"} View */

/** How the wrist is tapped, in milliseconds on and off. */
const TAPS = {
  start: [120],
  split: [80, 60, 80],
  milestone: [80, 60, 80, 60, 160],
  attention: [300, 100, 300],
  badge: [30],
};

/** Milliseconds for which the badge stays after the coach has begun to speak. */
const BADGE = 6000;

/** A run that was left for longer than so many seconds is not gone on with unasked. */
const LEFT = 15 * 60;

/**
 * The watch: it tracks a run with its own sensors or shows the one that the phone tracks, and in either
 * case starts, pauses and ends it. Who tracks is the core's affair; this page carries and draws.
 */
export class WatchPage extends HTMLElement {
  #session = new Session();
  #recorder = new VoiceRecorder();
  #positions = new Positions();
  #speed = rehearsalSpeed(location.search);
  #strap = new BluetoothSensor("heartRate");
  #sight = new Sight();
  #wakeLock = new WakeLock();
  #updates = new Updates();
  /** @type {LinkState | null} */
  #link = null;
  /**
   * The run that this watch tracks, if it does.
   * @type {string | null}
   */
  #own = null;
  /** @type {Screen | null} */
  #screen = null;
  /** @type {Phase} */
  #phase = {};
  /** @type {View} */
  #view = "ready";
  #isAsking = false;
  #badgeTimer = 0;

  connectedCallback() {
    this.#listenToHands();
    this.#listenToSensors();
    this.#hear("step", (report) => report.kind === "step" && this.#step(report));
    this.#hear("ended", () => this.#end());
    this.#hear("broken", () => this.#complain("Pacesetter’s core could not go on. Reload the page."));
    this.#hear("link", (report) => report.kind === "link" && this.#take(report.news));
    addEventListener("pagehide", () => this.#leave());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "hidden") this.#leave();
    });
    this.#load().catch((error) => this.#complain(error.message));
    this.render();
  }

  async #load() {
    part(this, "watch-gym", WatchGym).begin(this.#session);
    this.#session.link({ open: "watch", mirror: usualPlan("estimated") });
    this.#updates.begin();
    const { open } = await this.#session.look();
    if (!open) return;
    const isFresh = (open.reply.resumed?.gapSeconds ?? 0) < LEFT;
    const take = isFresh ? "on" : "end";
    await this.#session.resume(open.session, take);
    if (isFresh) this.#track(open.session);
  }

  #listenToHands() {
    this.#on("start", () => this.#start());
    this.#on("strap", () => this.#strap.choose());
    this.#on("tracks", () => {
      settings.set({ watchTracks: this.#letsPhoneTrack ? "watch" : "phone" });
      this.render();
    });
    this.#on("pause", () => this.#pause());
    this.#on("talk", () => this.#talk().catch(() => this.#complain("The microphone is not allowed.")));
    this.#on("done", () => {
      this.#screen = null;
      this.#show("ready");
    });
    this.addEventListener("held", () => this.#finish());
  }

  #listenToSensors() {
    for (const sensor of [this.#positions, this.#strap, this.#sight]) {
      sensor.addEventListener("sensed", (event) => {
        if (this.#own) this.#session.tell(/** @type {CustomEvent} */ (event).detail);
      });
    }
    this.#strap.addEventListener("change", () => this.render());
    this.#strap.recall();
    this.#recorder.addEventListener("change", () => this.render());
    this.#recorder.addEventListener("chunk", (event) => {
      this.#session.link({ record: /** @type {CustomEvent} */ (event).detail });
    });
    this.#recorder.addEventListener("finished", (event) => {
      this.#session.link({ finish: /** @type {CustomEvent<string>} */ (event).detail });
    });
  }

  get #letsPhoneTrack() {
    return settings.get().watchTracks === "phone";
  }

  /** The session that goes on, whoever tracks it. */
  get #current() {
    return this.#own ?? this.#link?.workout?.session ?? null;
  }

  #start() {
    const session = crypto.randomUUID();
    if (!this.#letsPhoneTrack) return this.#open(session);
    const { coach: personality, mode } = usualPlan("estimated");
    this.#session.link({ say: { session, message: { startWorkout: { personality, mode } } } });
    this.#isAsking = true;
    this.#phase = {};
    this.#screen = null;
    this.#show("run");
  }

  /**
   * Tracks a run here.
   * @param {string} session
   * @param {Partial<Plan>} [wanted] What the other device wants of it.
   */
  async #open(session, wanted = {}) {
    if (this.#own) return;
    this.#own = session;
    try {
      // Nobody speaks here, so nobody reports how long it took.
      const plan = { ...usualPlan("estimated"), ...wanted };
      await this.#session.openLive(plan, { ...this.#opening, session });
      // The phone speaks; what this watch says, it says to the wrist.
      this.#session.tell({ mute: true });
      this.#track(session);
      const isLocated = !this.#speed && this.#positions.state !== "absent";
      this.#session.tell(isLocated ? { startWhen: { fix: true, countdown: 3 } } : { start: {} });
    } catch (error) {
      this.#own = null;
      this.#complain(error instanceof Error ? error.message : String(error));
    }
  }

  /** @returns {Opening} */
  get #opening() {
    const how = { place: /** @type {const} */ ("outdoor"), autoPause: true };
    const speed = this.#speed;
    // What nobody runs gives way to whoever runs.
    return { ...how, role: "tracker", kind: speed ? "recording" : "watch", speed };
  }

  /** @param {string} session */
  #track(session) {
    this.#own = session;
    this.#isAsking = false;
    if (!this.#speed) this.#positions.start();
    this.#sight.start();
    this.#wakeLock.hold();
    this.#updates.hold();
    askToStay();
    this.#show("run");
  }

  #pause() {
    const isBefore = this.dataset.phase === "before";
    const isPaused = this.dataset.phase === "paused";
    if (this.#own) {
      this.#session.tell(isBefore ? { start: {} } : isPaused ? { resume: {} } : { pause: {} });
    } else {
      this.#ask(isPaused ? { resumeWorkout: {} } : { pauseWorkout: {} });
    }
  }

  #finish() {
    if (this.#own && this.dataset.phase === "before") {
      this.#session.drop();
      this.#show("ready");
    } else if (this.#own) {
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

  async #talk() {
    if (this.#recorder.isRecording) this.#recorder.stop();
    else await this.#recorder.start(this.#current ?? "");
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
      const { session, personality, mode } = news.begin;
      this.#open(session, { ...(personality && { coach: personality }), ...(mode && { mode }) });
    }
    if ("mirrored" in news && !this.#own) {
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
    if (workout && !workout.mine && !this.#own && workout.session !== had?.session) {
      this.#isAsking = false;
      this.#phase = workout.paused ? { paused: {} } : { running: {} };
      this.#show("run");
    } else if (had && !workout && !this.#own && this.#view === "run") {
      this.#show(this.#screen ? "ended" : "ready");
    }
    this.render();
  }

  /** @param {Message} message What another device has said. */
  #feel({ type, payload }) {
    if (type === "companionMessageDispatched") this.#showBadge();
    // Of its own run this watch knows the splits itself, and before the phone.
    const isKnown = this.#own !== null && payload.kind !== "attention";
    if (type === "hapticCue" && !isKnown) this.#tap(payload.kind);
  }

  #showBadge() {
    this.#tap("badge");
    const badge = part(this, ".badge", HTMLElement);
    badge.hidden = false;
    clearTimeout(this.#badgeTimer);
    this.#badgeTimer = setTimeout(() => (badge.hidden = true), BADGE);
  }

  /** @param {keyof typeof TAPS} kind */
  #tap(kind) {
    navigator.vibrate?.(TAPS[kind]);
  }

  /** @param {Report & {kind: "step"}} report */
  #step({ screen, effects, live }) {
    if (live?.session !== this.#own) return;
    for (const { effect } of effects) {
      if (effect.haptic) this.#tap(effect.haptic);
    }
    this.#draw(screen, live?.phase ?? {});
    if (this.#view !== "ready") this.#show(screen.state === "ended" ? "ended" : "run");
  }

  #end() {
    this.#own = null;
    this.#positions.stop();
    this.#sight.stop();
    this.#wakeLock.release();
    this.#updates.letGo();
    // Another device's run goes on, where this one's has given way.
    const other = this.#link?.workout;
    if (other && !other.mine) this.#show("run");
    else if (this.#view === "run") this.#show("ready");
  }

  /**
   * @param {Screen} screen
   * @param {Phase} phase
   */
  #draw(screen, phase) {
    this.#screen = screen;
    this.#phase = phase;
    this.render();
  }

  render() {
    const { peer = "waiting", server = "asked", onlyHere = 0, workout } = this.#link ?? {};
    this.dataset.peer = peer;
    this.dataset.server = server;
    this.dataset.phase = this.#phaseName();
    part(this, ".only-here", HTMLElement).hidden = onlyHere === 0;
    part(this, "[data-unpaired]", HTMLElement).hidden = server !== "unpaired";
    part(this, "[data-asking]", HTMLElement).hidden = !this.#isAsking;
    fill(this, { onlyHere: String(onlyHere), talked: String(this.#recorder.seconds) });
    const tracks = part(this, "[data-do=tracks]", HTMLButtonElement);
    tracks.ariaPressed = String(this.#letsPhoneTrack);
    const talk = part(this, "[data-do=talk]", HTMLButtonElement);
    talk.ariaPressed = String(this.#recorder.isRecording);
    talk.disabled = !this.#recorder.isPossible;
    const strap = part(this, "[data-do=strap]", HTMLButtonElement);
    strap.dataset.sensor = this.#strap.state;
    strap.disabled = this.#strap.state === "absent";
    if (this.#strap.name) fill(this, { strap: this.#strap.name });
    this.dataset.tracks = this.#own ? "watch" : workout ? "phone" : "nobody";
    this.#drawFigures();
  }

  #drawFigures() {
    const screen = this.#screen;
    const banner = part(this, ".banner", HTMLElement);
    banner.hidden = !screen?.banner;
    if (!screen) return;
    const { distance, time, pace, heartRate } = screen;
    for (const [name, figure] of Object.entries({ distance, time, pace, heartRate })) {
      const { label, value, unit } = figure;
      fill(this, { [`${name}Label`]: label, [name]: value, [`${name}Unit`]: unit });
    }
    fill(this, { banner: screen.banner ?? "" });
  }

  /** @returns {"ready" | "before" | "running" | "paused"} */
  #phaseName() {
    if (this.#view === "ready") return "ready";
    const phase = this.#phase;
    if ("paused" in phase || "standing" in phase) return "paused";
    const isBefore = ["preparing", "waitingForFix", "countdown"].some((name) => name in phase);
    return isBefore ? "before" : "running";
  }

  /** @param {View} view */
  #show(view) {
    this.#view = view;
    this.dataset.showing = view;
    for (const section of this.querySelectorAll("[data-view]")) {
      /** @type {HTMLElement} */ (section).hidden = section.getAttribute("data-view") !== view;
    }
    this.render();
  }

  /** @param {string} problem */
  #complain(problem) {
    fill(this, { problem });
    part(this, "[role=alert]", HTMLElement).hidden = false;
  }

  /**
   * @param {string} name
   * @param {() => void} act
   */
  #on(name, act) {
    part(this, `[data-do=${name}]`, HTMLButtonElement).addEventListener("click", act);
  }

  /**
   * @param {Report["kind"]} name
   * @param {(report: Report) => void} act
   */
  #hear(name, act) {
    this.#session.addEventListener(name, (event) =>
      act(/** @type {CustomEvent<Report>} */ (event).detail),
    );
  }
}

customElements.define("watch-page", WatchPage);
