// @ts-check
/**
 * @typedef {import("./contract.js").GymReply} GymReply
 * @typedef {import("./gym-desk.js").GymView} GymView
 * @typedef {import("./gym-desk.js").TalkView} TalkView
 * @typedef {import("./gym-session.js").GymSession} GymSession
 * @typedef {import("./library.js").Library} Library
 * @typedef {import("../sound/gym-sound.js").GymSound} GymSound
 *
 * What somebody wants of a workout when it begins.
 * @typedef {{speaks: boolean, startsClocks: boolean, talk: "less" | "normal" | "more", coach?: string,
 *   choices: {section: number, choice: number}[]}} Wanted
 */
import { coachLanguage } from "../language.js";
import { rehearsalSpeed } from "../link/rehearsal.js";
import { now } from "../now.js";
import { Server } from "../server.js";
import { settings } from "../settings.js";
import { GymDesk } from "./gym-desk.js";

/**
 * Begins a workout, or takes one up. It sends `entered` when the workout is shown, and `voiced` when the
 * search for its voices is over, with what is said of that as detail; what goes wrong before that is thrown,
 * and the sound is given back.
 */
export class GymStart extends EventTarget {
  #session;
  #library;

  /**
   * @param {GymSession} session
   * @param {Library} library
   * @param {GymView} screen
   * @param {TalkView} talk The line to the coach on it.
   */
  constructor(session, library, screen, talk) {
    super();
    this.#session = session;
    this.#library = library;
    /** What is seen and heard of the workout. */
    this.desk = new GymDesk(session, new Server(), screen, talk);
  }

  /**
   * Starts a workout. To be called in the click.
   * @param {{id: string, text: string}} workout
   * @param {Wanted} how
   */
  start({ id, text }, how) {
    return this.#attempt(async (sound) => {
      const { memories } = await this.#library.lead(id);
      const { utcOffsetMinutes } = now();
      /** @type {"kg" | "lb"} */
      const unit = settings.get().gymUnit === "lb" ? "lb" : "kg";
      const setup = { workout: { name: id, text }, ...how, unit, memories, utcOffsetMinutes, language: coachLanguage };
      const { cues } = await this.#session.ask({ do: "gymCues", ...setup });
      const speed = rehearsalSpeed(location.search);
      this.#enter(sound, await this.#session.open(setup, speed));
      sound.expect(cues.map((/** @type {{spoken?: string, text: string}} */ { spoken, text }) => spoken ?? text));
    });
  }

  /**
   * Takes up a workout that is open.
   * @param {import("./gym-engine.js").OpenGym} open
   * @param {"on" | "end"} how
   */
  resume({ session, reply: { resumed } }, how) {
    const begin = async (/** @type {GymSound} */ sound) => this.#enter(sound, await this.#session.resume(session, how));
    return this.#attempt(begin, resumed?.language);
  }

  /**
   * @param {(sound: GymSound) => Promise<void>} begin
   * @param {string} [language] That of its lines, where it is not that of the page.
   */
  async #attempt(begin, language) {
    // Before any waiting: only a click may begin sound.
    const sound = this.desk.makeSound(language);
    try {
      await this.desk.prepare(sound, language);
      await begin(sound);
    } catch (error) {
      sound.close();
      throw error;
    }
  }

  /**
   * @param {GymSound} sound
   * @param {GymReply} reply
   */
  #enter(sound, { screen, finished }) {
    // A workout that is over by then has nothing to say of its voice.
    sound.search.then(() => sound.isClosed || this.#voice(sound, screen.speaks));
    this.desk.begin(sound, screen);
    // What has ended already tells so by itself.
    if (!finished) this.dispatchEvent(new CustomEvent("entered"));
  }

  /**
   * @param {GymSound} sound
   * @param {boolean} speaks Whether a voice is wanted.
   */
  #voice({ lack, isVoiceless }, speaks) {
    this.dispatchEvent(new CustomEvent("voiced", { detail: { lack, isMissed: isVoiceless && speaks } }));
  }
}
