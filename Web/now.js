// @ts-check
import { locale } from "./language.js";

/** The moment, as the core takes it. */
export function now() {
  const utcOffsetMinutes = -new Date().getTimezoneOffset();
  return { now: Date.now() / 1000, utcOffsetMinutes, hours: hours() };
}

/** To how many hours the clocks of this browser's owner go, 12 or 24: the core writes times of day. */
export function hours() {
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: "numeric" }).resolvedOptions();
  return hour12 ? 12 : 24;
}
