// @ts-check
/** The day on the clock of this device, as the record writes days: "2026-09-27". */
export function dayHere() {
  const now = new Date();
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${now.getFullYear()}-${month}-${day}`;
}
