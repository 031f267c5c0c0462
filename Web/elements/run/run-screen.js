// @ts-check
/**
 * @typedef {import("../../contract.js").Figure} Figure
 * @typedef {import("../../contract.js").Phase} Phase
 * @typedef {import("../../contract.js").Place} Place
 * @typedef {import("../../contract.js").Route} Route
 * @typedef {import("../../contract.js").Screen} Screen
 * @typedef {import("../../contract.js").ShownLine} ShownLine
 * @typedef {import("../../run/engine.js").Safe} Safe
 * @typedef {import("../../live/live-desk.js").Sensors} Sensors
 */
import { announce, enumerate, fill, part, tabulate } from "../../parts.js";
import { CourseStrip } from "./course-strip.js";
import { LineFeed } from "./line-feed.js";
import { LiveControls } from "./live-controls.js";
import { MetronomeStrip } from "../metronome/metronome-strip.js";
import { OnlyHere } from "../shared/only-here.js";
import { PocketMode } from "./pocket-mode.js";
import { RouteDrawing } from "./route-drawing.js";
import { SensorList } from "./sensor-list.js";
import { SignalRow } from "./signal-row.js";
import { SplitTable } from "./split-table.js";
import { TalkLine } from "../shared/talk-line.js";

/** The phases of a run from sensors in which there is nothing to measure yet. */
const BEFORE = ["preparing", "waitingForFix", "waitingForMovement", "countdown"];

/**
 * Shows a run in progress, of a recording or from sensors. It decides nothing: it dispatches
 * `run-mute`, `run-play`, `run-speed` and `run-finish`, and waits to be told.
 */
export class RunScreen extends HTMLElement {
  /** @type {Screen | null} */
  #screen = null;
  #isPlaying = true;
  /**
   * Where a run from sensors stands, nothing for a recording.
   * @type {{phase: Phase, place: Place} | null}
   */
  #live = null;
  /** Whether the runner wants to see the sensors in the middle of the run. */
  #areSensorsOpen = false;

