/** What the pages' scripts say, by key. The server writes this module from `Screens/Pages`. */
export const words: Record<string, string>;
