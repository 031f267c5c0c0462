// @ts-check
/**
 * The worker in which the core lives. It ticks by itself, because a hidden page's timers are
 * throttled and a worker's are not; the page sends commands and is told what happened.
 *
 * @typedef {import("../contract.js").Plan} Plan
 * @typedef {import("../contract.js").RunEvent} RunEvent
 * @typedef {import("../contract.js").Screen} Screen
 * @typedef {import("../contract.js").TimedEffect} TimedEffect
 * @typedef {import("../contract.js").LedgerRow} LedgerRow
 * @typedef {import("../contract.js").Place} Place
 * @typedef {import("../contract.js").Sensed} Sensed
 * @typedef {import("../link/worker-link.js").LinkNews} LinkNews
 * @typedef {import("../link/worker-link.js").LinkWish} LinkWish
 * @typedef {import("../live/live-run.js").Live} Live
 * @typedef {import("../live/live-run.js").Opening} Opening
 *
 * @typedef {{kind: "ask", id: number, request: object}
 *   | {kind: "open", id: number, bytes: Uint8Array}
 *   | {kind: "start", id: number, plan: Plan, speed: number}
 *   | {kind: "play", playing: boolean}
 *   | {kind: "speed", speed: number}
 *   | {kind: "event", event: RunEvent | Sensed}
 *   | {kind: "click", id: number, timbre: string, sampleRate: number}
 *   | {kind: "finish"}
 *   | {kind: "live-look", id: number}
 *   | {kind: "live-open", id: number, plan: Plan, how: Opening}
 *   | {kind: "live-resume", id: number, session: string, take: "on" | "end"}
 *   | {kind: "live-lines", id: number, session: string | undefined}
 *   | {kind: "live-drop"}
 *   | {kind: "live-flush"}
 *   | {kind: "link", wish: LinkWish}} Command
 *
 * @typedef {{kind: "answer", id: number, reply: any}
 *   | {kind: "step", to: number, screen: Screen, effects: TimedEffect[], rows: LedgerRow[],
 *      live?: Live, safe?: Safe}
 *   | {kind: "ended", isDiscarded?: boolean}
 *   | {kind: "link", news: LinkNews}
 *   | {kind: "broken"}} Report
 *
 * How safe a live run is: what nobody but this device has, and why the disk does not take it.
 * @typedef {{onlyHere: number, trouble: import("../link/database.js").Trouble | null}} Safe
 */
import { Core } from "../core.js";
import { WorkerLink } from "../link/worker-link.js";
import { LiveEngine } from "../live/live-engine.js";
import { RunClock } from "./run-clock.js";

/** Wall milliseconds between two steps. */
const TICK = 250;

/** The longest stretch of a run put through the core in one step, in session seconds. */
const STRETCH = 120;

/** Drives one session of the core at a time. */
class Engine {
  #module = Core.compile(new URL("../core.wasm", import.meta.url));
  /** @type {Core | null} */
  #core = null;
  /**
   * How the recording came, so that a second run can load it again.
   * @type {(core: Core) => any}
   */
  #load = () => ({});
  #live = new LiveEngine(this.#module, report);
  #link = new WorkerLink(this.#module, this.#live, (news) => report({ kind: "link", news }));
  /** Whether the run that was begun last comes from sensors. */
  #isLive = false;
  #clock = new RunClock();
  /** The session second up to which the core has been told. */
  #at = 0;
  #timer = 0;
  /** Whether there is no run to be driven, or it has ended. */
  #isOver = true;
  /** Whether the core waits to be told that a line has ended. */
  #isReported = false;
  /**
   * The line being spoken, and when it should end.
   * @type {{id: string, ends: number} | null}
   */
  #line = null;

  /** @param {Command} command */
  async take(command) {
    try {
      const reply = await this.#carryOut(command);
      if ("id" in command) report({ kind: "answer", id: command.id, reply });
    } catch (error) {
      this.#break(error);
    }
  }

  /** @param {Command} command */
  async #carryOut(command) {
    const now = performance.now();
    switch (command.kind) {
      case "ask":
        return this.#ask(command.request);
      case "open":
        return this.#open(command.bytes);
      case "start":
        return this.#start(command.plan, command.speed);
      case "play":
        if (command.playing) this.#clock.play(now);
        else this.#clock.pause(now);
        return this.#tick();
      case "speed":
        this.#clock.setSpeed(command.speed, now);
        return this.#tick();
      case "event":
        if (this.#live.session) return this.#live.sense(command.event);
        return this.#tell(command.event);
      case "click":
        return (await this.#session()).click(command.timbre, command.sampleRate);
      case "finish":
        return this.#finish();
      case "live-look":
        return this.#live.look();
      case "live-open":
        return this.#taken(await this.#live.open(command.plan, command.how));
      case "live-resume":
        return this.#taken(await this.#live.resume(command.session, command.take));
      case "live-lines":
        return this.#live.lines(command.session);
      case "live-drop":
        return this.#live.drop();
      case "live-flush":
        return this.#live.flush();
      case "link":
        return this.#link.take(command.wish);
    }
  }

  /**
   * From now on what is asked is asked of the live run.
   * @param {import("../contract.js").LiveReply} reply
   */
  #taken(reply) {
    this.#isLive ||= !reply.error;
    return reply;
  }

