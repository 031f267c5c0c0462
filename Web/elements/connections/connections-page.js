// @ts-check
import { momentOf } from "../../moments.js";
import { fill, part, stamp } from "../../parts.js";
import { word } from "../../word.js";
import { agentSettings, curl, homeAssistant, inShort } from "../../recipes.js";

/**
 * @typedef {{id: string, name: string, scopes: (keyof typeof CALLED)[], shares: (keyof typeof SHARED)[], made: number, seen?: number}} Token
 * @typedef {{at: string, tool: string, bytes: number, isAnswered: boolean}} Call
 */

/** What each purpose lets a program do. */
const SCOPES = { button: ["log"], home: ["read", "log"], agent: ["read"] };

/** How many of the things that agents asked for are listed. */
const CALLS = 20;

/** The page that shows which programs may come in, lets another in, and closes a door. */
export class ConnectionsPage extends HTMLElement {
  #secret = "";
  #purpose = "button";

  connectedCallback() {
    const form = part(this, "form", HTMLFormElement);
    form.addEventListener("change", () => this.#showShares(form));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#try(() => this.#make(form));
    });
    part(this, "select", HTMLSelectElement).addEventListener("change", () => this.#try(() => this.#showRecipes()));
    this.#try(async () => {
      await this.#list();
      await this.#listCalls();
    });
  }

  /**
   * Does something, and says what went wrong.
   * @param {() => Promise<void>} work
   */
  async #try(work) {
    const alert = part(this, "[role=alert]", HTMLElement);
    alert.hidden = true;
    try {
      await work();
    } catch (error) {
      const isStranger = error instanceof Refusal && error.status === 401;
      part(alert, "[data-show=pair]", HTMLElement).hidden = !isStranger;
      const problem = error instanceof Refusal ? error.message : word("server.silent");
      fill(alert, { problem: isStranger ? word("connections.stranger") : problem });
      alert.hidden = false;
    }
  }

  async #list() {
    const { tokens } = /** @type {{tokens: Token[]}} */ (await ask("GET", "tokens"));
    const section = part(this, "[aria-labelledby=open]", HTMLElement);
    part(section, ".tokens", HTMLElement).replaceChildren(...tokens.map((token) => this.#row(token)));
    part(section, ".empty", HTMLElement).hidden = tokens.length > 0;
  }

  async #listCalls() {
    const { calls } = /** @type {{calls: Call[]}} */ (await ask("GET", "agents/calls"));
    const section = part(this, "[aria-labelledby=asked]", HTMLElement);
    const rows = calls.slice(0, CALLS).map(({ at, tool, bytes, isAnswered }) => {
      const item = document.createElement("li");
      const date = momentOf(new Date(at));
      item.textContent = isAnswered
        ? word("connections.call", { date, tool, bytes: String(bytes) })
        : word("connections.callRefused", { date, tool });
      return item;
    });
    part(section, ".calls", HTMLElement).replaceChildren(...rows);
    part(section, ".empty", HTMLElement).hidden = rows.length > 0;
  }

  /** @param {Token} token */
  #row(token) {
    const row = stamp(this);
    const { name, scopes, shares, seen } = token;
    const all = [...scopes.map((scope) => word(CALLED[scope])), ...shares.map((share) => word(SHARED[share]))];
    const used = seen
      ? word("connections.used", { date: momentOf(new Date(seen * 1000)) })
      : word("connections.unused");
    fill(row, { name, may: all.join(", "), used });
    const button = part(row, "button", HTMLButtonElement);
    button.setAttribute("aria-label", word("connections.closeNamed", { name }));
    button.addEventListener("click", () =>
      this.#try(async () => {
        await ask("DELETE", `tokens/${token.id}`);
        await this.#list();
      }),
    );
    return row;
  }

  /** @param {HTMLFormElement} form */
  #showShares(form) {
    const isAgent = new FormData(form).get("what") === "agent";
    part(form, "[data-show=agent]", HTMLElement).hidden = !isAgent;
  }

  /** @param {HTMLFormElement} form */
  async #make(form) {
    const data = new FormData(form);
    const purpose = /** @type {keyof typeof SCOPES} */ (data.get("what"));
    const shares = purpose === "agent" ? data.getAll("share") : [];
    const scopes = [...SCOPES[purpose], ...(shares.includes("changes") ? ["log"] : [])];
    const wish = { name: data.get("name"), scopes, shares };
    const { secret } = /** @type {{secret: string}} */ (await ask("POST", "tokens", wish));
    form.reset();
    this.#showShares(form);
    [this.#secret, this.#purpose] = [secret, purpose];
    await Promise.all([this.#showRecipes(), this.#list()]);
    part(this, "#made", HTMLElement).focus();
  }

  /** Shows the secret once, with what to do with it. */
  async #showRecipes() {
    const made = part(this, ".made", HTMLElement);
    made.hidden = false;
    for (const block of made.querySelectorAll("[data-for]")) {
      const purposes = block.getAttribute("data-for")?.split(" ") ?? [];
      /** @type {HTMLElement} */ (block).hidden = !purposes.includes(this.#purpose);
    }
    const status = part(made, "[data-only]", HTMLOptionElement);
    status.disabled = this.#purpose !== "home";
    const intent = part(made, "select", HTMLSelectElement).value;
    const base = new URL("./", location.href).href;
    const recipe = { base, secret: this.#secret, intent };
    fill(made, {
      secret: this.#secret,
      address: `${base}api/v1/intents/${intent}`,
      curl: curl(recipe),
      homeAssistant: homeAssistant(recipe),
      agent: agentSettings(recipe),
    });
    if (this.#purpose === "agent") return;
    const { size, path } = /** @type {{size: number, path: string}} */ (
      await ask("POST", "tokens/drawing", { text: inShort(recipe) })
    );
    const figure = part(made, "figure", HTMLElement);
    part(figure, "svg", SVGElement).setAttribute("viewBox", `0 0 ${size} ${size}`);
    part(figure, "path", SVGElement).setAttribute("d", path);
    figure.hidden = false;
  }
}

/** What scopes and shares are called. */
const CALLED = /** @type {const} */ ({
  read: "connections.mayRead",
  log: "connections.mayLog",
  control: "connections.mayControl",
});
const SHARED = /** @type {const} */ ({
  history: "connections.seesHistory",
  log: "connections.seesLog",
  races: "connections.seesRaces",
  memory: "connections.seesMemory",
  calendar: "connections.seesCalendar",
  changes: "connections.seesChanges",
});

/** Why the server does not do what is asked. */
class Refusal extends Error {
  /**
   * @param {number} status
   * @param {string} message
   */
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/**
 * Asks the server and returns what it says.
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<unknown>}
 */
async function ask(method, path, body) {
  const response = await fetch(`api/v1/${path}`, {
    method,
    cache: "no-store",
    headers: { "X-Pacesetter": "1" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (response.ok) return response.status === 204 ? null : response.json();
  const { detail = word("server.refused") } = await response.json().catch(() => ({}));
  throw new Refusal(response.status, detail);
}

customElements.define("connections-page", ConnectionsPage);
