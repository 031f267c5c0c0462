// @ts-check
/**
 * @typedef {import("../../contract.js").Intent} Intent
 * @typedef {import("../../contract.js").Recording} Recording
 * @typedef {import("../../live/live-run.js").OpenRun} OpenRun
 * @typedef {import("../../run/engine.js").Report} Report
 * @typedef {import("../../run/pressed.js").Pressed} Pressed
 * @typedef {import("./plan-form.js").PlanForm} PlanForm
 * @typedef {import("./run-summary.js").RunSummary} RunSummary
 * @typedef {import("./why-sheet.js").WhySheet} WhySheet
 */
import { PhoneLink } from "../../link/phone-link.js";
import { usualPlan } from "../../link/usual-plan.js";
import { saveFile } from "../../live/export.js";
import { LiveDesk } from "../../live/live-desk.js";
import { once } from "../../once.js";
import { PageElement } from "../../page-element.js";
import { fill, part } from "../../parts.js";
import { handedOver } from "../../run/handed-over.js";
import { RaceOfToday } from "../../run/race-of-today.js";
import { RunStage } from "../../run/run-stage.js";
import { RunStart } from "../../run/run-start.js";
import { Session } from "../../run/session.js";
import { wordsAhead } from "../../run/words-ahead.js";
import { Server } from "../../server.js";
import { OnlyHere } from "../shared/only-here.js";
import { OpenRunCard } from "./open-run.js";
import { RecordingCard } from "./recording-card.js";
import { RecordingPicker } from "./recording-picker.js";
import { RunScreen } from "./run-screen.js";
import { WatchLink } from "../watch/watch-link.js";

/**
 * The run's page, with its views `choose`, `plan`, `run` and `summary`: brings wishes to the core, answers to elements.
 * @extends {PageElement<Report>}
 */
export class PaceSetter extends PageElement {
  home = "choose";
  view = "choose";

  #picker = part(this, "recording-picker", RecordingPicker);
  #screen = part(this, "run-screen", RunScreen);
  #card = part(this, "open-run", OpenRunCard);
  #onlyHere = part(this, "[data-view=choose] only-here", OnlyHere);
  // Their scripts come once the page is shown.
  #form = /** @type {PlanForm} */ (part(this, "plan-form", HTMLElement));
  #summary = /** @type {RunSummary} */ (part(this, "run-summary", HTMLElement));
  #why = /** @type {WhySheet} */ (part(this, "why-sheet", HTMLElement));
  #session = new Session();
  #server = new Server();
  #race = new RaceOfToday(this.#session);
  #recording = /** @type {Recording | null} */ (null);
  #stage = new RunStage(this.#session, this.#server, this.#screen);
  #desk = new LiveDesk(this.#session, this.#screen);
  #runStart = new RunStart(this.#session, this.#stage, this.#desk);
  #link = /** @type {PhoneLink | null} */ (null);
  #open = /** @type {OpenRun | null} */ (null);