  async #session() {
    if (this.#isLive && this.#live.core) return this.#live.core;
    return (this.#core ??= new Core(await this.#module));
  }

  /** @param {any} request */
  async #ask(request) {
    const core = await this.#session();
    const reply = core.request(request);
    if (reply.recording) this.#load = (other) => other.request(request);
    const isFollowed = this.#isLive && request.do === "summary" && this.#live.truth !== null;
    return isFollowed ? this.#live.completed(reply) : reply;
  }

  /** @param {Uint8Array} bytes */
  async #open(bytes) {
    const reply = (await this.#session()).open(bytes);
    if (reply.recording) this.#load = (other) => other.open(bytes);
    return reply;
  }

  /**
   * Begins a run in a fresh session, and answers with its first screen and every line to expect.
   * @param {Plan} plan
   * @param {number} speed
   */
  async #start(plan, speed) {
    clearTimeout(this.#timer);
    const core = new Core(await this.#module);
    this.#load(core);
    const started = core.request({ do: "start", ...plan });
    if (started.error) return started;
    const rehearsed = core.request({ do: "rehearse" });
    this.#core = core;
    this.#isLive = false;
    this.#at = 0;
    this.#isOver = false;
    this.#line = null;
    this.#isReported = plan.speech === "reported";
    this.#clock = new RunClock();
    this.#clock.setSpeed(speed, 0);
    this.#clock.play(performance.now());
    this.#timer = setTimeout(() => this.#run(), TICK);
    return { screen: started.screen, lines: rehearsed.lines ?? [] };
  }

  /** One tick from the timer, where nobody waits for an answer. */
  #run() {
    try {
      this.#tick();
    } catch (error) {
      this.#break(error);
    }
  }

  /**
   * Gives up on a session: a trap leaves it in no state to be asked again.
   * @param {unknown} error
   */
  #break(error) {
    this.#core = null;
    this.#isOver = true;
    clearTimeout(this.#timer);
    console.error(error);
    report({ kind: "broken" });
  }

  /** Brings the core up to now, at most one stretch at a time, and asks to be woken again. */
  #tick() {
    clearTimeout(this.#timer);
    if (this.#isOver) return;
    const wanted = this.#clock.at(performance.now());
    const to = Math.min(wanted, this.#at + STRETCH);
    this.#advance(to);
    if (this.#isOver || !this.#clock.isRunning) return;
    this.#timer = setTimeout(() => this.#run(), to < wanted ? 0 : TICK);
  }

  /**
   * Tells the core of an event at this moment.
   * @param {RunEvent} event
   */
  #tell(event) {
    if (this.#isOver) return;
    const id = event.lineFinished ?? event.lineFailed;
    if (id !== undefined && id === this.#line?.id) this.#line = null;
    const now = this.#clock.at(performance.now());
    this.#at = Math.max(this.#at, Math.min(now, this.#at + STRETCH));
    this.#note({ do: "event", at: this.#at, event });
  }

  /** @param {number} to */
  #advance(to) {
    // Faster than life nobody can hear a line end, so its probable length ends it.
    while (this.#isReported && this.#clock.speed !== 1 && this.#line && this.#line.ends <= to) {
      const { id, ends } = this.#line;
      this.#line = null;
      this.#at = Math.max(this.#at, ends);
      this.#note({ do: "event", at: this.#at, event: { lineFinished: id } });
    }
    this.#at = Math.max(this.#at, to);
    this.#note({ do: "advance", to: this.#at });
  }

  /**
   * Puts one step through the core and reports what came of it.
   * @param {object} request
   */
  #note(request) {
    const core = this.#core;
    if (!core || this.#isOver) return;
    const { screen, effects, finished, error } = core.request(request);
    if (error) throw new Error(error.message);
    const rows = [];
    for (const { effect } of effects) {
      if (effect.speak) {
        this.#line = { id: effect.speak.id, ends: effect.speak.startsAt + effect.speak.seconds };
        const { row } = core.request({ do: "why", line: effect.speak.id });
        if (row) rows.push(row);
      }
      if (effect.stop?.id === this.#line?.id) this.#line = null;
    }
    report({ kind: "step", to: this.#at, screen, effects, rows });
    if (finished) this.#finish();
  }

  /** Ends the run here, be it over or not. */
  #finish() {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#clock.pause(performance.now());
    report({ kind: "ended" });
  }
}

/** @param {Report} value */
function report(value) {
  postMessage(value);
}

const engine = new Engine();
addEventListener("message", ({ data }) => engine.take(data));
