// @ts-check
import { query } from "../query.js";
import { settings } from "../settings.js";

/** What the runner has told the coach of their heart, as a query. */
export function heart() {
  const { maxHeartRate, age } = settings.get();
  return query({ ...(maxHeartRate && { max: maxHeartRate }), ...(age && { age }) });
}

/**
 * Where an entry is to be had as it is drawn.
 * @param {string} id As it stands in an address.
 */
export function screenOf(id) {
  return [`api/v1/history/${id}?as=screen`, heart()].filter(Boolean).join("&");
}
