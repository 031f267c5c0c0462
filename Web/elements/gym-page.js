// @ts-check
/**
 * @typedef {import("../gym/contract.js").Did} Did
 * @typedef {import("../gym/contract.js").GymReply} GymReply
 * @typedef {import("../gym/engine.js").GymReport} GymReport
 * @typedef {import("../gym/gym-engine.js").OpenGym} OpenGym
 * @typedef {import("../gym/library.js").Search} Search
 * @typedef {import("./workout-editor.js").Edited} Edited
 */
import { GymDesk } from "../gym/gym-desk.js";
import { GymSession } from "../gym/gym-session.js";
import { Library, now } from "../gym/library.js";
import { VariantDesk } from "../gym/variant-desk.js";
import { saveFile } from "../live/export.js";
import { rehearsalSpeed } from "../link/rehearsal.js";
import { define, enumerate, fill, part } from "../parts.js";
import { Server } from "../server.js";
import { settings } from "../settings.js";
import { Updates } from "../updates.js";
import { GymScreen } from "./gym-screen.js";
import { OnlyHere } from "./only-here.js";
import { WorkoutEditor } from "./workout-editor.js";
import { WorkoutFinder } from "./workout-finder.js";
import { WorkoutView } from "./workout-view.js";

/** @typedef {"discover" | "workout" | "edit" | "session" | "summary"} View */

/**
 * The gym's page: it leads from view to view, carries what the elements want to the core and what the
 * core answers to the elements and to the voice.
 */
export class GymPage extends HTMLElement {
  #session = new GymSession();
  #library = new Library(this.#session);
  #updates = new Updates();
  #desk = new GymDesk(this.#session, new Server(), part(this, "gym-screen", GymScreen));
  #variants = new VariantDesk(this.#session, this.#library);
  /** @type {View} */
  #view = "discover";
  /** @type {OpenGym | null} */
  #open = null;
  /**
   * The workout that is looked at.
   * @type {{id: string, text: string} | null}
   */
  #looked = null;
  /** @type {import("../link/database.js").Trouble | null} */
  #trouble = null;

  connectedCallback() {
    this.#listenToFinder();
    this.#listenToView();
    this.#listenToEditor();
    this.#listenToSession();
    this.#updates.addEventListener("change", () => this.#offerUpdate());
    addEventListener("popstate", () => this.#goBack());
    addEventListener("pagehide", () => this.#session.flush());
    addEventListener("beforeunload", (event) => {
      if (this.#view === "session") event.preventDefault();
    });
    for (const button of this.querySelectorAll("[data-dismiss]")) {
      button.addEventListener("click", () => {
        /** @type {HTMLElement} */ (button.closest("[data-notice]")).hidden = true;
      });
    }
    part(this, "[data-update]", HTMLElement).addEventListener("click", () => this.#updates.apply());
    history.replaceState("discover", "");
    this.#session.link();
    this.#look().catch((error) => this.#complain(error));
    this.#load().catch((error) => (this.#finder.problem = sentence(error)));
  }

  get #finder() {
    return part(this, "workout-finder", WorkoutFinder);
  }

  get #workout() {
    return part(this, "workout-view", WorkoutView);
  }

  get #editor() {
    return part(this, "workout-editor", WorkoutEditor);
  }

  async #load() {
    const [wish] = await Promise.all([this.#library.wish(), this.#library.load()]);
    this.#finder.wish = wish;
    this.#finder.found = await this.#library.discover(this.#finder.search);
    this.#updates.begin();
  }

  /** Shows what is left from before: a workout that is open, and what only this device has. */
  async #look() {
    const { open, onlyHere, trouble } = await this.#session.look();
    this.#open = open;
    this.#trouble = trouble;
    this.#showOnlyHere(onlyHere);
    const card = part(this, ".open-gym", HTMLElement);
    card.hidden = open === null;
    if (!open) return;
    const { screen, resumed } = open.reply;
    const { words = "", damage = "" } = resumed ?? {};
    fill(card, { openTitle: screen.exercise, openStands: words, damage });
    part(card, "[data-says=damage]", HTMLElement).hidden = resumed?.damage === undefined;
  }

  /** @param {number} onlyHere How much nobody but this device has. */
  #showOnlyHere(onlyHere) {
    const trouble = this.#trouble;
    const safe = onlyHere > 0 || trouble ? { onlyHere, trouble } : null;
    part(this, "only-here", OnlyHere).safe = safe;
  }

