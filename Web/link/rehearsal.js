// @ts-check
/**
 * How much faster than life a page's address asks for a run that nobody runs: `?rehearse=60`.
 * @param {string} query
 * @returns {number | undefined}
 */
export function rehearsalSpeed(query) {
  const speed = Number(new URLSearchParams(query).get("rehearse"));
  return speed >= 1 && speed <= 60 ? speed : undefined;
}
