// @ts-check
/**
 * @typedef {import("../contract.js").Beat} Beat
 * @typedef {import("../contract.js").LedgerRow} LedgerRow
 * @typedef {import("../contract.js").LiveReply} LiveReply
 * @typedef {import("../contract.js").Phase} Phase
 * @typedef {import("../contract.js").Place} Place
 * @typedef {import("../contract.js").Route} Route
 * @typedef {import("../contract.js").Said} Said
 * @typedef {import("../contract.js").Screen} Screen
 * @typedef {import("../contract.js").ShownLine} ShownLine
 * @typedef {import("../server.js").Server} Server
 * @typedef {import("../sound/run-sound.js").Hearing} Hearing
 * @typedef {import("./engine.js").Report} Report
 * @typedef {import("./engine.js").Safe} Safe
 * @typedef {import("./note-desk.js").NoteView} NoteView
 * @typedef {import("./session.js").Session} Session
 *
 * What shows a run.
 * @typedef {NoteView & {screen: Screen, live: {phase: Phase, place: Place} | null, safe: Safe, lines: ShownLine[],
 *   heard: string, route: Route | undefined, playing: boolean, speed: number, beatVolume: number,
 *   readiness: {ready: number, wanted: number} | null, close(): void}} RunView
 */
import { coachLanguage } from "../language.js";
import { settings } from "../settings.js";
import { BrowserVoice } from "../sound/browser-voice.js";
import { beatVolume, RunSound } from "../sound/run-sound.js";
import { NoteDesk } from "./note-desk.js";

/**
 * What is seen and heard of a run: carries each step of the core to the screen and to the voice, and what
 * the runner does there to the core.
 */
export class RunStage {
  #session;
  #server;
  #screen;
  #notes;
  /** @type {RunSound | null} */
  #sound = null;
  /** @type {ShownLine[]} */
  #lines = [];
  /**
   * When each source of lines had its last word, as the ledger writes it.
   * @type {Map<string, string>}
   */
  #saidAt = new Map();
  #isMuted = false;
  #speed = 1;
  /** Found out before it is needed, because the start must not wait. */
  #browserVoice;
  #serverVoices;

  /**
   * @param {Session} session
   * @param {Server} server
   * @param {RunView} screen
   */
  constructor(session, server, screen) {
    this.#session = session;
    this.#server = server;
    this.#screen = screen;
    this.#notes = new NoteDesk(session, server, screen);
    this.#browserVoice = BrowserVoice.find(coachLanguage);
    this.#serverVoices = server.voices(coachLanguage);
    this.#listen();
  }

  /**
   * The sound of a run that is about to begin. To be called in the click: only that may begin sound.
   * @param {Hearing} hearing
   * @param {boolean} isReported Whether the core waits to be told that a line has ended.
   * @param {string} language That of its lines.
   */
  makeSound(hearing, isReported, language = coachLanguage) {
    this.#sound?.mute(true);
    const sound = new RunSound(this.#server, language, hearing, isReported);
    sound.addEventListener("tell", (event) => {
      // A farewell may outlast its run, and the next run's lines bear the same names.
      const isOurs = sound === this.#sound;
      if (isOurs) this.#session.tell(/** @type {CustomEvent} */ (event).detail);
    });
    sound.addEventListener("readiness", () => (this.#screen.readiness = sound.readiness));
    return sound;
  }

  /**
   * Finds the voices of a sound.
   * @param {RunSound} sound
   * @param {string} language That of its lines: a run that was begun in another keeps its own.
   */
  async prepare(sound, language = coachLanguage) {
    const isOwn = language === coachLanguage;
    const browserVoice = isOwn ? this.#browserVoice : BrowserVoice.find(language);
    await sound.prepare(browserVoice, isOwn ? this.#serverVoices : this.#server.voices(language));
    this.#screen.readiness = null;
  }

  /**
   * Shows a run.
   * @param {RunSound} sound
   * @param {Screen} screen
   * @param {{speed?: number, route?: Route, live?: Pick<LiveReply, "phase" | "place"> | null,
   *   rows?: LedgerRow[]}} how `rows`: what was said before, newest first.
   */
  show(sound, screen, { speed = 1, route, live = null, rows = [] }) {
    this.#sound = sound;
    this.#speed = speed;
    this.#isMuted = screen.muted;
    this.#lines = rows
      .filter(({ decision, line }) => decision === "said" && line !== undefined)
      .map(({ line = "", at, title, row }) => ({
        id: line,
        at,
        text: title,
        rank: "",
        isCut: false,
        asked: row.asked,
      }))
      .reverse();
    const { metronome } = screen;
    if (metronome) sound.addMetronome(this.#clicks);
    if (live && metronome?.isPlaying) sound.tick({ start: metronome });
    if (screen.muted) sound.mute(true);
    this.#screen.beatVolume = beatVolume();
    this.#screen.route = route;
    this.#screen.lines = this.#lines;
    this.#screen.heard = "";
    this.#screen.live = live;
    this.#screen.screen = screen;
    this.#screen.speed = speed;
    this.#screen.playing = true;
  }

  /** @param {Report & {kind: "step"}} report */
  step({ screen, effects, to, live, safe }) {
    // Who says "quiet" has pressed no button.
    if (screen.muted !== this.#isMuted) this.#sound?.mute(screen.muted);
    this.#isMuted = screen.muted;
    if (live) {
      this.#screen.live = live;
      this.#notes.run = live.session ?? "";
    }
    if (safe) this.#screen.safe = safe;
    this.#screen.screen = screen;
    this.#sound?.play(effects, { to, speed: this.#speed, isMuted: screen.muted });
    for (const { effect } of effects) {
      if (effect.ledger?.decision === "said") {
        const { at, row } = effect.ledger;
        this.#saidAt.set(`${row.source.kind}:${row.source.id}`, at);
      }
      if (effect.speak) {
        const { id, text, rank, source, asked } = effect.speak;
        const at = this.#saidAt.get(source) ?? "";
        this.#lines.push({ id, at, text, rank, isCut: false, asked });
      }
      if (effect.heard) {
        this.#screen.heard = effect.heard.text;
        this.#notes.answer(effect.heard, this.#lines.slice(-5).map(({ text }) => text));
      }
      if (effect.stop) {
        const { id } = effect.stop;
        this.#lines = this.#lines.map((line) => (line.id === id ? { ...line, isCut: true } : line));
      }
    }
    if (effects.length > 0) this.#screen.lines = this.#lines;
  }

  /**
   * The runner has said something into the watch.
   * @param {{file: string, began?: number, seconds: number}} note
   */
  hear(note) {
    this.#notes.hear(note);
  }

  /** Clips that a lost server left out are asked for when it is back. */
  catchUp() {
    this.#sound?.catchUp();
  }

  /** The run is over: the last line is spoken to its end. */
  close() {
    this.#sound?.close();
    this.#screen.close();
    this.#notes.run = "";
  }

  get #clicks() {
    return this.#session.click.bind(this.#session);
  }

  #listen() {
    this.#on("run-mute", (/** @type {boolean} */ mute) => this.#mute(mute));
    this.#on("live-mute", () => this.#mute(!this.#isMuted));
    this.#on("talk-said", (/** @type {Said} */ said) => this.#session.tell({ said }));
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

  /**
   * @template Detail
   * @param {string} name
   * @param {(detail: Detail) => void} act
   */
  #on(name, act) {
    this.#screen.addEventListener(name, (event) =>
      act(/** @type {CustomEvent} */ (event).detail),
    );
  }
}
