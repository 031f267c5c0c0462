// @ts-check
/**
 * What somebody copies into another program, with their own address and token in it.
 * @typedef {{base: string, secret: string, intent: string}} Recipe
 */

/** What each intent is told, as an example. */
const BODIES = {
  "start-workout": { session: "next" },
  "log-challenge": { count: 10 },
  "log-set": { text: "bench press 5x80kg" },
  "start-run": { mode: "free" },
  mute: { muted: true },
};

/** @param {string} intent */
const bodyOf = (intent) => JSON.stringify(/** @type {Record<string, unknown>} */ (BODIES)[intent] ?? {});

/**
 * For a terminal, and for everything that can run a command.
 * @param {Recipe} recipe
 */
export function curl({ base, secret, intent }) {
  return [
    `curl -X POST ${base}api/v1/intents/${intent} \\`,
    `  -H 'Authorization: Bearer ${secret}' \\`,
    "  -H 'Content-Type: application/json' \\",
    `  -d '${bodyOf(intent)}'`,
  ].join("\n");
}

/**
 * The address, the header and the body, line by line: for a phone that reads a QR code.
 * @param {Recipe} recipe
 */
export function inShort({ base, secret, intent }) {
  return [`${base}api/v1/intents/${intent}`, `Bearer ${secret}`, bodyOf(intent)].join("\n");
}

/**
 * For the settings of Home Assistant: a command that automations and buttons call.
 * @param {Recipe} recipe
 */
export function homeAssistant({ base, secret, intent }) {
  return [
    "rest_command:",
    `  pacesetter_${intent.replaceAll("-", "_")}:`,
    `    url: ${base}api/v1/intents/${intent}`,
    "    method: post",
    "    content_type: application/json",
    "    headers:",
    `      authorization: Bearer ${secret}`,
    `    payload: '${bodyOf(intent)}'`,
  ].join("\n");
}

/**
 * For the settings of an agent.
 * @param {Recipe} recipe
 */
export function agentSettings({ base, secret }) {
  const headers = { Authorization: `Bearer ${secret}` };
  const pacesetter = { type: "http", url: `${base}mcp`, headers };
  return JSON.stringify({ mcpServers: { pacesetter } }, null, 2);
}
