// @ts-check
/**
 * The workout that a link wants to begin, `?start=ID` or `?start=next`; the link says so once.
 * @param {import("./contract.js").Discovery} found What suits best comes first.
 */
export function askedWorkout(found) {
  const wanted = new URLSearchParams(location.search).get("start");
  if (wanted === null) return null;
  history.replaceState(history.state, "", location.pathname);
  return wanted === "next" ? (found.cards[0]?.workout.id ?? null) : wanted;
}
