// @ts-check
/** @typedef {import("../contract.js").Sensed} Sensed */

/**
 * What the runner does to a run that another device tracks is asked of that device.
 * @param {Sensed} event
 * @returns {object | null}
 */
export function requestOf(event) {
  if ("step" in event) return { stepWorkout: { step: event.step } };
  const name = ["pause", "resume", "lap", "end"].find((name) => name in event);
  return name ? { [`${name}Workout`]: {} } : null;
}

/**
 * A position, with its age instead of its time.
 * @param {Sensed} event
 * @param {number} wall
 * @returns {Sensed}
 */
export function aged(event, wall) {
  const { position, timestamp } = /** @type {Record<string, any>} */ (event);
  if (!position) return event;
  const age = timestamp === undefined ? 0 : Math.max(0, (wall - timestamp) / 1000);
  return { position: { ...position, age } };
}
