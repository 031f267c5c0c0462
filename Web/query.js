// @ts-check
/**
 * Names and values as the query of an address. A space is written as RFC 3986 has it, not as forms have:
 * the server takes a plus for what it is.
 * @param {Record<string, string>} values
 */
export function query(values) {
  return new URLSearchParams(values).toString().replaceAll("+", "%20");
}
