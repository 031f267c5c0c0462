// @ts-check
/**
 * @typedef {import("../contract.js").Beat} Beat
 * @typedef {import("../contract.js").Intent} Intent
 * @typedef {import("../contract.js").LedgerRow} LedgerRow
 * @typedef {import("../contract.js").LiveReply} LiveReply
 * @typedef {import("../contract.js").Plan} Plan
 * @typedef {import("../contract.js").Recording} Recording
 * @typedef {import("../contract.js").Scenario} Scenario
 * @typedef {import("../contract.js").Screen} Screen
 * @typedef {import("../contract.js").ShownLine} ShownLine
 * @typedef {import("../live/live-engine.js").OpenRun} OpenRun
 * @typedef {import("../live/live-engine.js").Opening} Opening
 * @typedef {import("../run/engine.js").Report} Report
 * @typedef {import("../sound/run-sound.js").Hearing} Hearing
 * @typedef {import("./plan-form.js").Beginning} Beginning
 * @typedef {import("./plan-form.js").Wanted} Wanted
 */
import { PhoneLink } from "../link/phone-link.js";
import { usualPlan } from "../link/usual-plan.js";
import { saveFile } from "../live/export.js";
import { LiveDesk } from "../live/live-desk.js";
import { fill, part } from "../parts.js";
import { Session } from "../run/session.js";
import { Server } from "../server.js";
import { settings } from "../settings.js";
import { BrowserVoice } from "../sound/browser-voice.js";
import { beatVolume, RunSound } from "../sound/run-sound.js";
import { Updates } from "../updates.js";
import { OnlyHere } from "./only-here.js";
import { OpenRunCard } from "./open-run.js";
import { PlanForm } from "./plan-form.js";
import { RecordingCard } from "./recording-card.js";
import { RecordingPicker } from "./recording-picker.js";
import { RunScreen } from "./run-screen.js";
import { RunSummary } from "./run-summary.js";
import { WatchLink } from "./watch-link.js";
import { WhySheet } from "./why-sheet.js";

/** @typedef {"choose" | "plan" | "run" | "summary"} View */

/**
 * The whole page: it leads from view to view, carries the wishes of the elements to the core and
 * what the core answers to the elements and to the voice.
 */
export class PaceSetter extends HTMLElement {
  #session = new Session();
  #server = new Server();
  #updates = new Updates();
  #language = document.documentElement.lang;
  /** @type {View} */
  #view = "choose";
  /** @type {Recording | null} */
  #recording = null;
  /** @type {LiveDesk | null} */
  #desk = null;
  /** @type {PhoneLink | null} */
  #link = null;
  /** @type {OpenRun | null} */
  #open = null;
  /**
   * How a run from sensors is to begin.
   * @type {Beginning | null}
   */
  #beginning = null;
  /** @type {ShownLine[]} */
  #lines = [];
  #isMuted = false;
  #speed = 1;
  /** @type {RunSound | null} */
  #sound = null;
  /** Found out before it is needed, because the start must not wait. */
  #browserVoice = BrowserVoice.find(this.#language);
  #serverVoices = this.#server.voices(this.#language);

  connectedCallback() {
    this.#desk = new LiveDesk(this.#session, this.#screen);
    this.#listenToChoice();
    this.#listenToRun();
    this.#listenToSession();
    this.#listenToLink();
    this.#server.addEventListener("change", () => this.#noteServer());
    this.#updates.addEventListener("change", () => this.#offerUpdate());
    addEventListener("popstate", () => this.#goBack());
    addEventListener("beforeunload", (event) => {
      if (this.#view === "run") event.preventDefault();
    });
    for (const button of this.querySelectorAll("[data-dismiss]")) {
      button.addEventListener("click", () => {
        /** @type {HTMLElement} */ (button.closest("[data-notice]")).hidden = true;
      });
    }
    history.replaceState("choose", "");
    this.#load().catch(() => this.#notice("broken", true));
  }

  get #picker() {
    return part(this, "recording-picker", RecordingPicker);
  }

  get #form() {
    return part(this, "plan-form", PlanForm);
  }

