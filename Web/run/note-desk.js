// @ts-check
/**
 * @typedef {import("../link/voice-recorder.js").SpokenNote} SpokenNote
 * @typedef {import("../server.js").Server} Server
 * @typedef {import("./session.js").Session} Session
 *
 * Where notes are spoken: `talks` is the run that they belong to, `unheard` what could not be written down.
 * @typedef {EventTarget & {talks: string, unheard: SpokenNote | null}} NoteView
 */
import { coachLanguage } from "../language.js";
import { randomName, VoiceRecorder } from "../link/voice-recorder.js";
import { word } from "../word.js";
import { chosenCoach } from "./plan-memory.js";

/**
 * The voice notes of a run: keeps what is spoken, has the server write it down, and tells the coach the
 * words. A note that nobody could write down stays on this device, and is tried again when the server is
 * back or the runner asks. A marked moment is kept with its sound and without an answer.
 */
export class NoteDesk {
  #session;
  #server;
  #screen;
  /** @type {SpokenNote | null} */
  #unheard = null;
  #run = "";
  #recorder = new VoiceRecorder();
  /**
   * The moments that were marked: what is heard of them is no question.
   * @type {Set<string>}
   */
  #marks = new Set();
  /** Whether the server writes notes down; asked once. */
  #hears;
  /** Whether the server has a model to ask; asked once. */
  #minds;

  /**
   * @param {Session} session
   * @param {Server} server
   * @param {NoteView} screen
   */
  constructor(session, server, screen) {
    this.#session = session;
    this.#server = server;
    this.#screen = screen;
    this.#hears = server.hears();
    // What a model answers is checked in English only.
    this.#minds = coachLanguage === "en" ? server.minds() : Promise.resolve(false);
    server.addEventListener("change", () => {
      if (!server.isGone && this.#unheard) this.#write(this.#unheard);
    });
    this.#recorder.addEventListener("chunk", (event) =>
      session.link({ record: /** @type {CustomEvent} */ (event).detail }),
    );
    this.#recorder.addEventListener("finished", (event) =>
      session.link({ finish: /** @type {CustomEvent} */ (event).detail }),
    );
    this.#on("live-mark", () => {
      const id = randomName();
      this.#mark(id);
      this.#recorder.startMark(this.#run, id);
    });
    this.#on("talk-on", () => session.tell({ talk: "began" }));
    this.#on("talk-chunk", (/** @type {import("../link/worker-link.js").LinkWish["record"]} */ record) => session.link({ record }));
    this.#on("talk-off", (/** @type {string} */ finish) => {
      session.link({ finish });
      session.tell({ talk: "ended" });
    });
    this.#on("talk-note", (/** @type {SpokenNote} */ note) => this.#write(note));
  }

  /** @param {string} run The live run that notes belong to; empty where there is none. */
  set run(run) {
    if (run === this.#run) return;
    this.#recorder.stop();
    this.#run = run;
    this.#keep(null);
    this.#hears.then((hears) => (this.#screen.talks = hears ? this.#run : ""));
  }

  /**
   * A note has come from the watch; one of 0 seconds is a moment that was marked there.
   * @param {{file: string, began?: number, seconds: number}} note
   */
  async hear({ file, began = Date.now(), seconds }) {
    if (!this.#run || this.#marks.has(file)) return;
    if (seconds <= 0) return this.#mark(file, Math.max(0, (Date.now() - began) / 1000));
    if (!(await this.#hears)) return;
    const sound = await this.#server.sound(file);
    if (sound) await this.#write({ id: file, ended: began + seconds * 1000, sound });
  }

  /**
   * The runner has said something. Where it is no command, a model may know an answer; the coach has one of
   * his own when it takes too long.
   * @param {{id: string, text: string, note?: string, facts?: string[]}} heard
   * @param {string[]} said What the coach has said lately, the newest last.
   */
  async answer({ id, text, note, facts }, said) {
    if (!facts || !(await this.#minds)) return;
    const askedAt = new Date().toISOString();
    const words = await this.#server.reply(text, { facts, said, coach: chosenCoach() });
    if (!words?.text || !words.model) return;
    const { model, cost } = words;
    const question = note && { note, askedAt, model, costUsd: cost };
    this.#session.tell({ reply: { id, text: words.text, ...(question && { question }) } });
  }

  /**
   * Keeps a moment.
   * @param {string} id
   * @param {number} [age] How many seconds ago it was.
   */
  #mark(id, age = 0) {
    this.#marks.add(id);
    this.#session.tell({ said: { id, text: word("run.markThis"), meaning: "moment", age } });
  }

  /** @param {SpokenNote} note */
  async #write(note) {
    const run = this.#run;
    this.#keep(null);
    const text = await this.#server.words(note.sound);
    if (run !== this.#run) return;
    if (!text) return this.#keep(note);
    const age = Math.max(0, (Date.now() - note.ended) / 1000);
    this.#session.tell({ said: { id: note.id, text, note: note.id, age } });
  }

  /** @param {SpokenNote | null} note */
  #keep(note) {
    this.#unheard = note;
    this.#screen.unheard = note;
  }

  /**
   * @template Detail
   * @param {string} name
   * @param {(detail: Detail) => void} act
   */
  #on(name, act) {
    this.#screen.addEventListener(name, (event) => act(/** @type {CustomEvent} */ (event).detail));
  }
}