  connectedCallback() {
    const dialog = this.#dialog;
    const speed = part(this, "[data-control=speed]", HTMLSelectElement);
    this.#on("mute", () => announce(this, "run-mute", !this.#screen?.muted));
    this.#on("pause", () => announce(this, "run-play", !this.#isPlaying));
    this.#on("finish", () => dialog.showModal());
    speed.addEventListener("change", () => announce(this, "run-speed", Number(speed.value)));
    dialog.addEventListener("close", () => {
      if (dialog.returnValue === "finish") announce(this, "run-finish");
      dialog.returnValue = "";
    });
    this.addEventListener("sensors-wanted", () => {
      this.#areSensorsOpen = !this.#areSensorsOpen;
      this.render();
    });
    this.addEventListener("pocket-wanted", () => {
      const pocket = part(this, "pocket-mode", PocketMode);
      pocket.open();
      if (this.#screen) pocket.screen = this.#screen;
    });
  }

  /** @param {{phase: Phase, place: Place} | null} live */
  set live(live) {
    if (!this.#live || !live) this.#areSensorsOpen = false;
    this.#live = live;
    this.render();
  }

  /** @param {Safe} safe */
  set safe(safe) {
    part(this, "only-here", OnlyHere).safe = safe;
  }

  /** @param {Sensors} sensors */
  set sensors(sensors) {
    part(this, "sensor-list", SensorList).sensors = sensors;
  }

  /** @param {boolean} isUnderstood Whether what was typed is the speed of a treadmill. */
  set belt(isUnderstood) {
    part(this, "sensor-list", SensorList).belt = isUnderstood;
  }

  /** @param {Screen} screen */
  set screen(screen) {
    this.#screen = screen;
    this.render();
  }

  /** @param {ShownLine[]} lines */
  set lines(lines) {
    part(this, "line-feed", LineFeed).lines = lines;
  }

  /** @param {string} heard What the runner has said last. */
  set heard(heard) {
    part(this, "talk-line", TalkLine).heard = heard;
  }

  /** @param {string} run The run that spoken notes belong to, where somebody writes them down. */
  set talks(run) {
    part(this, "talk-line", TalkLine).session = run;
  }

  /** @param {import("../../link/voice-recorder.js").SpokenNote | null} note What could not be written down. */
  set unheard(note) {
    part(this, "talk-line", TalkLine).unheard = note;
  }

  /** @param {Route | undefined} route */
  set route(route) {
    part(this, "route-drawing", RouteDrawing).route = route;
  }

  /** @param {boolean} isPlaying */
  set playing(isPlaying) {
    this.#isPlaying = isPlaying;
    this.render();
  }

  /** @param {number} speed */
  set speed(speed) {
    part(this, "[data-control=speed]", HTMLSelectElement).value = String(speed);
  }

  /** @param {number} volume How loud the metronome is, from 0 to 1. */
  set beatVolume(volume) {
    part(this, "metronome-strip", MetronomeStrip).volume = volume;
  }

  /** @param {{ready: number, wanted: number} | null} readiness */
  set readiness(readiness) {
    const line = part(this, ".readiness", HTMLElement);
    line.hidden = !readiness;
    if (!readiness) return;
    fill(line, { ready: String(readiness.ready), wanted: String(readiness.wanted) });
  }

  /** Asks whether to finish, as the button does. */
  askToFinish() {
    if (this.#live) part(this, "live-controls", LiveControls).askToEnd();
    else part(this, "[data-control=finish]", HTMLButtonElement).click();
  }

  /** Takes away the question when the run has ended by itself. */
  close() {
    this.#dialog.close();
    part(this, "pocket-mode", PocketMode).close();
    part(this, "talk-line", TalkLine).hush();
  }

  render() {
    const screen = this.#screen;
    if (!screen) return;
    this.dataset.playing = String(this.#isPlaying);
    const { distance, time, pace, averagePace, heartRate, cadence } = screen;
    for (const [name, figure] of Object.entries({
      distance,
      time,
      pace,
      averagePace,
      heartRate,
      cadence,
    })) {
      const { label, value, unit } = figure;
      fill(this, { [`${name}Label`]: label, [name]: value, [`${name}Unit`]: unit });
    }
    fill(this, { zone: screen.zone ?? "", banner: screen.banner ?? "", rival: screen.rival ?? "" });
    part(this, ".rival", HTMLElement).hidden = !screen.rival;
    fill(this, { plan: screen.plan ?? "", food: screen.food ?? "" });
    part(this, "[data-part=plan]", HTMLElement).hidden = !screen.plan;
    part(this, "[data-part=food]", HTMLElement).hidden = !screen.food;
    part(this, ".banner", HTMLElement).hidden = !screen.banner;
    part(this, "course-strip", CourseStrip).course = screen.course;
    const progress = part(this, ":scope > progress", HTMLProgressElement);
    progress.hidden = screen.progress === undefined;
    progress.value = screen.progress ?? 0;
    part(this, "[data-control=mute]", HTMLButtonElement).ariaPressed = String(screen.muted);
    part(this, "route-drawing", RouteDrawing).marker = screen.marker;
    part(this, "split-table", SplitTable).splits = screen.splits;
    part(this, "metronome-strip", MetronomeStrip).screen = screen.metronome;
    this.#renderLive(screen);
  }

  /** @param {Screen} screen */
  #renderLive(screen) {
    if (!this.#live) return;
    const { phase, place } = this.#live;
    const [name = "preparing"] = Object.keys(phase);
    const isBefore = BEFORE.includes(name);
    this.dataset.phase = name;
    const { signals, muted, laps = [], gaps = [] } = screen;
    const row = part(this, "signal-row", SignalRow);
    row.now = { signals, isOutdoor: place === "outdoor" };
    row.open = isBefore || this.#areSensorsOpen;
    part(this, "sensor-list", SensorList).hidden = !isBefore && !this.#areSensorsOpen;
    part(this, ".ready", HTMLElement).hidden = !isBefore;
    for (const words of this.querySelectorAll(".ready [data-says]")) {
      /** @type {HTMLElement} */ (words).hidden = words.getAttribute("data-says") !== name;
    }
    fill(this, { count: String(phase.countdown ?? "") });
    part(this, "live-controls", LiveControls).now = { phase, isMuted: muted };
    part(this, "pocket-mode", PocketMode).screen = screen;
    tabulate(
      part(this, ".laps", HTMLElement),
      laps.map(({ number, distance, time, pace }) => [number, distance, time, pace]).reverse(),
    );
    const gapTexts = gaps.map(({ words }) => words).reverse();
    enumerate(part(this, ".gaps", HTMLElement), gapTexts);
  }

  get #dialog() {
    return part(this, "dialog[aria-labelledby=finish-title]", HTMLDialogElement);
  }

  /**
   * @param {string} control
   * @param {() => void} act
   */
  #on(control, act) {
    part(this, `[data-control=${control}]`, HTMLButtonElement).addEventListener("click", act);
  }
}

customElements.define("run-screen", RunScreen);
