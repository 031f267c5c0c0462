// @ts-check
import { language } from "./language.js";

/** The page's language as it writes days; the core writes them in the same order. */
const ORDER = language === "en" ? "en-GB" : language;

/** Days as all pages write them: "24 November 2026", "24. November 2026". */
const DAY = new Intl.DateTimeFormat(ORDER, { day: "numeric", month: "long", year: "numeric" });

/** Times of day as all pages write them: "07:30". */
const CLOCK = new Intl.DateTimeFormat(ORDER, { hour: "2-digit", minute: "2-digit" });

/**
 * A time of day, the same on every page and from the core: "07:30".
 * @param {Date} moment
 */
export function clockTime(moment) {
  return CLOCK.format(moment);
}

/**
 * A day: "24 November 2026".
 * @param {Date} moment
 */
export function dayOf(moment) {
  return DAY.format(moment);
}

/**
 * A moment, with its day where that is not today: "07:30", "23 November 2026, 07:30".
 * @param {Date} moment
 */
export function momentOf(moment) {
  const day = dayOf(moment);
  const clock = clockTime(moment);
  return day === dayOf(new Date()) ? clock : `${day}, ${clock}`;
}

/** The zone of whoever looks: "Europe/Berlin". */
export function zoneName() {
  return CLOCK.resolvedOptions().timeZone;
}
