// @ts-check
/**
 * Why something could not be kept: no room on the disk, a store that does not answer even after it
 * was opened again, no store at all, or another page of this device that writes into it already.
 * @typedef {"full" | "broken" | "absent" | "elsewhere"} Trouble
 */

/** What went wrong in the store, for a program. */
export class StoreError extends Error {
  /**
   * @param {Trouble} trouble
   * @param {unknown} [cause]
   */
  constructor(trouble, cause) {
    super(`the store is ${trouble}`, { cause });
    this.trouble = trouble;
  }
}

/**
 * An IndexedDB database whose handle may die at any moment: it is opened again once, and the
 * transaction is done again.
 */
export class Database {
  /** @type {Promise<IDBDatabase> | null} */
  #opening = null;
  /** Whether the database was found empty: a first visit, or wiped. Whoever has filled it says no. */
  wasMade = false;

  /**
   * @param {string} name
   * @param {number} version
   * @param {(database: IDBDatabase) => void} make Makes what a new database holds.
   */
  constructor(name, version, make) {
    this.name = name;
    this.version = version;
    this.make = make;
  }

  /**
   * Does something in one transaction, and gives its result when it is committed.
   * @template Result
   * @param {IDBTransactionMode} mode
   * @param {IDBTransactionDurability} durability
   * @param {string[]} stores
   * @param {(transaction: IDBTransaction) => Promise<Result> | Result} body Waits for nothing but
   *   requests of its own transaction.
   * @returns {Promise<Result>}
   */
  async transact(mode, durability, stores, body) {
    try {
      return await this.#attempt(mode, durability, stores, body);
    } catch (error) {
      if (nameOf(error) === "QuotaExceededError") throw new StoreError("full", error);
    }
    this.close();
    try {
      return await this.#attempt(mode, durability, stores, body);
    } catch (error) {
      throw new StoreError(nameOf(error) === "QuotaExceededError" ? "full" : "broken", error);
    }
  }

  /** Lets go of the handle; the next transaction takes a new one. */
  close() {
    this.#opening?.then((database) => database.close()).catch(() => {});
    this.#opening = null;
  }

  /**
   * @template Result
   * @param {IDBTransactionMode} mode
   * @param {IDBTransactionDurability} durability
   * @param {string[]} stores
   * @param {(transaction: IDBTransaction) => Promise<Result> | Result} body
   * @returns {Promise<Result>}
   */
  async #attempt(mode, durability, stores, body) {
    const database = await (this.#opening ??= this.#open());
    const transaction = database.transaction(stores, mode, { durability });
    /** @type {Promise<void>} */
    const committed = new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
    });
    try {
      const result = await body(transaction);
      await committed;
      return result;
    } catch (error) {
      // What is rejected here is told below; an abort of what is over already throws.
      committed.catch(() => {});
      try {
        transaction.abort();
      } catch {
        // It is over.
      }
      throw error;
    }
  }

  /** @returns {Promise<IDBDatabase>} */
  #open() {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(this.name, this.version);
      request.onupgradeneeded = () => {
        this.wasMade = true;
        this.make(request.result);
      };
      request.onsuccess = () => {
        const database = request.result;
        // Site data was cleared, or another version of the page wants to change the shape.
        database.onclose = () => (this.#opening = null);
        database.onversionchange = () => this.close();
        resolve(database);
      };
      request.onerror = () => {
        this.#opening = null;
        reject(request.error);
      };
    });
  }
}

/**
 * The result of a request, once it is there.
 * @template Result
 * @param {IDBRequest<Result>} request
 * @returns {Promise<Result>}
 */
export function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** @param {unknown} error */
function nameOf(error) {
  return error instanceof DOMException ? error.name : "";
}
