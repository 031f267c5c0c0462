// @ts-check
/**
 * The scripts that this page may start beside its own modules, by their address. Browsers that ask
 * for proof get it here and nowhere else: a policy of one name can be made once.
 */
const SCRIPTS = ["/run/engine.js", "/gym/engine.js", "/sw.js"].map((path) => new URL(path, location.origin).href);

/**
 * A browser's proof that an address is ours; it is taken where an address is.
 * @typedef {{createScriptURL: (url: string) => string}} Policy
 * @typedef {{trustedTypes?: {createPolicy(name: string, rules: Policy): Policy}}} Prover
 */
const policy = /** @type {Prover} */ (globalThis).trustedTypes?.createPolicy("ps", {
  createScriptURL: (/** @type {string} */ url) => {
    if (!SCRIPTS.includes(url)) throw new TypeError(`${url} is no script of this page`);
    return url;
  },
});

/**
 * The address of a script of ours, as `Worker` and `register` take it.
 * @param {string} path
 */
export function scriptURL(path) {
  const { href } = new URL(path, location.origin);
  return policy ? policy.createScriptURL(href) : href;
}
