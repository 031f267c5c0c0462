// @ts-check
/** @typedef {import("./gym-store.js").GymStore} GymStore */
import { word } from "../word.js";

/** Milliseconds that a server may take to say what was run. */
const PATIENCE = 3000;

/** The knowledge base, or its offline copy. */
export async function fetchBase() {
  const response = await fetch("/knowledge.json");
  if (!response.ok) throw new Error(word("library.missing"));
  return response.json();
}

/**
 * What the server's record has of the gym; without a server, what was seen of it last.
 * @param {GymStore} store
 */
export async function fetchRecord(store) {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE);
  try {
    const response = await fetch("/api/v1/log/packed", { cache: "no-store", signal: patience.signal });
    clearTimeout(timer);
    if (!response.ok) return await store.noted("record");
    const record = await response.json();
    // Nobody waits until it is written down.
    void store.note("record", record).catch(() => {});
    return record;
  } catch {
    return await store.noted("record");
  }
}
