// @ts-check
/**
 * The workout that a link wants to show, `?workout=ID`, or to begin, `?start=ID` or `?start=next`; the link
 * says so once.
 * @param {import("./contract.js").Discovery} found What suits best comes first.
 */
export function askedWorkout(found) {
  const wanted = new URLSearchParams(location.search);
  const begun = wanted.get("start");
  const id = begun === "next" ? found.cards[0]?.workout.id : (begun ?? wanted.get("workout"));
  if (!id) return null;
  history.replaceState(history.state, "", location.pathname);
  return { id, begins: begun !== null };
}
