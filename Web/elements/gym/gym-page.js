// @ts-check
/**
 * @typedef {import("../../gym/engine.js").GymReport} GymReport
 * @typedef {import("../../gym/gym-engine.js").OpenGym} OpenGym
 * @typedef {import("../../gym/library.js").Search} Search
 * @typedef {import("../../gym/variant-desk.js").Edited} Edited
 * @typedef {import("./workout-editor.js").WorkoutEditor} WorkoutEditor
 * @typedef {import("./workout-view.js").WorkoutView} WorkoutView
 */
import { askedWorkout } from "../../gym/asked.js";
import { FinderDesk } from "../../gym/finder-desk.js";
import { drawEnd, drawOpen } from "../../gym/gym-cards.js";
import { GymSession } from "../../gym/gym-session.js";
import { Library } from "../../gym/library.js";
import { VariantDesk } from "../../gym/variant-desk.js";
import { coachLanguage as language } from "../../language.js";
import { saveFile } from "../../live/export.js";
import { once } from "../../once.js";
import { PageElement } from "../../page-element.js";
import { fill, part } from "../../parts.js";
import { wordsAhead } from "../../run/words-ahead.js";
import { settings } from "../../settings.js";
import { OnlyHere } from "../shared/only-here.js";
import { PlaceList } from "./place-list.js";
import { WorkoutFinder } from "./workout-finder.js";

/**
 * The gym's page. Its views are `discover`, `workout`, `edit`, `session` and `summary`; it carries what
 * the elements want to the core and what the core answers to the elements and to the voice.
 * @extends {PageElement<GymReport>}
 */
export class GymPage extends PageElement {
  home = "discover";
  view = "discover";

  #finder = part(this, "workout-finder", WorkoutFinder);
  // Their scripts come after the first list.
  #workout = /** @type {WorkoutView} */ (part(this, "workout-view", HTMLElement));
  #editor = /** @type {WorkoutEditor} */ (part(this, "workout-editor", HTMLElement));
  #session = new GymSession();
  #library = new Library(this.#session);
  #search = new FinderDesk(this.#library, this.#session, this.#finder, part(this, "place-list", PlaceList));
  #variants = new VariantDesk(this.#session, this.#library);
  #open = /** @type {OpenGym | null} */ (null);
  /** What leads a workout: a third of the page's scripts, which come after those that find one. */
  #lead = once(() => this.#makeLead());
  /** The workout that is looked at. */
  #looked = /** @type {{id: string, text: string} | null} */ (null);