  #listenToFinder() {
    this.#on("workout-search", async (/** @type {Search} */ search) => {
      this.#library.remember(search.wish).catch((error) => this.#complain(error));
      try {
        this.#finder.found = await this.#library.discover(search);
        this.#finder.problem = null;
      } catch (error) {
        this.#finder.problem = sentence(error);
      }
    });
    this.#on("workout-open", ({ id, reason }) => this.#openWorkout(id, reason));
    this.#on("workout-write", () => this.#edit(() => this.#variants.write()));
    this.#on("journal-save", async () => saveFile(await this.#session.lines()));
    for (const how of /** @type {const} */ (["on", "end"])) {
      part(this, `[data-how=${how}]`, HTMLButtonElement).addEventListener("click", () =>
        this.#resume(how),
      );
    }
  }

  #listenToView() {
    this.#on("workout-leave", () => this.#show("discover"));
    this.#on("workout-edit", () => {
      const { id = "", text = "" } = this.#looked ?? {};
      this.#edit(() => this.#variants.edit(id, text));
    });
    this.#on("workout-remove", async () => {
      const own = this.#library.own.get(this.#looked?.id ?? "");
      if (own) await this.#library.store.remove(own.name);
      await this.#refresh();
      this.#show("discover");
    });
    this.#on("plates-wanted", async (wanted) => {
      try {
        this.#workout.plates = await this.#session.ask({ do: "plates", mode: "external", ...wanted });
      } catch (error) {
        this.#workout.plates = { problem: sentence(error) };
      }
    });
    this.#on("workout-start", (how) => this.#start(how));
  }

  #listenToEditor() {
    this.#on("variant-check", async (/** @type {string} */ text) => {
      this.#editor.variant = await this.#variants.check(text);
    });
    this.#on("form-wanted", async ({ text, edit }) => {
      this.#editor.form = await this.#variants.form(text, edit);
    });
    this.#on("variant-rebase", () => this.#edit(() => this.#variants.rebase(this.#editor.text)));
    this.#on("variant-reset", () => this.#edit(() => this.#variants.reset(this.#editor.text)));
    this.#on("variant-leave", () => this.#show(this.#looked ? "workout" : "discover"));
    this.#on("variant-keep", async (/** @type {string} */ text) => {
      try {
        const id = await this.#variants.keep(text);
        await this.#refresh();
        await this.#openWorkout(id, "");
      } catch (error) {
        this.#complain(error);
      }
    });
  }

  #listenToSession() {
    this.#on("gym-did", (/** @type {Did} */ event) => this.#session.did(event));
    this.#on("gym-drop", () => this.#session.drop());
    this.#hear("step", (report) => report.kind === "step" && this.#desk.step(report));
    this.#hear("ended", (report) => report.kind === "ended" && this.#end(report));
    this.#hear("broken", () => this.#notice("broken", true));
    this.#hear("link", (report) => {
      if (report.kind === "link") this.#showOnlyHere(report.state.onlyHere);
    });
    part(this, ".gym-end [data-do=home]", HTMLElement).addEventListener("click", () => {
      this.#show("discover");
    });
  }

  /**
   * @param {string} id
   * @param {string} reason
   */
  async #openWorkout(id, reason) {
    try {
      const [{ workout, origin, text }, { advice }] = await Promise.all([
        this.#library.workout(id),
        this.#library.lead(id),
      ]);
      const { cues } = await this.#session.ask({ do: "gymCues", workout: { name: id, text } });
      this.#looked = { id, text };
      const isOwn = this.#library.own.has(id);
      this.#workout.shown = { workout, origin, text, reason, isOwn, advice, cues };
      this.#show("workout");
    } catch (error) {
      this.#complain(error);
    }
  }

  /** @param {() => Promise<Edited>} begin */
  async #edit(begin) {
    try {
      const edited = await begin();
      this.#editor.edited = edited;
      this.#editor.variant = await this.#variants.check(edited.text);
      this.#show("edit");
    } catch (error) {
      this.#complain(error);
    }
  }

  /** @param {{speaks: boolean, startsClocks: boolean,
   *   choices: {section: number, choice: number}[]}} how */
  async #start(how) {
    const looked = this.#looked;
    if (!looked) return;
    // Before any waiting: only a click may begin sound.
    const sound = this.#desk.makeSound();
    try {
      await this.#desk.prepare(sound);
      const { memories } = await this.#library.lead(looked.id);
      const workout = { name: looked.id, text: looked.text };
      const { utcOffsetMinutes } = now();
      /** @type {"kg" | "lb"} */
      const unit = settings.get().gymUnit === "lb" ? "lb" : "kg";
      const setup = { workout, ...how, unit, memories, utcOffsetMinutes };
      const { cues } = await this.#session.ask({ do: "gymCues", ...setup });
      const speed = rehearsalSpeed(location.search);
      this.#enter(sound, await this.#session.open({ ...setup, language: "en" }, speed));
      sound.expect(cues.map((/** @type {any} */ { spoken, text }) => spoken ?? text));
    } catch (error) {
      sound.close();
      this.#workout.problem = sentence(error);
    }
  }

  /** @param {"on" | "end"} how */
  async #resume(how) {
    if (!this.#open) return;
    const sound = this.#desk.makeSound();
    try {
      await this.#desk.prepare(sound);
      this.#enter(sound, await this.#session.resume(this.#open.session, how));
    } catch (error) {
      sound.close();
      this.#complain(error);
    }
  }

  /**
   * @param {import("../sound/gym-sound.js").GymSound} sound
   * @param {GymReply} reply
   */
  #enter(sound, { screen, finished }) {
    fill(this, { lack: sound.lack });
    this.#notice("voiceless", sound.isVoiceless && screen.speaks);
    this.#desk.begin(sound, screen);
    // What has ended already tells so by itself.
    if (finished) return;
    this.#updates.hold();
    this.#show("session");
  }

  /** @param {GymReport & {kind: "ended"}} report */
  async #end({ isDiscarded = false, summary, logged, isKept = false }) {
    this.#updates.letGo();
    this.#desk.end();
    this.#notice("voiceless", false);
    if (isDiscarded || !summary || !logged) {
      this.#show("discover");
    } else {
      const view = part(this, ".gym-end", HTMLElement);
      const kept = isKept ? "It is in your log." : "Nothing was done, so nothing is in your log.";
      fill(view, { endTitle: summary.title, endKept: kept });
      const pairs = (/** @type {{label: string, value: string}[]} */ rows) =>
        rows.map(({ label, value }) => ({ name: label, value }));
      define(part(view, ".rows", HTMLElement), pairs(summary.rows));
      define(part(view, ".exercises", HTMLElement), pairs(summary.exercises));
      part(view, "[data-part=no-sets]", HTMLElement).hidden = summary.exercises.length > 0;
      await this.#showRecords(logged.id);
      this.#show("summary");
    }
    await Promise.all([this.#look(), this.#refresh()]);
  }

  /** @param {string} session */
  async #showRecords(session) {
    const log = await this.#library.log();
    const { records } = await this.#session.ask({ do: "progress", ...now(), log });
    const ours = records.filter((/** @type {any} */ record) => record.session === session);
    const section = part(this, "[data-part=records]", HTMLElement);
    enumerate(section, ours.map((/** @type {any} */ { words }) => words));
  }

  async #refresh() {
    await this.#library.refresh();
    this.#finder.found = await this.#library.discover(this.#finder.search);
  }

  async #offerUpdate() {
    const isQuiet = this.#view === "discover" && this.#open === null;
    const isWelcome = isQuiet && this.#updates.isReady && !(await this.#updates.isRunning());
    this.#notice("update", isWelcome);
  }

  /** The browser's own way back leads to where one came from, and out of a workout only if meant. */
  #goBack() {
    if (this.#view === "session") {
      history.pushState("session", "");
      part(this, "gym-screen", GymScreen).askToLeave();
    } else if (this.#view === "edit" && this.#looked) {
      history.pushState("workout", "");
      this.#show("workout");
    } else if (this.#view !== "discover") {
      this.#show("discover");
    }
  }

  /** @param {View} view */
  #show(view) {
    if (this.#view === "discover" && view !== "discover") history.pushState(view, "");
    if (view === "discover") this.#looked = null;
    this.#view = view;
    this.dataset.showing = view;
    for (const child of this.querySelectorAll("[data-view]")) {
      /** @type {HTMLElement} */ (child).hidden = child.getAttribute("data-view") !== view;
    }
    this.#offerUpdate();
    scrollTo(0, 0);
    part(this, `[data-view=${view}] h1`, HTMLElement).focus();
  }

  /** @param {unknown} error */
  #complain(error) {
    fill(this, { lost: sentence(error) });
    this.#notice("lost", true);
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
   * @param {GymReport["kind"]} name
   * @param {(report: GymReport) => void} act
   */
  #hear(name, act) {
    this.#session.addEventListener(name, (event) =>
      act(/** @type {CustomEvent<GymReport>} */ (event).detail),
    );
  }
}

/** @param {unknown} error */
function sentence(error) {
  return error instanceof Error ? error.message : String(error);
}

customElements.define("gym-page", GymPage);
