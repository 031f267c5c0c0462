// @ts-check
/**
 * A voice note: `hash` once it is complete, `isDelivered` once the server has it whole.
 * @typedef {object} Note
 * @property {string} id 32 hexadecimal digits.
 * @property {string} session Empty where it belongs to none.
 * @property {string} type Such as `audio/webm`.
 * @property {number} wall When it began.
 * @property {number} chunks How many are on the disk.
 * @property {boolean} isDelivered
 * @property {string} [hash] SHA-256 of the whole.
 */
import { Database, done } from "./database.js";
import { hex } from "./hex.js";

const STORES = ["files", "chunks"];

/**
 * The voice notes of this device, chunk by chunk: what was on the disk before a recorder was cut off can
 * be played. All of it throws a `StoreError` where the disk does not.
 */
export class NoteStore {
  #database;

  /** @param {Database} database */
  constructor(database) {
    this.#database = database;
  }

  /**
   * Keeps a chunk. The first makes the note.
   * @param {Pick<Note, "id" | "session" | "type" | "wall">} note
   * @param {number} number 0, 1, 2, …
   * @param {ArrayBuffer} bytes
   */
  async keep(note, number, bytes) {
    await this.#database.transact("readwrite", "strict", STORES, async (transaction) => {
      const files = transaction.objectStore("files");
      const known = await done(files.get(note.id));
      const chunks = Math.max(known?.chunks ?? 0, number + 1);
      files.put({ isDelivered: false, ...known, ...note, chunks });
      transaction.objectStore("chunks").put(bytes, [note.id, number]);
    });
  }

  /**
   * A note is complete, whether the runner ended it or it was cut off.
   * @param {string} id
   * @returns {Promise<Note | null>} Nothing where no chunk is here.
   */
  async finish(id) {
    const chunks = await this.chunks(id);
    if (chunks.length === 0) return null;
    const hash = hex(await crypto.subtle.digest("SHA-256", await new Blob(chunks).arrayBuffer()));
    return this.#change(id, { hash, chunks: chunks.length });
  }

  /**
   * The server has a note whole.
   * @param {string} id
   */
  async deliver(id) {
    await this.#change(id, { isDelivered: true });
  }

  /** @returns {Promise<Note[]>} */
  all() {
    return this.#database.transact("readonly", "default", STORES, (transaction) =>
      done(transaction.objectStore("files").getAll()),
    );
  }

  /**
   * The chunks of a note, in order.
   * @param {string} id
   * @returns {Promise<ArrayBuffer[]>}
   */
  chunks(id) {
    return this.#database.transact("readonly", "default", STORES, (transaction) =>
      done(transaction.objectStore("chunks").getAll(chunksOf(id))),
    );
  }

  /**
   * Lets go of notes that the server has and that began before a time.
   * @param {number} before Milliseconds since 1970.
   */
  async prune(before) {
    await this.#database.transact("readwrite", "relaxed", STORES, async (transaction) => {
      const files = transaction.objectStore("files");
      for (const { id, wall, isDelivered } of await done(files.getAll())) {
        if (!isDelivered || wall >= before) continue;
        files.delete(id);
        transaction.objectStore("chunks").delete(chunksOf(id));
      }
    });
  }

  /**
   * @param {string} id
   * @param {Partial<Note>} change
   * @returns {Promise<Note | null>}
   */
  #change(id, change) {
    return this.#database.transact("readwrite", "strict", STORES, async (transaction) => {
      const files = transaction.objectStore("files");
      const known = await done(files.get(id));
      if (!known) return null;
      const note = { ...known, ...change };
      files.put(note);
      return note;
    });
  }
}

/** @param {string} id */
function chunksOf(id) {
  return IDBKeyRange.bound([id, 0], [id, Infinity]);
}
