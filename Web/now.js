// @ts-check

/** The moment, as the core takes it. */
export function now() {
  return { now: Date.now() / 1000, utcOffsetMinutes: -new Date().getTimezoneOffset() };
}
