// @ts-check
/**
 * @typedef {import("../contract.js").Beat} Beat
 * @typedef {import("../contract.js").Intent} Intent
 * @typedef {import("../contract.js").Recording} Recording
 * @typedef {import("../contract.js").Scenario} Scenario
 * @typedef {import("../contract.js").ShownLine} ShownLine
 * @typedef {import("../run/engine.js").Report} Report
 * @typedef {import("./plan-form.js").Wanted} Wanted
 */
import { fill, part } from "../parts.js";
import { Session } from "../run/session.js";
import { Server } from "../server.js";
import { settings } from "../settings.js";
import { AudioBus } from "../sound/audio-bus.js";
import { BrowserVoice } from "../sound/browser-voice.js";
import { ClipVoice } from "../sound/clip-voice.js";
import { Narrator } from "../sound/narrator.js";
import { PlanForm } from "./plan-form.js";
import { RecordingCard } from "./recording-card.js";
import { RecordingPicker } from "./recording-picker.js";
import { RunScreen } from "./run-screen.js";
import { RunSummary } from "./run-summary.js";
import { WhySheet } from "./why-sheet.js";

/** @typedef {"choose" | "plan" | "run" | "summary"} View */

/**
 * The whole page: it leads from view to view, carries the wishes of the elements to the core and
 * what the core answers to the elements and to the voice.
 */
export class PaceSetter extends HTMLElement {
  #session = new Session();
  #server = new Server();
  #language = document.documentElement.lang;
  /** @type {View} */
  #view = "choose";
  /** @type {Recording | null} */
  #recording = null;
  /** @type {ShownLine[]} */
  #lines = [];
  #speed = 1;
  #isReported = false;
  /** @type {AudioBus | null} */
  #bus = null;
  /** @type {Narrator | null} */
  #narrator = null;
  /** @type {ClipVoice | null} */
  #clips = null;
  /** Found out before it is needed, because the start must not wait. */
  #browserVoice = BrowserVoice.find(this.#language);
  #serverVoices = this.#server.voices(this.#language);

  connectedCallback() {
    this.#listenToElements();
    this.#listenToSession();
    this.#server.addEventListener("change", () => this.#noteServer());
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

  async #load() {
    const [coaches, scenarios] = await Promise.all([
      this.#session.coaches(),
      this.#session.scenarios(),
    ]);
    this.#form.coaches = coaches;
    this.#picker.scenarios = scenarios;
  }

