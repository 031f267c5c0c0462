// @ts-check
/* The theme and the text size that somebody chose, before anything is drawn: no module, or it would come too late. */
{
  /** @type {Record<string, string>} */
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem("pacesetter.settings") ?? "{}");
  } catch {
    // Storage is forbidden: the page then looks as the device does.
  }
  const { dataset } = document.documentElement;
  if (chosen.theme) dataset.theme = chosen.theme;
  if (chosen.textSize) dataset.text = chosen.textSize;
}
