// @ts-check
/** Sends a file to be imported, and shows how far it is. */
import { query } from "../query.js";
import { word } from "../word.js";

/** Milliseconds between two looks at how far the server is with a file. */
const LOOK = 500;

/** Says that the server cannot be reached. */
export class Unreached extends Error {}

/**
 * Sends a file, and answers what became of it.
 * @param {File} file
 * @param {Record<string, string>} values What is said of it.
 * @param {HTMLProgressElement} progress Hidden once nobody wants to see it.
 * @param {() => void} arrived Told when the server has all of it.
 * @param {(words: string) => void} reached Told how far the server is.
 * @returns {Promise<unknown>}
 */
export function sendFile(file, values, progress, arrived, reached) {
  // The only way that tells how much of a body has been sent.
  const request = new XMLHttpRequest();
  const job = crypto.randomUUID().replaceAll("-", "");
  request.open("POST", `api/v1/imports?${query({ ...values, job })}`);
  request.setRequestHeader("X-Pacesetter", "1");
  request.setRequestHeader("Content-Type", "application/octet-stream");
  request.responseType = "json";
  progress.value = 0;
  let watch = 0;
  return new Promise((resolve, reject) => {
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      progress.value = total > 0 ? loaded / total : 0;
    });
    request.upload.addEventListener("load", () => {
      progress.removeAttribute("value");
      arrived();
      watch = setInterval(() => look(job, progress, reached), LOOK);
    });
    request.addEventListener("load", () => {
      if (request.status === 200) resolve(request.response);
      else reject(new Error(request.response?.detail ?? word("import.refused")));
    });
    request.addEventListener("error", () => reject(new Unreached(word("import.unreachable"))));
    request.send(file);
  }).finally(() => clearInterval(watch));
}

/**
 * Shows how far the server is with a file; a look that fails shows nothing new.
 * @param {string} job
 * @param {HTMLProgressElement} progress
 * @param {(words: string) => void} reached
 */
async function look(job, progress, reached) {
  const answer = await fetch(`api/v1/imports/${job}/progress`).catch(() => null);
  if (answer?.status !== 200) return;
  const { share, words } = await answer.json();
  if (progress.hidden) return;
  progress.value = share;
  reached(words);
}