  #listenToElements() {
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
    this.#on("run-mute", (/** @type {boolean} */ mute) => {
      this.#narrator?.mute(mute);
      this.#session.tell({ mute });
    });
    this.#on("run-play", (/** @type {boolean} */ isPlaying) => this.#play(isPlaying));
    this.#on("run-speed", (/** @type {number} */ speed) => {
      this.#speed = speed;
      this.#session.setSpeed(speed);
    });
    this.#on("run-beat", (/** @type {Beat} */ beat) => this.#session.tell({ metronome: beat }));
    this.#on("run-beat-again", async () => {
      const isReady = this.#bus && (await this.#addMetronome(this.#bus));
      if (isReady) this.#session.tell({ metronome: { ready: true } });
    });
    this.#on("run-volume", (/** @type {number} */ volume) => {
      settings.set({ metronomeVolume: String(volume) });
      this.#bus?.tick({ volume });
    });
    this.#on("run-finish", () => this.#session.finish());
    this.#on("run-again", () => this.#show("plan"));
    this.#on("line-why", async (/** @type {string} */ line) => {
      part(this, "why-sheet", WhySheet).show(await this.#session.why(line));
    });
  }

  #listenToSession() {
    this.#hear("step", (report) => report.kind === "step" && this.#step(report));
    this.#hear("ended", () => this.#end());
    this.#hear("broken", () => this.#notice("broken", true));
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
      this.#recording = await read();
      part(this, "recording-card", RecordingCard).recording = this.#recording;
      this.#form.ask(this.#recording, intent);
      this.#show("plan");
    } catch (error) {
      this.#picker.problem = sentence(error);
    } finally {
      this.#picker.busy = false;
    }
  }

  /** @param {Wanted} wanted */
  async #start({ plan, speed, voice, music, lead }) {
    // Before any waiting: only a click may begin sound.
    const bus = new AudioBus({ music, lead });
    BrowserVoice.prime();
    this.#narrator?.mute(true);
    this.#form.busy = true;
    try {
      const { narrator, clips, hasOwnVoice } = await this.#voices(bus, voice);
      const { screen, lines } = await this.#session.start(plan, speed);
      const script = lines.map(({ spoken }) => spoken);
      this.#bus = bus;
      this.#narrator = narrator;
      this.#clips = clips;
      this.#lines = [];
      if (plan.cadence) this.#addMetronome(bus);
      this.#speed = speed;
      this.#isReported = plan.speech === "reported";
      this.#screen.route = this.#recording?.route;
      this.#screen.lines = [];
      this.#screen.screen = screen;
      this.#screen.speed = speed;
      this.#screen.playing = true;
      this.#form.problem = null;
      this.#show("run");
      this.#server.watch();
      // A browser that speaks itself needs clips only once it has failed.
      if (hasOwnVoice) narrator.addEventListener("fallback", () => clips?.prepare(script));
      else clips?.prepare(script);
    } catch (error) {
      bus.close();
      this.#form.problem = sentence(error);
    } finally {
      this.#form.busy = false;
    }
  }

  /**
   * The narrator for a run, with the voices that were asked for and exist: the browser's own
   * before the server's.
   * @param {AudioBus} bus
   * @param {string} choice
   */
  async #voices(bus, choice) {
    const mayBrowser = choice === "auto" || choice === "browser";
    const mayServer = choice === "auto" || choice === "server";
    const browser = mayBrowser ? await this.#browserVoice : null;
    const { available, lack } = await this.#serverVoices;
    const clips =
      mayServer && available ? new ClipVoice(bus, this.#server, this.#language) : null;
    this.#screen.readiness = null;
    clips?.addEventListener("change", () => {
      this.#screen.readiness = clips.readiness;
    });
    fill(this, { lack });
    this.#notice("voiceless", choice !== "text" && !browser && !clips);
    const narrator = new Narrator(bus, browser, clips);
    this.#connect(narrator, bus);
    return { narrator, clips, hasOwnVoice: browser !== null };
  }

  /**
   * Reports to the core what became of its lines.
   * @param {Narrator} narrator
   * @param {AudioBus} bus
   */
  #connect(narrator, bus) {
    for (const [name, key] of [["finished", "lineFinished"], ["failed", "lineFailed"]]) {
      narrator.addEventListener(name, (event) => {
        const line = /** @type {CustomEvent<string>} */ (event).detail;
        // A farewell may outlast its run, and the next run's lines bear the same names.
        const isOurs = this.#isReported && narrator === this.#narrator;
        if (isOurs) this.#session.tell({ [key]: line });
      });
    }
    bus.addEventListener("began", () => this.#session.tell({ interruption: "began" }));
    bus.addEventListener("ended", () => this.#session.tell({ interruption: "ended" }));
  }

  /**
   * Brings the metronome of a plan into the mix, as its own page left it.
   * @param {AudioBus} bus
   * @returns {Promise<boolean>} Whether it can sound; if not, the core has been told.
   */
  async #addMetronome(bus) {
    const { metronomeTimbre: timbre = "wood", metronomeVolume = "0.4" } = settings.get();
    const volume = Number(metronomeVolume);
    this.#screen.beatVolume = volume;
    try {
      const clicks = this.#session.click.bind(this.#session);
      await bus.addMetronome(clicks, { timbre, volume });
      return true;
    } catch (error) {
      this.#session.tell({ metronome: { failed: sentence(error) } });
      return false;
    }
  }

  /** @param {Report & {kind: "step"}} report */
  #step({ screen, effects, rows, to }) {
    this.#screen.screen = screen;
    for (const { effect } of effects) {
      if (effect.speak) {
        const { id, text, spoken, rank, seconds, startsAt } = effect.speak;
        const at = rows.find(({ line }) => line === id)?.at ?? "";
        this.#lines.push({ id, at, text, rank, isCut: false });
        const delay = Math.max(0, startsAt - to) / this.#speed;
        this.#narrator?.say({ id, spoken, seconds, delay });
      }
      if (effect.stop) {
        const { id } = effect.stop;
        this.#narrator?.stop(id);
        this.#lines = this.#lines.map((line) => (line.id === id ? { ...line, isCut: true } : line));
      }
      if (effect.metronome) this.#bus?.tick(effect.metronome);
      if (effect.haptic) navigator.vibrate?.(40);
      if (effect.split && !screen.muted) this.#bus?.tone();
    }
    if (effects.length > 0) this.#screen.lines = this.#lines;
  }

  /** @param {boolean} isPlaying */
  #play(isPlaying) {
    this.#session.play(isPlaying);
    if (isPlaying) this.#narrator?.resume();
    else this.#narrator?.pause();
    this.#screen.playing = isPlaying;
  }

  async #end() {
    this.#server.unwatch();
    this.#bus?.tick({ stop: true });
    this.#narrator?.close();
    this.#screen.close();
    part(this, "run-summary", RunSummary).end = await this.#session.summary();
    this.#show("summary");
  }

  /** Clips that a lost server left out are asked for when it is back. */
  #noteServer() {
    this.#notice("gone", this.#server.isGone && this.#view === "run");
    if (!this.#server.isGone && this.#view === "run") this.#clips?.prepare();
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
    for (const child of this.querySelectorAll("[data-view]")) {
      /** @type {HTMLElement} */ (child).hidden = child.getAttribute("data-view") !== view;
    }
    this.#notice("gone", this.#server.isGone && view === "run");
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