  connectedCallback() {
    this.#listenToChoice();
    this.#listenToRun();
    this.#listenToSession();
    this.#listenToLink();
    this.listenToNotices();
    this.#server.addEventListener("change", () => this.#noteServer());
    this.guard("run", () => this.#screen.askToFinish());
    this.#load().catch(() => this.notice("broken", true));
  }

  /** What asks how a run shall be coached, and what tells of it afterwards. */
  #formed = once(async () => {
    await Promise.all([import("./plan-form.js"), import("./run-summary.js"), import("./why-sheet.js")]);
    this.#form.wire(this.#session, this.#stage);
    this.#form.coaches = await this.#session.coaches();
  });

  async #load() {
    const session = this.#session;
    const { coach } = usualPlan("reported");
    [this.#picker.scenarios] = await Promise.all([session.scenarios(), this.#race.look(), wordsAhead(session, coach)]);
    await this.#formed();
    await Promise.all([this.#link?.open(), this.#look(), this.updates.begin()]);
    // From here on it needs no server.
    this.removeAttribute("data-coming");
    const intent = await handedOver(session);
    if (intent) await this.#plan(null, intent);
  }

  /** Shows what is left from before: a run that is open, and what only this device has. */
  async #look() {
    const { open, onlyHere, trouble } = await this.#session.look();
    this.#open = open;
    this.#card.run = open;
    part(this, ".now", HTMLElement).hidden = open !== null;
    this.#onlyHere.left = { onlyHere, trouble };
  }

  #listenToChoice() {
    this.on("recording-file", (/** @type {File} */ file) => this.#choose(() => this.#session.open(file)));
    this.on("recording-salvage", (/** @type {File} */ file) => this.#choose(() => this.#session.open(file, true)));
    this.on("recording-demo", ({ id, plan }) => this.#choose(() => this.#session.simulate(id), plan));
    this.on("course-rehearse", (workout) =>
      this.#choose(() => this.#session.obey(workout), { mode: "training", workout }),
    );
    this.on("recording-another", () => this.go("choose"));
    this.on("plan-cadence", async (target) => (this.#form.advice = await this.#session.cadence(target)));
    this.on("plan-start", (/** @type {Pressed} */ pressed) => this.#start(pressed));
    this.on("run-resume", (/** @type {"on" | "end" | "discard"} */ how) => this.#resume(how));
    this.on("journal-save", async () => saveFile(await this.#session.lines()));
    this.press("[data-run-now]", () => this.#now());
    this.on("run-usual", () => this.#now(() => this.#form.go()));
  }

  #listenToRun() {
    this.on("live-start", () => this.#runStart.go());
    this.on("live-leave", () => this.#session.drop());
    this.on("run-again", () => this.go("plan"));
    this.on("line-why", async (/** @type {string} */ line) => this.#why.show(await this.#session.why(line)));
    this.hear(this.#runStart, "voiced", ({ lack, isVoiceless }) => {
      fill(this, { lack });
      this.notice("voiceless", isVoiceless);
    });
    this.hear(this.#runStart, "entered", ({ kind, role }) => {
      if (kind === "live") this.#recording = null;
      this.dataset.kind = kind;
      this.dataset.role = role;
      this.go("run");
      this.updates.hold();
      this.#server.watch();
    });
  }

  #listenToSession() {
    this.report(this.#session, "step", (report) => this.#stage.step(report));
    this.report(this.#session, "ended", (report) => this.#end(report));
    this.report(this.#session, "broken", () => this.notice("broken", true));
    this.report(this.#session, "link", ({ news }) => {
      if ("state" in news) this.#onlyHere.left = { onlyHere: news.state.onlyHere };
    });
  }

  #listenToLink() {
    const link = (this.#link = new PhoneLink(this.#session, part(this, "watch-link", WatchLink)));
    const follow = (/** @type {string} */ id, /** @type {Intent} */ today = { mode: "free" }) =>
      this.#enter(() => this.#runStart.follow(id, this.#form.hearing, today));
    this.on("watch-follow", () => this.#race.with((today) => link.theirs && follow(link.theirs, today)));
    this.hear(this.#runStart, "asked", (plan) => link.ask(plan));
    this.on("watch-end", () => link.end());
    this.hear(link, "follow", (/** @type {string} */ id) => follow(id));
    this.hear(link, "note", (note) => this.#stage.hear(note));
    this.hear(link, "begin", (wanted) => this.#enter(() => this.#runStart.track(wanted, this.#form.hearing)));
  }

  /**
   * Begins a run without a plan, or says why it cannot.
   * @param {() => Promise<void>} begin
   */
  #enter(begin) {
    return this.attempt(begin, (liveProblem) => {
      fill(this, { liveProblem });
      part(this, "[data-text=liveProblem]", HTMLElement).hidden = false;
    });
  }

  /** Plans a run from sensors, unless one of another device is in the way. */
  #now(then = () => {}) {
    if (this.#link?.isTaken) part(this, "watch-link", WatchLink).insist();
    else this.#race.with((intent) => this.#plan(null, intent).then(then));
  }

  /**
   * @param {() => Promise<Recording>} read
   * @param {Intent} [intent] What its runner means to do, if that is known.
   */
  async #choose(read, intent = { mode: "free" }) {
    this.notice("broken", false);
    const recording = await this.#picker.take(read);
    if (recording) await this.#plan(recording, intent);
  }

  /**
   * Asks how a run shall be coached.
   * @param {Recording | null} recording Nothing for a run from sensors.
   * @param {Intent} intent
   */
  async #plan(recording, intent) {
    this.#recording = recording;
    this.dataset.kind = recording ? "recording" : "live";
    part(this, "recording-card", RecordingCard).recording = recording;
    await this.#formed();
    await this.#form.ask(recording, intent);
    this.go("plan");
  }

  /** @param {Pressed} pressed */
  async #start(pressed) {
    this.#form.problem = null;
    this.#form.busy = true;
    await this.attempt(() => this.#runStart.start(pressed, this.#recording), (problem) => (this.#form.problem = problem));
    this.#form.busy = false;
  }

  /** @param {"on" | "end" | "discard"} how */
  async #resume(how) {
    const open = this.#open;
    if (!open) return;
    this.#card.busy = true;
    await this.#enter(() => this.#runStart.resume(open, how, this.#form.hearing));
    this.#card.busy = false;
  }

  /** @param {Report & {kind: "ended"}} report */
  async #end({ isDiscarded = false }) {
    this.#server.unwatch();
    this.updates.letGo();
    this.#desk.end();
    this.#stage.close();
    if (isDiscarded) {
      this.go("choose");
    } else {
      this.#summary.end = await this.#session.summary();
      this.go("summary");
    }
    await this.#look();
  }

  /** Clips that a lost server left out are asked for when it is back. */
  #noteServer() {
    const [{ isGone }, isRunning] = [this.#server, this.view === "run"];
    this.notice("gone", isGone && isRunning);
    if (!isGone && isRunning) this.#stage.catchUp();
  }

  /** @override */
  get isQuiet() {
    return super.isQuiet && this.#open === null;
  }

  /**
   * @override
   * @param {string} view
   */
  turnTo(view) {
    super.turnTo(view);
    if (this.#link) this.#link.running = view === "run";
    this.notice("gone", this.#server.isGone && view === "run");
  }
}

customElements.define("pace-setter", PaceSetter);
