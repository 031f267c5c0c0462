// @ts-check
/**
 * What somebody chose or dropped, ready to be sent: a folder becomes one zip.
 * @typedef {import("./packed-folder.js").Placed} Placed
 */
import { fits, packedFolder } from "./packed-folder.js";

/**
 * What was dropped; folders are read to their last file.
 * @param {DataTransfer | null} transfer
 * @returns {Promise<File[]>}
 */
export async function droppedFiles(transfer) {
  // After the event the list is empty, so that all are asked before anything is awaited.
  const entries = [...(transfer?.items ?? [])].map((item) => item.webkitGetAsEntry?.() ?? null);
  const files = [...(transfer?.files ?? [])];
  if (!entries.some((entry) => entry?.isDirectory)) return files;
  /** @type {Placed[]} */
  const placed = [];
  for (const entry of entries) if (entry) await walk(entry, placed);
  return withFolders(placed);
}

/**
 * What was chosen, of which a folder's files know where they lay.
 * @param {Iterable<File>} files
 */
export function chosenFiles(files) {
  return withFolders([...files].map((file) => ({ path: file.webkitRelativePath || file.name, file })));
}

/**
 * @param {FileSystemEntry} entry
 * @param {Placed[]} placed
 */
async function walk(entry, placed) {
  // A system's own, such as the places of icons.
  if (entry.name.startsWith(".")) return;
  if (entry.isFile) {
    const source = /** @type {FileSystemFileEntry} */ (entry);
    const file = await new Promise((resolve, reject) => source.file(resolve, reject));
    placed.push({ path: entry.fullPath.slice(1), file });
    return;
  }
  const reader = /** @type {FileSystemDirectoryEntry} */ (entry).createReader();
  for (;;) {
    // Browsers tell a hundred at a time.
    const some = await /** @type {Promise<FileSystemEntry[]>} */ (
      new Promise((resolve, reject) => reader.readEntries(resolve, reject))
    );
    if (some.length === 0) return;
    for (const inner of some) await walk(inner, placed);
  }
}

/** @param {Placed[]} placed */
async function withFolders(placed) {
  /** @type {File[]} */
  const files = [];
  /** @type {Map<string, Placed[]>} */
  const folders = new Map();
  for (const one of placed) {
    const [folder, ...rest] = one.path.split("/");
    if (rest.length === 0) files.push(one.file);
    else folders.set(folder, [...(folders.get(folder) ?? []), { path: rest.join("/"), file: one.file }]);
  }
  for (const [name, inside] of folders) {
    if (fits(inside)) files.push(await packedFolder(name, inside));
    else files.push(...inside.map(({ file }) => file));
  }
  return files;
}
