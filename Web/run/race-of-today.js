// @ts-check
/**
 * @typedef {import("../contract.js").Intent} Intent
 * @typedef {import("./session.js").Session} Session
 */
import { knownRunner } from "../link/known-runner.js";
import { settings } from "../settings.js";

/**
 * What the runner means to do now: the race of today as the server told of it last, else a free run.
 * @param {Session} session
 * @returns {Promise<Intent>}
 */
export async function raceOfToday(session) {
  const units = settings.get().units === "imperial" ? "imperial" : "metric";
  try {
    const { plan, race, sentence } = await session.race({ known: knownRunner(), day: today(), units });
    if (plan && race && sentence) return { ...plan, race: { sentence, setup: race } };
  } catch {
    // What a server of another version told may not be understood: then it is a run like any other.
  }
  return { mode: "free" };
}

/** The day on the clock of this device, as the record writes days. */
function today() {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${now.getFullYear()}-${month}-${day}`;
}
