// @ts-check
/**
 * @typedef {import("../link/voice-recorder.js").SpokenNote} SpokenNote
 * @typedef {import("../server.js").Server} Server
 * @typedef {import("./contract.js").GymScreenValue} GymScreenValue
 * @typedef {import("./contract.js").Refused} Refused
 * @typedef {import("./contract.js").Result} Result
 * @typedef {import("./engine.js").GymReport} GymReport
 * @typedef {import("./gym-session.js").GymSession} GymSession
 *
 * What the text of a field is after a press of one of its buttons.
 * @typedef {(press: {field: "count" | "load", text: string, by: number, prefill: Result,
 *   unit: "kg" | "lb"}) => Promise<string>} Stepper
 *
 * What shows a workout, and the line on it to the coach.
 * @typedef {EventTarget & {screen: GymScreenValue, stepper: Stepper, refused: Refused, said: string,
 *   askToLeave(): void, close(): void}} GymView
 * @typedef {HTMLElement & {session: string, unheard: SpokenNote | null}} TalkView
 */
import { coachLanguage } from "../language.js";
import { askToStay } from "../link/stay.js";
import { Sight } from "../live/sight.js";
import { WakeLock } from "../live/wake-lock.js";
import { announce } from "../parts.js";
import { settings } from "../settings.js";
import { BrowserVoice } from "../sound/browser-voice.js";
import { GymSound } from "../sound/gym-sound.js";

/**
 * What is seen and heard of a workout, while one goes on: each step of the core goes to the screen and to
 * the voice, the screen is kept on, and the core is told when the page is not seen.
 */
export class GymDesk {
  #session;
  #server;
  #screen;
  /** @type {GymSound | null} */
  #sound = null;
  #sight = new Sight();
  #wakeLock = new WakeLock();
  #isOpen = false;
  /** Found out before it is needed, because the start must not wait. */
  #browserVoice;
  #serverVoices;

  /**
   * @param {GymSession} session
   * @param {Server} server
   * @param {GymView} screen
   * @param {TalkView} talk
   */
  constructor(session, server, screen, talk) {
    this.#session = session;
    this.#server = server;
    this.#screen = screen;
    screen.stepper = async (press) => (await session.ask({ do: "stepped", ...press })).text;
    this.#browserVoice = BrowserVoice.find(coachLanguage);
    this.#serverVoices = server.voices(coachLanguage);
    this.#sight.addEventListener("sensed", (event) => {
      if (this.#isOpen) session.did(/** @type {CustomEvent} */ (event).detail);
    });
    server.addEventListener("change", () => {
      if (!server.isGone) this.#sound?.catchUp();
    });
    // Without somebody who writes notes down there is no microphone.
    server.hears().then((hears) => (talk.session = hears ? "gym" : ""));
    screen.addEventListener("talk-note", (event) => {
      this.#write(talk, /** @type {CustomEvent<SpokenNote>} */ (event).detail);
    });
  }

  /**
   * The sound of a workout that is about to begin. To be called in the click.
   * @param {string} language That of its lines.
   */
  makeSound(language = coachLanguage) {
    const { voice = "auto", music = "transient", lead = "" } = settings.get();
    const hearing = {
      voice,
      music: /** @type {import("../sound/audio-bus.js").Music} */ (music),
      lead: lead === "on" ? 0.4 : 0,
    };
    return new GymSound(this.#server, language, hearing);
  }

  /**
   * @param {GymSound} sound
   * @param {string} language That of its lines: a workout that was begun in another keeps its own.
   */
  prepare(sound, language = coachLanguage) {
    if (language === coachLanguage) return sound.prepare(this.#browserVoice, this.#serverVoices);
    return sound.prepare(BrowserVoice.find(language), this.#server.voices(language));
  }

  /**
   * @param {GymSound} sound
   * @param {GymScreenValue} screen
   */
  begin(sound, screen) {
    this.#sound = sound;
    this.#isOpen = true;
    this.#screen.said = "";
    this.#screen.screen = screen;
    this.#sight.start();
    this.#wakeLock.hold();
    this.#server.watch();
    askToStay();
  }

  /** @param {GymReport & {kind: "step"}} report */
  step({ at, screen, effects, refused }) {
    // First what is heard: a count waits for nothing.
    this.#sound?.play(effects, at);
    this.#screen.screen = screen;
    const said = effects.map(({ effect }) => effect.speak).filter((speak) => speak?.kind !== "count");
    const text = said.filter(Boolean).at(-1)?.text;
    if (text) this.#screen.said = text;
    if (refused) this.#screen.refused = refused;
  }

  /**
   * Has a spoken note written down, and takes it as if it had been typed. What nobody could write down stays
   * here, to be tried again.
   * @param {TalkView} talk
   * @param {SpokenNote} note
   */
  async #write(talk, note) {
    talk.unheard = null;
    const text = await this.#server.words(note.sound);
    if (text) announce(talk, "talk-said", { id: note.id, text });
    else talk.unheard = note;
  }

  /** Asks whether the workout is to be left. */
  askToLeave() {
    this.#screen.askToLeave();
  }

  /** The workout is over: the last line is spoken to its end. */
  end() {
    this.#isOpen = false;
    this.#sound?.close();
    this.#sound = null;
    this.#screen.close();
    this.#sight.stop();
    this.#wakeLock.release();
    this.#server.unwatch();
  }
}
