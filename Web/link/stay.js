// @ts-check
/**
 * Asks the browser not to clear this site's data by itself. Only a page can ask, no Worker.
 * @returns {Promise<boolean>}
 */
export async function askToStay() {
  try {
    return (await navigator.storage?.persist?.()) ?? false;
  } catch {
    // A browser that does not know the question clears as it likes.
    return false;
  }
}
