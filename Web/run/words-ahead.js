// @ts-check
import { coachLanguage } from "../language.js";

/**
 * Has the words of a coach come before they are needed: from then on a run with that coach begins without its
 * server. Where they cannot be had now, whatever needs them says so.
 * @param {{ask: (request: object) => Promise<unknown>}} session The core that is handed the words.
 * @param {string} [coach] Nobody where no coach is chosen.
 */
export async function wordsAhead(session, coach) {
  if (!coach) return;
  // Each coach says something in a sample.
  await session.ask({ do: "sample", coach, language: coachLanguage }).catch(() => {});
}
