// @ts-check
/**
 * Makes the stores of a journal where there are none yet.
 * @param {IDBDatabase} database
 */
export function make(database) {
  const lines = database.createObjectStore("lines", { keyPath: ["device", "seq"] });
  lines.createIndex("session", ["session", "device", "seq"]);
  lines.createIndex("message", "message");
  lines.createIndex("wall", "wall");
  database.createObjectStore("sessions", { keyPath: "id" });
  database.createObjectStore("notes");
  database.createObjectStore("files", { keyPath: "id" });
  database.createObjectStore("chunks");
}
