// @ts-check
/**
 * The log as the server knows it, on its way as soon as the page is; null where there is none to be had,
 * or where the address names an exercise.
 * @type {Promise<import("./contract.js").Progress | null>}
 */
export const logAhead = location.hash ? Promise.resolve(null) : ask();

async function ask() {
  try {
    const response = await fetch("/api/v1/log/report", { headers: { "X-Pacesetter": "1" }, cache: "no-store" });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
