// @ts-check
/** @typedef {Navigator & {getBattery(): Promise<{level: number, charging: boolean}>}} Powered */
import { bluetooth } from "../live/bluetooth.js";

/** Less room than this is too little for a race, in bytes. */
const ROOM = 100 * 1024 * 1024;

/** Less charge than this is little for a race. */
const CHARGE = 0.8;

/**
 * What a runner looks at the day before a race, as far as a browser tells: whether the pages work without
 * a network, there is room for the run, positions are allowed, a strap is known, and the battery is full.
 * @returns {Promise<Record<"offline" | "storage" | "location" | "strap" | "battery", boolean>>}
 */
export async function dayBefore() {
  const [offline, storage, location, strap, battery] = await Promise.all([
    asked(async () => navigator.serviceWorker.controller !== null),
    asked(async () => {
      const { quota = 0, usage = 0 } = await navigator.storage.estimate();
      return quota - usage >= ROOM;
    }),
    asked(async () => (await navigator.permissions.query({ name: "geolocation" })).state === "granted"),
    asked(async () => ((await bluetooth()?.getDevices?.()) ?? []).length > 0),
    asked(async () => {
      const { level, charging } = await /** @type {Powered} */ (navigator).getBattery();
      return charging || level >= CHARGE;
    }),
  ]);
  return { offline, storage, location, strap, battery };
}

/**
 * The answer of a browser; one that does not know has not said yes.
 * @param {() => Promise<boolean>} ask
 */
async function asked(ask) {
  try {
    return await ask();
  } catch {
    return false;
  }
}
