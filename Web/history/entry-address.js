// @ts-check
import { query } from "../query.js";
import { settings } from "../settings.js";

/**
 * The units that the runner chose, as a part of a query.
 * @returns {Record<string, string>}
 */
export function measured() {
  return settings.get().units === "imperial" ? { units: "imperial" } : {};
}

/** What the runner has told the coach of their heart, as a query, with their units. */
export function heart() {
  const { maxHeartRate, age } = settings.get();
  return query({
    ...(maxHeartRate && { max: maxHeartRate }),
    ...(age && { age }),
    ...measured(),
  });
}

/**
 * Where an entry is to be had as it is drawn.
 * @param {string} id As it stands in an address.
 */
export function screenOf(id) {
  return [`api/v1/history/${id}?as=screen`, heart()].filter(Boolean).join("&");
}

/** The heading of the log that the page's address names, such as `#memory`; an entry has none. */
export function headingNamed() {
  const found = document.getElementById(location.hash.slice(1));
  return found?.closest("[data-view=log]") ? found : null;
}
