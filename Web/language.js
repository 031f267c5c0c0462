// @ts-check
/** The cookie by which the server knows in which language somebody wants the pages. */
const COOKIE = "pacesetter-language";

/** Seconds for which a browser keeps it; `look.js` renews it at every visit. */
const YEAR = 31_536_000;

/** The language of this page; a worker has none. */
export const language = globalThis.document?.documentElement.lang ?? "en";

/** The language that coaches speak, on a run and in the gym: that of the pages, which all of them speak. */
export const coachLanguage = language;

/** The browser's own tag where it is of the page's language, so that days and hours look as at home. */
export const locale = navigator.language.split("-")[0] === language ? navigator.language : language;

/**
 * Has the server write the pages in a language, or in that of the browser where none is given.
 * @param {string} chosen
 */
export function askFor(chosen) {
  document.cookie = `${COOKIE}=${chosen}; Path=/; Max-Age=${chosen ? YEAR : 0}; SameSite=Lax`;
}
