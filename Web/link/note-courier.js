// @ts-check
/**
 * @typedef {import("./note-store.js").Note} Note
 * @typedef {import("./note-store.js").NoteStore} NoteStore
 * @typedef {import("./server-lane.js").ServerLane} ServerLane
 *
 * What a courier needs of the link.
 * @typedef {object} Office
 * @property {(file: object) => void} tell Tells the core what has happened to a file.
 * @property {(session: string, message: object) => Promise<void>} say Tells other devices.
 * @property {(note: Note, chunks: ArrayBuffer[]) => void} bring Hands a note to the page next door.
 */

/** Brings voice notes to the server: second by second while they are spoken, and whole in the end. */
export class NoteCourier {
  #store;
  #office;

  /**
   * @param {NoteStore} store
   * @param {Office} office
   */
  constructor(store, office) {
    this.#store = store;
    this.#office = office;
  }

  /** Takes up what an earlier life of this page has left. */
  async recall() {
    for (const note of await this.#all()) {
      if (note.isDelivered) continue;
      // A recorder that was cut off has named no hash; what is there is the note.
      const whole = note.hash ? note : await this.#store.finish(note.id);
      if (whole) this.#tell(note.id, { found: whole.chunks, hash: whole.hash });
    }
  }

  /**
   * Keeps a chunk; it goes up while the rest is spoken.
   * @param {Pick<Note, "id" | "session" | "type" | "wall">} note
   * @param {number} number
   * @param {ArrayBuffer} bytes
   */
  async record(note, number, bytes) {
    await this.#store.keep(note, number, bytes);
    this.#tell(note.id, { recorded: number });
  }

  /**
   * A note is complete, or was cut off.
   * @param {string} id
   */
  async finish(id) {
    const note = await this.#store.finish(id);
    if (!note) return;
    this.#office.bring(note, await this.#store.chunks(id));
    this.#tell(id, { finished: note.hash });
  }

  /**
   * Does what the core asks for.
   * @param {import("./contract.js").LinkEffect} effect
   * @param {ServerLane} server
   * @returns {boolean} Whether it was about a voice note.
   */
  carryOut({ askFile, putChunk, joinFile, delivered }, server) {
    if (askFile) this.#ask(askFile.id, server);
    else if (putChunk) this.#put(putChunk, server);
    else if (joinFile) this.#join(joinFile, server);
    else if (delivered) this.#deliver(delivered);
    else return false;
    return true;
  }

  /**
   * @param {string} id
   * @param {ServerLane} server
   */
  async #ask(id, server) {
    this.#tell(id, await server.fileState(id));
  }

  /**
   * @param {{id: string, chunk: number}} what
   * @param {ServerLane} server
   */
  async #put({ id, chunk }, server) {
    const chunks = await this.#store.chunks(id).catch(() => []);
    const bytes = chunks[chunk];
    this.#tell(id, bytes ? await server.putChunk(id, chunk, bytes) : { failed: true });
  }

  /**
   * @param {{id: string, chunks: number}} what
   * @param {ServerLane} server
   */
  async #join({ id, chunks }, server) {
    const { type = "audio/webm", session } = (await this.#note(id)) ?? {};
    this.#tell(id, await server.joinFile(id, { chunks, type, ...(session && { session }) }));
  }

  /**
   * The server has a note whole: now it can be spoken of.
   * @param {string} id
   */
  async #deliver(id) {
    const note = await this.#note(id);
    if (!note || note.isDelivered) return;
    const message = { voiceNote: { file: id, seconds: note.chunks, began: note.wall } };
    await this.#office.say(note.session || id, message);
    await this.#store.deliver(id);
  }

  /** @param {string} id */
  async #note(id) {
    return (await this.#all()).find((note) => note.id === id);
  }

  /** @returns {Promise<Note[]>} Nothing where the disk does not answer. */
  #all() {
    return this.#store.all().catch(() => []);
  }

  /**
   * @param {string} id
   * @param {object} what
   */
  #tell(id, what) {
    this.#office.tell({ id, ...what });
  }
}
