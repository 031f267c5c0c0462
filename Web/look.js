// @ts-check
/* The theme, the text size and the language that somebody chose, and whether the address asks for a part, before
   anything is drawn or fetched: no module, or it would come too late. */
{
  /** @type {Record<string, string>} */
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem("pacesetter.settings") ?? "{}");
  } catch {
    // Storage is forbidden: the page then looks as the device does.
  }
  const { dataset } = document.documentElement;
  // Where the address names an exercise, the page comes up without what only its log has.
  if (location.hash) dataset.part = "";
  if (chosen.theme) dataset.theme = chosen.theme;
  if (chosen.textSize) dataset.text = chosen.textSize;
  // Some browsers forget within a week what a script wrote; `language.js` writes it where somebody chooses.
  if (/^[a-z]{2}$/.test(chosen.language ?? "")) {
    document.cookie = `pacesetter-language=${chosen.language}; Path=/; Max-Age=31536000; SameSite=Lax`;
  }
}
