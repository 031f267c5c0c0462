// @ts-check
/** @typedef {import("../contract.js").RepTable} RepTable */

/**
 * The cells of the table of a planned run, a row a repetition.
 * @param {RepTable | undefined} reps
 */
export function repCells(reps) {
  return (reps?.rows ?? []).map(({ number, step, target, result, verdict, drift, heartRate, recovery }) => [
    ...[number, step, target, result, verdict, drift, heartRate, recovery],
  ]);
}
