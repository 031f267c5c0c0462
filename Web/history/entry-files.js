// @ts-check
import { word } from "../word.js";

/** The media types by which a share sheet knows what a file is. */
const TYPES = /** @type {Record<string, string>} */ ({
  csv: "text/csv",
  fit: "application/vnd.ant.fit",
  gpx: "application/gpx+xml",
  tcx: "application/vnd.garmin.tcx+xml",
});

/**
 * The files of an entry: each can be saved, and shared where this browser hands files of its kind to other
 * apps.
 * @param {HTMLElement} list
 * @param {string} path Where the entry is to be had.
 * @param {string[]} formats
 * @param {(format: string) => Promise<void>} share
 */
export function offerFiles(list, path, formats, share) {
  list.replaceChildren(
    ...formats.map((format) => {
      const entry = document.createElement("li");
      const link = document.createElement("a");
      const name = format.toUpperCase();
      link.className = "button";
      link.href = `${path}/file?format=${format}`;
      link.download = "";
      link.textContent = name;
      entry.append(link);
      if (canShare(format)) {
        const button = document.createElement("button");
        button.type = "button";
        button.className = "button";
        button.textContent = word("activity.shareFile", { name });
        button.addEventListener("click", () => share(format));
        entry.append(button);
      }
      return entry;
    }),
  );
}

/** @param {string} format */
function canShare(format) {
  const probe = new File([""], `probe.${format}`, { type: TYPES[format] });
  return navigator.canShare?.({ files: [probe] }) === true;
}

/**
 * Hands a file of an entry to another app; where the app does not come about, the file is saved.
 * @param {string} path Where the entry is to be had.
 * @param {string} format
 * @param {string} title
 */
export async function shareFile(path, format, title) {
  const response = await fetch(`${path}/file?format=${format}`, { headers: { "X-Pacesetter": "1" } });
  if (!response.ok) throw new Error(word("server.refused"));
  // The server names it after its day and its kind.
  const named = /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "");
  const name = named?.[1] ?? `pacesetter.${format}`;
  const file = new File([await response.blob()], name, { type: TYPES[format] });
  try {
    await navigator.share({ files: [file], title });
  } catch (error) {
    // Who closes the sheet has changed their mind.
    if (error instanceof DOMException && error.name === "AbortError") return;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
  }
}
