// @ts-check
/** @typedef {import("./contract.js").Summary} Summary */

/**
 * The facts of a workout in one line; what was inferred is said to be about so.
 * @param {Summary} workout
 */
export function facts({ durationSeconds, inferred, category, level, equipment }) {
  const minutes = Math.max(1, Math.round(durationSeconds / 60));
  const about = inferred.includes("durationSeconds") ? "about " : "";
  const things = equipment.length > 0 ? equipment.join(", ") : "no equipment";
  return [`${about}${minutes} min`, category, level, things].filter(Boolean).join(" · ");
}

/**
 * A load as people write it.
 * @param {import("./contract.js").Load | undefined} load
 */
export function loadWords(load) {
  if (!load) return "";
  const pair = load.pair ? "2 × " : "";
  const sign = { external: "", bodyweight: "+", assisted: "−" }[load.mode];
  return `${pair}${sign}${load.value} ${load.unit}`;
}

/**
 * A moment as people say it: the time of today, else the day with it.
 * @param {number} wall Milliseconds since 1970.
 */
export function moment(wall) {
  const date = new Date(wall);
  const isToday = date.toDateString() === new Date().toDateString();
  const day = isToday ? {} : /** @type {const} */ ({ weekday: "long", day: "numeric", month: "long" });
  const time = /** @type {const} */ ({ hour: "2-digit", minute: "2-digit" });
  return date.toLocaleString(navigator.language, { ...day, ...time });
}

/**
 * Sets that are to be done, as people say them.
 * @param {import("./contract.js").Advice["sets"]} sets
 */
export function setWords(sets) {
  const each = sets.map(({ load, reps, open }) => {
    const weight = load ? ` × ${loadWords(load)}` : " reps";
    return `${reps}${open ? "+" : ""}${weight}`;
  });
  const isSame = each.every((words) => words === each[0]);
  return isSame && each.length > 1 ? `${each.length} sets of ${each[0]}` : each.join(", ");
}

