// @ts-check
/**
 * What is made when it is first wanted, and only once. Where that fails, because its files cannot be had
 * now, it is tried again when it is wanted again.
 * @template Made
 * @param {() => Promise<Made>} make
 */
export function once(make) {
  let made = /** @type {Promise<Made> | null} */ (null);
  return () => {
    made ??= make().catch((error) => {
      made = null;
      throw error;
    });
    return made;
  };
}
