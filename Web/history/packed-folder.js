// @ts-check
/**
 * Packs the files of a folder into one zip, stored as they are, so that the server sees the folder as a whole: its
 * tables say what its recordings are. The bytes stay where they are until they are sent.
 *
 * APPNOTE 6.3.9 of PKWARE, without the 64-bit forms.
 * @typedef {{path: string, file: File}} Placed
 */

/** What a zip without the 64-bit forms can hold. */
const MOST = { files: 65_534, bytes: 0xffff_0000 };

/** The remainders of a byte by the polynomial of CRC-32. */
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb8_8320 : value >>> 1;
  return value;
});

/**
 * Whether the files of a folder fit into one zip.
 * @param {Placed[]} files
 */
export function fits(files) {
  let bytes = 0;
  for (const { path, file } of files) bytes += file.size + 2 * path.length * 3 + 128;
  return files.length <= MOST.files && bytes <= MOST.bytes;
}

/**
 * A zip of files.
 * @param {string} name
 * @param {Placed[]} files
 */
export async function packedFolder(name, files) {
  /** @type {BlobPart[]} */
  const parts = [];
  /** @type {BlobPart[]} */
  const table = [];
  let [offset, tableLength] = [0, 0];
  for (const { path, file } of files) {
    const written = new TextEncoder().encode(path);
    // Version 2.0, names in UTF-8, stored, no time; then the checksum, the size twice and the name's length.
    const facts = [[20, 2], [0x800, 2], [0, 2], [0, 4], [await checksum(file), 4], [file.size, 4], [file.size, 4]];
    const local = bytes([[0x0403_4b50, 4], ...facts, [written.length, 2], [0, 2]]);
    const central = bytes([[0x0201_4b50, 4], [20, 2], ...facts, [written.length, 2], [0, 8], [0, 4], [offset, 4]]);
    parts.push(local, written, file);
    table.push(central, written);
    offset += local.length + written.length + file.size;
    tableLength += central.length + written.length;
  }
  const count = files.length;
  const end = bytes([[0x0605_4b50, 4], [0, 4], [count, 2], [count, 2], [tableLength, 4], [offset, 4], [0, 2]]);
  return new File([...parts, ...table, end], `${name}.zip`);
}

/** @param {File} file */
async function checksum(file) {
  let sum = 0xffff_ffff;
  const reader = file.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return ~sum >>> 0;
    for (const byte of value) sum = (sum >>> 8) ^ REMAINDERS[(sum ^ byte) & 0xff];
  }
}

/**
 * Numbers with the lower byte first, each in so many bytes.
 * @param {number[][]} fields
 */
function bytes(fields) {
  const written = [];
  for (const [value, length] of fields) {
    for (let place = 0; place < length; place += 1) written.push(place < 4 ? (value >>> (8 * place)) & 0xff : 0);
  }
  return Uint8Array.from(written);
}