  get #screen() {
    return part(this, "run-screen", RunScreen);
  }

  get #card() {
    return part(this, "open-run", OpenRunCard);
  }

  async #load() {
    const [coaches, scenarios] = await Promise.all([
      this.#session.coaches(),
      this.#session.scenarios(),
    ]);
    this.#form.coaches = coaches;
    this.#picker.scenarios = scenarios;
    await Promise.all([this.#look(), this.#updates.begin()]);
  }

  /** Shows what is left from before: a run that is open, and what only this device has. */
  async #look() {
    const { open, onlyHere, trouble } = await this.#session.look();
    this.#open = open;
    this.#card.run = open;
    part(this, ".now", HTMLElement).hidden = open !== null;
    const safe = onlyHere > 0 || trouble ? { onlyHere, trouble } : null;
    part(this, "[data-view=choose] only-here", OnlyHere).safe = safe;
  }

  #listenToChoice() {
    this.#on("recording-file", (/** @type {File} */ file) =>
      this.#choose(() => this.#session.open(file)),
    );
    this.#on("recording-demo", (/** @type {Scenario} */ { id, plan }) =>
      this.#choose(() => this.#session.simulate(id), plan),
    );
    this.#on("recording-another", () => this.#show("choose"));
    this.#on("plan-cadence", async (/** @type {number | null} */ target) => {
      this.#form.advice = await this.#session.cadence(target);
    });
    this.#on("plan-start", (/** @type {Wanted} */ wanted) => this.#start(wanted));
    this.#on("run-resume", (/** @type {"on" | "end" | "discard"} */ how) => this.#resume(how));
    this.#on("journal-save", async () => saveFile(await this.#session.lines()));
    part(this, "[data-run-now]", HTMLButtonElement).addEventListener("click", () =>
      this.#plan(null, { mode: "free" }),
    );
    part(this, "[data-update]", HTMLButtonElement).addEventListener("click", () =>
      this.#updates.apply(),
    );
  }

  #listenToRun() {
    this.#on("run-mute", (/** @type {boolean} */ mute) => this.#mute(mute));
    this.#on("live-mute", () => this.#mute(!this.#isMuted));
    this.#on("live-start", () => {
      const { fix = true, countdown = 0 } = this.#beginning ?? {};
      this.#session.tell({ startWhen: { fix, countdown } });
    });
    this.#on("live-leave", () => this.#session.drop());
    this.#on("run-play", (/** @type {boolean} */ isPlaying) => this.#play(isPlaying));
    this.#on("run-speed", (/** @type {number} */ speed) => {
      this.#speed = speed;
      this.#session.setSpeed(speed);
    });
    this.#on("run-beat", (/** @type {Beat} */ beat) => this.#session.tell({ metronome: beat }));
    this.#on("run-beat-again", async () => {
      const isReady = await this.#sound?.addMetronome(this.#clicks);
      if (isReady) this.#session.tell({ metronome: { ready: true } });
    });
    this.#on("run-volume", (/** @type {number} */ volume) => {
      settings.set({ metronomeVolume: String(volume) });
      this.#sound?.tick({ volume });
    });
    this.#on("run-finish", () => this.#session.finish());
    this.#on("run-again", () => this.#show("plan"));
    this.#on("line-why", async (/** @type {string} */ line) => {
      part(this, "why-sheet", WhySheet).show(await this.#session.why(line));
    });
  }

  #listenToSession() {
    this.#hear("step", (report) => report.kind === "step" && this.#step(report));
    this.#hear("ended", (report) => report.kind === "ended" && this.#end(report));
    this.#hear("broken", () => this.#notice("broken", true));
  }

  #listenToLink() {
    const link = new PhoneLink(this.#session, part(this, "watch-link", WatchLink));
    this.#link = link;
    this.#on("watch-follow", () => link.theirs && this.#follow(link.theirs));
    link.addEventListener("follow", (event) =>
      this.#follow(/** @type {CustomEvent<string>} */ (event).detail),
    );
    link.addEventListener("begin", (event) => {
      const { session, personality, mode } = /** @type {CustomEvent} */ (event).detail;
      const coach = personality ? { coach: personality } : {};
      const plan = { ...usualPlan("reported"), ...coach, mode: mode || "free" };
      this.#begin(plan, { session, place: "outdoor", autoPause: true });
    });
  }

  /**
   * Coaches the run that another device tracks.
   * @param {string} session
   */
  #follow(session) {
    const how = { session, role: /** @type {const} */ ("companion"), autoPause: false };
    return this.#begin(usualPlan("reported"), { ...how, place: "outdoor" });
  }

  /**
   * Opens a run that another device has asked for or tracks itself.
   * @param {Plan} plan
   * @param {Opening} opening
   */
  async #begin(plan, opening) {
    const sound = this.#makeSound(this.#form.hearing, true);
    this.dataset.kind = "live";
    this.#recording = null;
    this.#speed = 1;
    this.#beginning = null;
    try {
      await this.#prepare(sound);
      const { role } = opening;
      this.#enter(sound, await this.#session.openLive(plan, opening), { role });
      if (role !== "companion") this.#session.tell({ startWhen: { fix: true, countdown: 0 } });
    } catch (error) {
      sound.close();
      fill(this, { liveProblem: sentence(error) });
      part(this, "[data-text=liveProblem]", HTMLElement).hidden = false;
    }
  }

  get #clicks() {
    return this.#session.click.bind(this.#session);
  }

  /**
   * Takes a recording, or says why it cannot be taken.
   * @param {() => Promise<Recording>} read
   * @param {Intent} [intent] What its runner means to do, if that is known.
   */
  async #choose(read, intent = { mode: "free" }) {
    this.#notice("broken", false);
    this.#picker.problem = null;
    this.#picker.busy = true;
    try {
      this.#plan(await read(), intent);
    } catch (error) {
      this.#picker.problem = sentence(error);
    } finally {
      this.#picker.busy = false;
    }
  }

  /**
   * Asks how a run shall be coached.
   * @param {Recording | null} recording Nothing for a run from sensors.
   * @param {Intent} intent
   */
  #plan(recording, intent) {
    this.#recording = recording;
    this.dataset.kind = recording ? "recording" : "live";
    part(this, "recording-card", RecordingCard).recording = recording;
    this.#form.ask(recording, intent);
    this.#show("plan");
  }

  /** @param {Wanted} wanted */
  async #start({ plan, speed, hearing, live }) {
    // Before any waiting: only a click may begin sound.
    const sound = this.#makeSound(hearing, plan.speech === "reported");
    this.#form.busy = true;
    try {
      await this.#prepare(sound);
      this.#speed = speed;
      this.#beginning = live;
      if (live) {
        this.#enter(sound, await this.#session.openLive(plan, live));
      } else {
        const { screen, lines } = await this.#session.start(plan, speed);
        this.#showRun(sound, screen);
        sound.expect(lines.map(({ spoken }) => spoken));
      }
      this.#form.problem = null;
    } catch (error) {
      sound.close();
      this.#form.problem = sentence(error);
    } finally {
      this.#form.busy = false;
    }
  }

  /**
   * Takes up the run that is open.
   * @param {"on" | "end" | "discard"} how
   */
  async #resume(how) {
    if (!this.#open) return;
    this.dataset.kind = "live";
    const sound = this.#makeSound(this.#form.hearing, true);
    this.#card.busy = true;
    try {
      await this.#prepare(sound);
      this.#speed = 1;
      const take = how === "end" ? "end" : "on";
      const reply = await this.#session.resume(this.#open.session, take);
      if (how === "discard") this.#session.tell({ discard: {} });
      this.#enter(sound, reply, { rows: await this.#session.ledger() });
    } catch (error) {
      sound.close();
      fill(this, { liveProblem: sentence(error) });
      part(this, "[data-text=liveProblem]", HTMLElement).hidden = false;
    } finally {
      this.#card.busy = false;
    }
  }

  /**
   * @param {Hearing} hearing
   * @param {boolean} isReported
   */
  #makeSound(hearing, isReported) {
    this.#sound?.mute(true);
    const sound = new RunSound(this.#server, this.#language, hearing, isReported);
    sound.addEventListener("tell", (event) => {
      // A farewell may outlast its run, and the next run's lines bear the same names.
      const isOurs = sound === this.#sound;
      if (isOurs) this.#session.tell(/** @type {CustomEvent} */ (event).detail);
    });
    sound.addEventListener("readiness", () => (this.#screen.readiness = sound.readiness));
    return sound;
  }

  /** @param {RunSound} sound */
  async #prepare(sound) {
    await sound.prepare(this.#browserVoice, this.#serverVoices);
    this.#screen.readiness = null;
    fill(this, { lack: sound.lack });
    this.#notice("voiceless", sound.isVoiceless);
  }

  /**
   * Shows a run from sensors, which has been opened or taken up again.
   * @param {RunSound} sound
   * @param {LiveReply} reply
   * @param {{rows?: LedgerRow[], role?: Opening["role"]}} [past] What was said before, newest first,
   *   and who owns the truth of it; a phone tracks unless it says otherwise.
   */
  #enter(sound, { screen, phase, place, resumed }, past = {}) {
    const { rows = [], role = resumed?.role } = past;
    const said = rows.filter(({ decision, line }) => decision === "said" && line !== undefined);
    this.#showRun(sound, screen, { phase, place });
    this.#lines = said
      .map(({ line = "", at, title }) => ({ id: line, at, text: title, rank: "", isCut: false }))
      .reverse();
    this.#screen.lines = this.#lines;
    this.dataset.role = role ?? "tracker";
    if (screen.muted) this.#mute(true);
    const { metronome } = screen;
    if (metronome?.isPlaying) sound.tick({ start: metronome });
    // What another device tracks needs no sensor of this one.
    if (role !== "companion") this.#desk?.begin(place);
  }

  /**
   * @param {RunSound} sound
   * @param {Screen} screen
   * @param {Pick<LiveReply, "phase" | "place"> | null} [live]
   */
  #showRun(sound, screen, live = null) {
    this.#sound = sound;
    this.#lines = [];
    this.#isMuted = screen.muted;
    if (screen.metronome) sound.addMetronome(this.#clicks);
    this.#screen.beatVolume = beatVolume();
    this.#screen.route = this.#recording?.route;
    this.#screen.lines = [];
    this.#screen.live = live;
    this.#screen.screen = screen;
    this.#screen.speed = this.#speed;
    this.#screen.playing = true;
    this.#show("run");
    this.#updates.hold();
    this.#server.watch();
  }

  /** @param {Report & {kind: "step"}} report */
  #step({ screen, effects, rows, to, live, safe }) {
    this.#isMuted = screen.muted;
    if (live) this.#screen.live = live;
    if (safe) this.#screen.safe = safe;
    this.#screen.screen = screen;
    this.#sound?.play(effects, { to, speed: this.#speed, isMuted: screen.muted });
    for (const { effect } of effects) {
      if (effect.speak) {
        const { id, text, rank } = effect.speak;
        const at = rows.find(({ line }) => line === id)?.at ?? "";
        this.#lines.push({ id, at, text, rank, isCut: false });
      }
      if (effect.stop) {
        const { id } = effect.stop;
        this.#lines = this.#lines.map((line) => (line.id === id ? { ...line, isCut: true } : line));
      }
    }
    if (effects.length > 0) this.#screen.lines = this.#lines;
  }

  /** @param {boolean} mute */
  #mute(mute) {
    this.#sound?.mute(mute);
    this.#session.tell({ mute });
  }

  /** @param {boolean} isPlaying */
  #play(isPlaying) {
    this.#session.play(isPlaying);
    if (isPlaying) this.#sound?.resume();
    else this.#sound?.pause();
    this.#screen.playing = isPlaying;
  }

  /** @param {Report & {kind: "ended"}} report */
  async #end({ isDiscarded = false }) {
    this.#server.unwatch();
    this.#updates.letGo();
    this.#desk?.end();
    this.#sound?.close();
    this.#screen.close();
    if (isDiscarded) {
      this.#show("choose");
    } else {
      part(this, "run-summary", RunSummary).end = await this.#session.summary();
      this.#show("summary");
    }
    await this.#look();
  }

  /** Clips that a lost server left out are asked for when it is back. */
  #noteServer() {
    this.#notice("gone", this.#server.isGone && this.#view === "run");
    if (!this.#server.isGone && this.#view === "run") this.#sound?.catchUp();
  }

  /** A newer page is offered where it interrupts nobody. */
  async #offerUpdate() {
    const isQuiet = this.#view === "choose" && this.#open === null;
    const isWelcome = isQuiet && this.#updates.isReady && !(await this.#updates.isRunning());
    this.#notice("update", isWelcome);
  }

  /** The browser's own way back leads from a plan to the choice, and out of a run only if meant. */
  #goBack() {
    if (this.#view === "run") {
      history.pushState("run", "");
      this.#screen.askToFinish();
    } else if (this.#view !== "choose") {
      this.#show("choose");
    }
  }

  /** @param {View} view */
  #show(view) {
    if (this.#view === "choose" && view !== "choose") history.pushState(view, "");
    this.#view = view;
    this.dataset.showing = view;
    if (this.#link) this.#link.running = view === "run";
    for (const child of this.querySelectorAll("[data-view]")) {
      /** @type {HTMLElement} */ (child).hidden = child.getAttribute("data-view") !== view;
    }
    this.#notice("gone", this.#server.isGone && view === "run");
    this.#offerUpdate();
    scrollTo(0, 0);
    part(this, `[data-view=${view}] h1`, HTMLElement).focus();
  }

  /**
   * @param {string} name
   * @param {boolean} isShown
   */
  #notice(name, isShown) {
    part(this, `[data-notice=${name}]`, HTMLElement).hidden = !isShown;
  }

  /**
   * @param {string} name
   * @param {(detail: any) => void} act
   */
  #on(name, act) {
    this.addEventListener(name, (event) => act(/** @type {CustomEvent} */ (event).detail));
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

/**
 * What to tell a person of an error.
 * @param {unknown} error
 */
function sentence(error) {
  return error instanceof Error ? error.message : String(error);
}

customElements.define("pace-setter", PaceSetter);
