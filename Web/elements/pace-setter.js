// @ts-check
/**
 * @typedef {import("../contract.js").Intent} Intent
 * @typedef {import("../contract.js").LedgerRow} LedgerRow
 * @typedef {import("../contract.js").LiveReply} LiveReply
 * @typedef {import("../contract.js").Plan} Plan
 * @typedef {import("../contract.js").Recording} Recording
 * @typedef {import("../contract.js").Scenario} Scenario
 * @typedef {import("../live/live-run.js").OpenRun} OpenRun
 * @typedef {import("../live/live-run.js").Opening} Opening
 * @typedef {import("../run/engine.js").Report} Report
 * @typedef {import("../sound/run-sound.js").RunSound} RunSound
 * @typedef {import("./plan-form.js").Beginning} Beginning
 * @typedef {import("./plan-form.js").Wanted} Wanted
 */
import { PhoneLink } from "../link/phone-link.js";
import { usualPlan } from "../link/usual-plan.js";
import { saveFile } from "../live/export.js";
import { LiveDesk } from "../live/live-desk.js";
import { fill, part } from "../parts.js";
import { RunStage } from "../run/run-stage.js";
import { Session } from "../run/session.js";
import { Server } from "../server.js";
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
  /** @type {View} */
  #view = "choose";
  /** @type {Recording | null} */
  #recording = null;
  #stage = new RunStage(
    this.#session,
    this.#server,
    this.#screen,
    document.documentElement.lang,
  );
  #desk = new LiveDesk(this.#session, this.#screen);
  /** @type {PhoneLink | null} */
  #link = null;
  /** @type {OpenRun | null} */
  #open = null;
  /**
   * How a run from sensors is to begin.
   * @type {Beginning | null}
   */
  #beginning = null;
  /** @type {import("../link/database.js").Trouble | null} */
  #trouble = null;

  connectedCallback() {
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
    this.#trouble = trouble;
    this.#showOnlyHere(onlyHere);
  }

  /** @param {number} onlyHere How much nobody but this device has. */
  #showOnlyHere(onlyHere) {
    const trouble = this.#trouble;
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
    part(this, "[data-run-now]", HTMLButtonElement).addEventListener("click", () => {
      if (this.#link?.isTaken) part(this, "watch-link", WatchLink).insist();
      else this.#plan(null, { mode: "free" });
    });
    part(this, "[data-update]", HTMLButtonElement).addEventListener("click", () =>
      this.#updates.apply(),
    );
  }

  #listenToRun() {
    this.#on("live-start", () => {
      const { fix = true, countdown = 0 } = this.#beginning ?? {};
      this.#session.tell({ startWhen: { fix, countdown } });
    });
    this.#on("live-leave", () => this.#session.drop());
    this.#on("run-again", () => this.#show("plan"));
    this.#on("line-why", async (/** @type {string} */ line) => {
      part(this, "why-sheet", WhySheet).show(await this.#session.why(line));
    });
  }

  #listenToSession() {
    this.#hear("step", (report) => report.kind === "step" && this.#stage.step(report));
    this.#hear("ended", (report) => report.kind === "ended" && this.#end(report));
    this.#hear("broken", () => this.#notice("broken", true));
    this.#hear("link", (report) => {
      if (report.kind !== "link" || !("state" in report.news)) return;
      this.#showOnlyHere(report.news.state.onlyHere);
    });
  }

  #listenToLink() {
    const link = new PhoneLink(this.#session, part(this, "watch-link", WatchLink));
    this.#link = link;
    this.#on("watch-follow", () => link.theirs && this.#follow(link.theirs));
    this.#on("watch-end", () => link.end());
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
    const sound = this.#stage.makeSound(this.#form.hearing, true);
    this.dataset.kind = "live";
    this.#recording = null;
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
    const sound = this.#stage.makeSound(hearing, plan.speech === "reported");
    this.#form.busy = true;
    try {
      await this.#prepare(sound);
      this.#beginning = live;
      if (live) {
        this.#enter(sound, await this.#session.openLive(plan, live));
      } else {
        const { screen, lines } = await this.#session.start(plan, speed);
        this.#showRun(sound, screen, { speed, route: this.#recording?.route });
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
    const sound = this.#stage.makeSound(this.#form.hearing, true);
    this.#card.busy = true;
    try {
      await this.#prepare(sound);
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

  /** @param {RunSound} sound */
  async #prepare(sound) {
    await this.#stage.prepare(sound);
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
    const { rows, role = resumed?.role } = past;
    this.#showRun(sound, screen, { live: { phase, place }, rows });
    this.dataset.role = role ?? "tracker";
    // What another device tracks needs no sensor of this one.
    if (role !== "companion") this.#desk.begin(place);
  }

  /**
   * @param {RunSound} sound
   * @param {LiveReply["screen"]} screen
   * @param {Parameters<RunStage["show"]>[2]} how
   */
  #showRun(sound, screen, how) {
    this.#stage.show(sound, screen, how);
    this.#show("run");
    this.#updates.hold();
    this.#server.watch();
  }

  /** @param {Report & {kind: "ended"}} report */
  async #end({ isDiscarded = false }) {
    this.#server.unwatch();
    this.#updates.letGo();
    this.#desk.end();
    this.#stage.close();
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
    if (!this.#server.isGone && this.#view === "run") this.#stage.catchUp();
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
