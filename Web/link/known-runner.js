// @ts-check
const KEY = "pacesetter.runner";

/**
 * What the record knows of the runner, as the server said it last: a run may begin without one.
 * @returns {object | null}
 */
export function knownRunner() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

/** Asks the server what the record knows of the runner, and keeps it for runs without a server. */
async function learnRunner() {
  try {
    const response = await fetch("api/v1/runner", { cache: "no-store" });
    if (response.ok) localStorage.setItem(KEY, JSON.stringify(await response.json()));
  } catch {
    // No server, or no storage: what was known last still holds.
  }
}

/** Holds when the server has been asked: once, when a page begins, since another page remembers things anew. */
export const learned = learnRunner();
