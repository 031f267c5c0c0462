// @ts-check
/**
 * @typedef {import("./gym-store.js").GymStore} GymStore
 * @typedef {import("./gym-store.js").OwnWorkout} OwnWorkout
 * @typedef {import("./gym-store.js").KeptWorkout} KeptWorkout
 * @typedef {{key: string, value: any, changedAt: number}} Preference
 */

/** Milliseconds that a server may take. */
const PATIENCE = 3000;

/** What somebody wants, by the names under which this device notes it. */
const KEYS = ["wish", "checkIns", "rules"];

/**
 * Workouts of one's own and what is wanted of the gym, on this device and, where there is a server, on all:
 * what is changed here goes there, and what others have changed comes here. Without a server it waits.
 */
export class LibraryDesk {
  #store;
  /** @type {Promise<boolean>} */
  #meeting = Promise.resolve(false);

  /** @param {GymStore} store */
  constructor(store) {
    this.#store = store;
  }

  /**
   * Tells the server what only this device knows, and takes over what it knows.
   * @returns {Promise<boolean>} Whether anything here is other than before.
   */
  meet() {
    // One after the other: a second one would send again what the first is sending.
    this.#meeting = this.#meeting.then(() => this.#meet());
    return this.#meeting;
  }

  async #meet() {
    try {
      const told = await this.#ask("GET", "");
      await this.#greet(told.server);
      await this.#bringOld(told);
      const { workouts, keys } = await this.#waiting();
      for (const workout of workouts) await this.#tell(workout);
      for (const key of keys) await this.#tellWish(key);
      return await this.#takeOver(await this.#ask("GET", ""));
    } catch {
      // No server, or one that answers nothing of use: what is here stays here, and waits.
      return false;
    }
  }

  /**
   * Another server than before, or a new one in its place, gets all that is here.
   * @param {string} server
   */
  async #greet(server) {
    const known = await this.#store.noted("libraryServer");
    if (known === server) return;
    if (known) await this.#store.unsettle();
    await this.#store.note("libraryServer", server);
  }

  /**
   * What this device has kept since before servers knew of it goes there once; nothing of it is lost where
   * another device had the same name.
   * @param {any} told
   */
  async #bringOld({ workouts, preferences }) {
    const known = new Map(workouts.map((/** @type {OwnWorkout} */ { name, text }) => [name, text]));
    const all = await this.#store.shelf();
    const taken = new Set([...known.keys(), ...all.map(({ name }) => name)]);
    for (const workout of all.filter(({ changedAt }) => changedAt === undefined)) {
      const { name, text } = workout;
      let free = name;
      if (known.has(name) && known.get(name) !== text) {
        for (let number = 2; taken.has(free); number += 1) free = `${name}-${number}`;
        taken.add(free);
        await this.#store.settle(name);
      }
      await this.#store.keep({ ...workout, name: free });
    }
    const wanted = await this.#store.wanted();
    for (const key of KEYS.filter((one) => wanted[one] === undefined)) {
      const ours = await this.#store.noted(key);
      if (ours === undefined) continue;
      const theirs = preferences.find((/** @type {Preference} */ one) => one.key === key)?.value;
      await this.#store.prefer(key, theirs === undefined ? ours : both(ours, theirs));
    }
  }

  async #waiting() {
    const workouts = (await this.#store.shelf()).filter(({ isWaiting }) => isWaiting);
    const wanted = await this.#store.wanted();
    return { workouts, keys: KEYS.filter((key) => wanted[key]?.isWaiting) };
  }

  /** @param {KeptWorkout} workout */
  async #tell({ name, changedAt = 0, isGone, text, base, baseText }) {
    const path = `/workouts/${encodeURIComponent(name)}`;
    const response = isGone
      ? await this.#send("DELETE", `${path}?at=${changedAt}`)
      : await this.#send("PUT", path, { text, base, baseText, at: changedAt });
    // What the server refuses stays here; what it has not needs no deletion.
    if (response.ok || (isGone && response.status === 404)) await this.#store.settle(name, changedAt);
  }

  /** @param {string} key */
  async #tellWish(key) {
    const { changedAt = 0 } = (await this.#store.wanted())[key] ?? {};
    const value = await this.#store.noted(key);
    const response = await this.#send("PUT", `/preferences/${key}`, { value, at: changedAt });
    if (response.ok) await this.#store.settleWish(key, changedAt);
  }

  /** @param {any} told */
  async #takeOver({ workouts, gone, preferences }) {
    let isOther = false;
    const here = new Map((await this.#store.shelf()).map((one) => [one.name, one]));
    for (const workout of workouts) {
      const ours = here.get(workout.name);
      if (ours?.isWaiting || ours?.changedAt === workout.changedAt) continue;
      await this.#store.takeOver(workout);
      isOther = true;
    }
    // Only what the server says is gone goes here: one that lost its data says nothing.
    for (const name of gone) {
      const ours = here.get(name);
      if (!ours || ours.isWaiting) continue;
      await this.#store.settle(name, ours.changedAt, true);
      isOther = true;
    }
    const wanted = await this.#store.wanted();
    for (const { key, value, changedAt } of preferences) {
      if (wanted[key]?.isWaiting || wanted[key]?.changedAt === changedAt) continue;
      await this.#store.note(key, value);
      await this.#store.settleWish(key, changedAt, true);
      isOther = true;
    }
    return isOther;
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   */
  async #send(method, path, body) {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), PATIENCE);
    const utcOffsetMinutes = -new Date().getTimezoneOffset();
    const response = await fetch(`/api/v1/library${path}`, {
      method,
      headers: { "X-Pacesetter": "1", ...(body && { "Content-Type": "application/json" }) },
      ...(body && { body: JSON.stringify({ utcOffsetMinutes, ...body }) }),
      signal: patience.signal,
      cache: "no-store",
    });
    clearTimeout(timer);
    return response;
  }

  /**
   * @param {string} method
   * @param {string} path
   * @returns {Promise<any>}
   */
  async #ask(method, path) {
    const response = await this.#send(method, path);
    if (!response.ok) throw new Error(`the server answers ${response.status}`);
    return response.json();
  }
}

/**
 * What two devices wanted before they knew of each other: lists are joined, of one name this device's holds.
 * @param {any} ours
 * @param {any} theirs
 */
function both(ours, theirs) {
  if (!Array.isArray(ours) || !Array.isArray(theirs)) return { ...theirs, ...ours };
  const moments = new Set(ours.map(({ at }) => at));
  return [...theirs.filter(({ at }) => !moments.has(at)), ...ours].sort((one, other) => one.at - other.at);
}
