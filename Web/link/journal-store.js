// @ts-check
/**
 * @typedef {import("./entry.js").Entry} Entry
 *
 * A session of this device: open until it is settled; discarded until its lines are gone. One without
 * a kind is a run.
 * @typedef {{id: string, state: "open" | "settled" | "discarded", wall: number,
 *   kind?: "run" | "gym"}} OpenedSession
 */
import { done } from "./database.js";
import { LineStore } from "./line-store.js";

/** How long confirmed lines stay, in milliseconds. */
const KEPT = 30 * 24 * 3600_000;

/**
 * The journal of this device: its lines, and how its sessions stand.
 *
 * ```js
 * const store = await JournalStore.open("pacesetter", await lineReader(module));
 * const reply = core.request({ do: "open", id, device: store.device, seq: store.nextSeq, … });
 * const kept = await store.append(reply.journal, { durable: reply.durable });
 * ```
 */
export class JournalStore extends LineStore {
  /**
   * Opens the journal of a kind of page: a phone page and a watch page in one browser are two devices.
   * It never fails: a store that cannot be used leaves lines in memory and says so in `trouble`.
   * @param {string} name
   * @param {import("./line-reader.js").LineReader} facts
   */
  static async open(name, facts) {
    const store = new JournalStore(name, facts);
    await store.load();
    return store;
  }

  /**
   * The lines of a session as a live run wrote them, in order: what `resume` takes.
   * @param {string} session
   * @param {string} [device] This one, unless another has run it.
   * @returns {Promise<string[]>}
   */
  async linesOf(session, device) {
    return (await this.entriesOf(session, device)).map(({ line }) => line);
  }

  /**
   * @param {string} session
   * @param {string} [device]
   */
  async entriesOf(session, device = this.device) {
    const range = IDBKeyRange.bound([session, device, 0], [session, device, Infinity]);
    const stored = await this.read(["lines"], (transaction) =>
      done(transaction.objectStore("lines").index("session").getAll(range)),
    );
    const isOurs = (/** @type {Entry} */ entry) =>
      entry.session === session && entry.device === device && entry.n !== undefined;
    return this.joined(stored.filter(isOurs), isOurs);
  }

  /**
   * Every line that is here, of all devices and sessions, or of one session: an export.
   * @param {string} [session]
   * @returns {Promise<string[]>}
   */
  async everything(session) {
    const stored = await this.read(["lines"], (transaction) =>
      done(transaction.objectStore("lines").getAll()),
    );
    const isWanted = (/** @type {Entry} */ entry) =>
      session === undefined || entry.session === session;
    return this.joined(stored.filter(isWanted), isWanted).map(({ line }) => line);
  }

  /**
   * The sessions of this device that were opened and not settled, the newest first: what a reload, a
   * kill or a flat battery has left behind.
   * @param {"run" | "gym"} [wanted]
   * @returns {Promise<{id: string, wall: number}[]>}
   */
  async openSessions(wanted = "run") {
    const sessions = await this.#sessions();
    return sessions
      .filter(({ state, kind = "run" }) => state === "open" && kind === wanted)
      .sort((one, other) => other.wall - one.wall)
      .map(({ id, wall }) => ({ id, wall }));
  }

  /**
   * A session is over: it is not offered to be resumed any more.
   * @param {string} session
   */
  settle(session) {
    return this.#mark(session, "settled");
  }

  /**
   * A session was discarded: its lines go, those that the server still waits for after it has them
   * (numbers know no gap). See `discarded` and `erase`.
   * @param {string} session
   */
  async discard(session) {
    await this.#mark(session, "discarded");
    await this.#deleteLines(session);
  }

  /**
   * The discarded sessions that can go for good: the server has their last line.
   * @returns {Promise<string[]>}
   */
  async discarded() {
    await this.flush();
    const gone = (await this.#sessions()).filter(({ state }) => state === "discarded");
    const ids = [];
    for (const { id } of gone) {
      if ((await this.#deleteLines(id)) === 0) ids.push(id);
    }
    return ids;
  }

  /**
   * A discarded session is gone from the server too.
   * @param {string} session
   */
  async erase(session) {
    await this.change(["sessions"], (transaction) =>
      transaction.objectStore("sessions").delete(session),
    );
  }

  /**
   * Lets go of lines and voice notes that are confirmed, settled and old.
   * @override
   * @param {number} [before] Milliseconds since 1970; 30 days ago, unless said.
   */
  async prune(before = Date.now() - KEPT) {
    const { device, acked } = this;
    await this.transact(["lines", "sessions"], async (transaction) => {
      const sessions = await done(transaction.objectStore("sessions").getAll());
      const open = new Set(sessions.filter(({ state }) => state === "open").map(({ id }) => id));
      const lines = transaction.objectStore("lines");
      const old = IDBKeyRange.upperBound(before, true);
      for (const entry of await done(lines.index("wall").getAll(old))) {
        const isConfirmed = entry.device !== device || entry.seq <= acked;
        if (isConfirmed && !open.has(entry.session)) lines.delete([entry.device, entry.seq]);
      }
    });
    await this.notes.prune(before);
  }

  /** @returns {Promise<OpenedSession[]>} */
  #sessions() {
    return this.read(["sessions"], (transaction) =>
      done(transaction.objectStore("sessions").getAll()),
    );
  }

  /**
   * @param {string} id
   * @param {"settled" | "discarded"} state
   */
  async #mark(id, state) {
    await this.flush();
    await this.change(["sessions"], async (transaction) => {
      const sessions = transaction.objectStore("sessions");
      const known = await done(sessions.get(id));
      sessions.put({ wall: Date.now(), ...known, id, state });
    });
  }

  /**
   * Deletes what the server does not wait for of a session; answers how many lines had to stay.
   * @param {string} session
   */
  async #deleteLines(session) {
    let stayed = 0;
    await this.change(["lines"], async (transaction) => {
      const lines = transaction.objectStore("lines");
      const range = IDBKeyRange.bound([session], [session, []]);
      for (const { device, seq } of await done(lines.index("session").getAll(range))) {
        if (device === this.device && seq > this.acked) stayed += 1;
        else lines.delete([device, seq]);
      }
    });
    return stayed;
  }
}
