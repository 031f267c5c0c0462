// @ts-check
/**
 * Bytes as lower-case hexadecimal digits.
 * @param {ArrayBufferLike} buffer
 */
export function hex(buffer) {
  return [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * So many random bytes in hexadecimal digits: the name of a device (8), of a voice note (16).
 * @param {number} count
 */
export function randomHex(count) {
  return hex(crypto.getRandomValues(new Uint8Array(count)).buffer);
}
