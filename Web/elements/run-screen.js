// @ts-check
/**
 * @typedef {import("../contract.js").Figure} Figure
 * @typedef {import("../contract.js").Route} Route
 * @typedef {import("../contract.js").Screen} Screen
 * @typedef {import("../contract.js").ShownLine} ShownLine
 */
import { announce, fill, part } from "../parts.js";
import { LineFeed } from "./line-feed.js";
import { MetronomeStrip } from "./metronome-strip.js";
import { RouteDrawing } from "./route-drawing.js";
import { SplitTable } from "./split-table.js";

/**
 * Shows a run in progress. It decides nothing: it dispatches `run-mute`, `run-play`, `run-speed`
 * and `run-finish`, and waits to be told.
 */
export class RunScreen extends HTMLElement {
  /** @type {Screen | null} */
  #screen = null;
  #isPlaying = true;

  connectedCallback() {
    const dialog = part(this, "dialog", HTMLDialogElement);
    const speed = part(this, "[data-control=speed]", HTMLSelectElement);
    this.#on("mute", () => announce(this, "run-mute", !this.#screen?.muted));
    this.#on("pause", () => announce(this, "run-play", !this.#isPlaying));
    this.#on("finish", () => dialog.showModal());
    speed.addEventListener("change", () => announce(this, "run-speed", Number(speed.value)));
    dialog.addEventListener("close", () => {
      if (dialog.returnValue === "finish") announce(this, "run-finish");
      dialog.returnValue = "";
    });
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
    part(this, "[data-control=finish]", HTMLButtonElement).click();
  }

  /** Takes away the question when the run has ended by itself. */
  close() {
    part(this, "dialog", HTMLDialogElement).close();
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
    fill(this, { zone: screen.zone ?? "", banner: screen.banner ?? "" });
    part(this, ".banner", HTMLElement).hidden = !screen.banner;
    const progress = part(this, "progress", HTMLProgressElement);
    progress.hidden = screen.progress === undefined;
    progress.value = screen.progress ?? 0;
    part(this, "[data-control=mute]", HTMLButtonElement).ariaPressed = String(screen.muted);
    part(this, "route-drawing", RouteDrawing).marker = screen.marker;
    part(this, "split-table", SplitTable).splits = screen.splits;
    part(this, "metronome-strip", MetronomeStrip).screen = screen.metronome;
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
