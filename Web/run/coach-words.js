// @ts-check
/**
 * The words of coaches: the core carries none, and says which it lacks.
 *
 * @typedef {import("../contract.js").CoachWords} CoachWords
 * @typedef {import("../core.js").Answer} Answer
 * @typedef {import("../core.js").Core} Core
 */

/** Where the words of the last runs stay, by their digest: a run that is taken up again goes on with its own. */
const SHELF = "pacesetter-words";

/** How many texts stay there. */
const MOST = 4;

/** Milliseconds that a server may take to give a text. */
const PATIENCE = 10_000;

/** What was had before, by its address or its digest: a core that is replaced needs no network. */
const had = /** @type {Map<string, string>} */ (new Map());

/**
 * Asks the core what a coach may have to answer. Where it lacks the coach's words they are handed over, and it
 * is asked again; where they cannot be had its answer says so.
 *
 * @template Result
 * @param {Pick<Core, "request">} core
 * @param {() => object} request Made anew each time: a clock in it has to be right.
 * @param {(reply: Answer) => Result} take What is done with the answer, before anything else can happen.
 * @returns {Promise<Result>}
 */
export async function coached(core, request, take) {
  let instead = {};
  for (;;) {
    const reply = core.request({ ...request(), ...instead });
    const wanted = /** @type {CoachWords | undefined} */ (reply.error?.words);
    if (!wanted || "otherWords" in instead) return take(reply);
    const own = await shelved(wanted.digest);
    const text = own ?? (await fetched(wanted));
    if (text === null) return take(reply);
    const { coach, language } = wanted;
    const { words } = core.request({ do: "words", coach, language, text });
    if (!words) return take(reply);
    had.set(words.digest, text);
    if (own === null) had.set(pathOf(wanted), text);
    // Nobody waits until it is written down.
    void shelve(words.digest, text).catch(() => {});
    // Where the words of a run are lost it goes on with those of today.
    if (wanted.digest !== words.digest) instead = { otherWords: true };
  }
}

/** @param {CoachWords} wanted */
function pathOf({ coach, language }) {
  return `/coaches/${coach}.${language}.txt`;
}

/**
 * The text of a coach in a language, from the server or the offline copy.
 * @param {CoachWords} wanted
 */
async function fetched(wanted) {
  const path = pathOf(wanted);
  const known = had.get(path);
  if (known !== undefined) return known;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE);
  try {
    const response = await fetch(path, { signal: patience.signal });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The words that a run was begun with, if they are still here.
 * @param {string} [digest]
 */
async function shelved(digest) {
  if (!digest) return null;
  const known = had.get(digest);
  if (known !== undefined) return known;
  try {
    const cache = await caches.open(SHELF);
    return (await (await cache.match(`/${digest}`))?.text()) ?? null;
  } catch {
    // Without a secure origin there is no shelf.
    return null;
  }
}

/**
 * @param {string} digest
 * @param {string} text
 */
async function shelve(digest, text) {
  const cache = await caches.open(SHELF);
  await cache.delete(`/${digest}`);
  await cache.put(`/${digest}`, new Response(text));
  const kept = await cache.keys();
  for (const old of kept.slice(0, -MOST)) await cache.delete(old);
}
