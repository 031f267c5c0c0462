// @ts-check
/** @typedef {import("../contract.js").Plan} Plan */

/** What a runner may not want to hear of, by the names of the fields that ask for it. */
const TOPICS = /** @type {const} */ ([
  ["hearsSplits", "splits"],
  ["hearsPlan", "plan"],
  ["hearsTechnique", "technique"],
  ["hearsStories", "stories"],
]);

/**
 * How much the coach talks, and of what it does not.
 * @param {(name: string) => string} value What a field holds; a switch that is off holds nothing.
 * @returns {Required<Pick<Plan, "talk" | "withoutTopics">>}
 */
export function wantedTalk(value) {
  const talk = value("talk");
  return {
    talk: talk === "less" || talk === "more" ? talk : "normal",
    withoutTopics: TOPICS.filter(([name]) => value(name) === "").map(([, topic]) => topic),
  };
}