  connectedCallback() {
    this.#listenToFinder();
    this.#listenToView();
    this.#listenToEditor();
    this.#listenToSession();
    this.listenToNotices();
    this.guard("session", async () => (await this.#lead()).desk.askToLeave());
    addEventListener("pagehide", () => this.#session.flush());
    const load = () => this.#load().finally(() => this.removeAttribute("data-coming"));
    this.attempt(load, (problem) => (this.#finder.problem = problem));
  }

  async #load() {
    // Nothing else comes in the way of the first list.
    await this.#search.foresee();
    this.#session.link();
    this.#try(() => this.#look());
    const asked = askedWorkout((await this.#search.find()).found);
    await import("./workout-view.js");
    this.#workout.coaches = await this.#session.coaches();
    if (asked) this.#openWorkout(asked.id, "").then(() => asked.begins && this.#workout.start());
    this.updates.begin();
    await Promise.all([
      ...[import("./asked-workout.js"), import("./workout-source.js"), import("./workout-wish.js")],
      ...[import("./workout-editor.js"), this.#lead()],
      wordsAhead(this.#session, settings.get().gymCoach),
    ]);
  }

  async #makeLead() {
    const [{ GymStart }, { GymScreen }] = await Promise.all([import("../../gym/gym-start.js"), import("./gym-screen.js")]);
    const screen = part(this, "gym-screen", GymScreen);
    const start = new GymStart(this.#session, this.#library, screen, screen.talk);
    this.report(this.#session, "step", (report) => start.desk.step(report));
    this.hear(start, "voiced", ({ lack, isMissed }) => {
      fill(this, { lack });
      this.notice("voiceless", isMissed);
    });
    this.hear(start, "entered", () => {
      this.updates.hold();
      this.go("session");
    });
    return start;
  }

  /** Shows what is left from before: a workout that is open, and what only this device has. */
  async #look() {
    const { open, onlyHere, trouble } = await this.#session.look();
    this.#open = open;
    part(this, "only-here", OnlyHere).left = { onlyHere, trouble };
    drawOpen(part(this, ".open-gym", HTMLElement), open);
  }

  #listenToFinder() {
    this.on("workout-search", (/** @type {Search} */ search) => {
      const find = async () => {
        const { read } = await this.#search.find(search);
        await this.#try(() => this.#library.remember(read));
      };
      this.attempt(find, (problem) => (this.#finder.problem = problem));
    });
    this.on("workout-open", ({ id, reason }) => this.#openWorkout(id, reason));
    this.on("library-changed", async () => (await this.#library.desk.meet(), this.#search.refresh()));
    this.on("workout-write", (detail) => this.#edit(() => this.#variants.write(detail?.text)));
    this.on("journal-save", async () => saveFile(await this.#session.lines()));
    for (const how of /** @type {const} */ (["on", "end"]))
      this.press(`[data-how=${how}]`, () => this.#try(async () => this.#open && (await this.#lead()).resume(this.#open, how)));
  }

  #listenToView() {
    this.on("workout-leave", () => this.go("discover"));
    this.on("workout-edit", () => {
      const { id = "", text = "" } = this.#looked ?? {};
      this.#edit(() => this.#variants.edit(id, text));
    });
    this.on("workout-remove", async () => {
      const own = this.#library.own.get(this.#looked?.id ?? "");
      if (own) await this.#library.remove(own.name);
      await this.#search.refresh();
      this.go("discover");
    });
    this.on("plates-wanted", (typed) => {
      const load = async () => (this.#workout.plates = await this.#session.ask({ do: "plates", typed }));
      this.attempt(load, (problem) => (this.#workout.plates = { problem }));
    });
    this.on("workout-start", (how) => this.#start(how));
  }

  #listenToEditor() {
    this.on("variant-check", async (text) => (this.#editor.variant = await this.#variants.check(text)));
    this.on("form-wanted", async (one) => (this.#editor.form = await this.#variants.form(one.text, one.edit)));
    this.on("variant-rebase", () => this.#edit(() => this.#variants.rebase(this.#editor.text)));
    this.on("variant-reset", () => this.#edit(() => this.#variants.reset(this.#editor.text)));
    this.on("variant-leave", () => this.go(this.#looked ? "workout" : "discover"));
    this.on("variant-keep", (/** @type {string} */ text) =>
      this.#try(async () => {
        const id = await this.#variants.keep(text);
        await this.#search.refresh();
        await this.#openWorkout(id, "");
      }),
    );
  }

  #listenToSession() {
    this.on("gym-did", (/** @type {import("../../gym/contract.js").Did} */ event) => this.#session.did(event));
    this.on("gym-drop", () => this.#session.drop());
    this.report(this.#session, "ended", (report) => this.#end(report));
    this.report(this.#session, "broken", () => this.notice("broken", true));
    this.report(this.#session, "link", (report) => {
      part(this, "only-here", OnlyHere).left = { onlyHere: report.state.onlyHere };
    });
    this.press(".gym-end [data-do=home]", () => this.go("discover"));
  }

  /**
   * @param {string} id
   * @param {string} reason
   */
  #openWorkout(id, reason) {
    return this.#try(async () => {
      await Promise.all([this.#search.ready(), import("./workout-view.js")]);
      const [{ workout, origin, text }, { advice }] = await Promise.all([
        this.#library.workout(id),
        this.#library.lead(id),
      ]);
      const { cues } = await this.#session.ask({ do: "gymCues", workout: { name: id, text }, language });
      this.#looked = { id, text };
      if (this.#search.place) this.#workout.place = this.#search.place;
      this.#workout.shown = { workout, origin, text, reason, isOwn: this.#library.own.has(id), advice, cues };
      this.go("workout");
    });
  }

  /** @param {() => Promise<Edited>} begin */
  #edit(begin) {
    return this.#try(async () => {
      await this.#search.ready();
      const [edited] = await Promise.all([begin(), import("./workout-editor.js")]);
      this.#editor.edited = edited;
      this.#editor.variant = await this.#variants.check(edited.text);
      this.go("edit");
    });
  }

  /** @param {import("../../gym/gym-start.js").Wanted} how */
  async #start(how) {
    const looked = this.#looked;
    const start = async () => looked && (await this.#lead()).start(looked, how);
    await this.attempt(start, (problem) => (this.#workout.problem = problem));
  }

  /** @param {GymReport & {kind: "ended"}} report */
  async #end({ isDiscarded = false, summary, logged, isKept = false }) {
    this.updates.letGo();
    (await this.#lead()).desk.end();
    this.notice("voiceless", false);
    const end = part(this, ".gym-end", HTMLElement);
    const isDone = !isDiscarded && summary && logged;
    if (isDone) drawEnd(end, summary, isKept, []);
    this.go(isDone ? "summary" : "discover");
    await Promise.all([this.#look(), this.#search.refresh()]);
    if (!isDone) return;
    // Its records follow, once the core has the log with it.
    const { records } = await this.#library.progress({ limit: 1, session: logged.id });
    drawEnd(end, summary, isKept, records);
  }

  /** @override */
  get isQuiet() {
    return super.isQuiet && this.#open === null;
  }

  /**
   * The browser's own way back leads from the editor to the workout that it was opened from.
   * @override
   */
  goBack() {
    if (this.view !== "edit" || !this.#looked) return super.goBack();
    history.pushState("workout", "");
    this.go("workout");
  }

  /**
   * @override
   * @param {string} view
   */
  turnTo(view) {
    if (view === "discover") this.#looked = null;
    super.turnTo(view);
  }

  /** @param {() => Promise<unknown>} work */
  #try(work) {
    return this.attempt(work, (lost) => {
      fill(this, { lost });
      this.notice("lost", true);
    });
  }
}

customElements.define("gym-page", GymPage);
