import { findChromium } from '../run/chromium.mjs';

/** Milliseconds for a module page to render, on a busy machine. */
const RENDER_TIMEOUT_MS = 40_000;

const fetchJson = async (address) => {
  const response = await fetch(address, { signal: AbortSignal.timeout(3_000) }).catch(() => null);
  return response?.ok ? response.json().catch(() => null) : null;
};

/** Whether a portal runs at an address and has this version of a module in service. */
export async function serves(url, id, version) {
  const registry = await fetchJson(new URL('/registry.json', url));
  return registry?.modules?.[id]?.version === version;
}

/** A public page of a module without parameters in its address, or null. */
const publicPage = ({ basePath, routes }) => {
  const open = routes.find(({ access, path }) => access === 'open' && !path.includes(':'));
  return open ? basePath + open.path : null;
};

/**
 * Opens the module in a browser in a running portal: one of its public pages must render; without a public
 * page its first script must start.
 * @returns what went wrong, or null; `skipped` says why no browser was used
 */
export async function browserFault(url, release) {
  if (!(await serves(url, release.decl.id, release.version)))
    return { skipped: `no portal with this release answers at ${url}` };
  const executablePath = await findChromium();
  if (!executablePath) return { skipped: 'no Chromium is installed' };
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    const own = publicPage(release.decl);
    return {
      fault: own
        ? await drawn(page, new URL(own, url).href, release)
        : await doesScriptStart(page, url, release),
    };
  } finally {
    await browser.close();
  }
}

/** Whether the module itself renders its page, and not the shell's error panel. */
async function drawn(page, address, { decl: { id } }) {
  const said = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(address);
  const slot = page.locator(`[id="single-spa-application:${id}"]`);
  const panel = page.getByRole('main').getByText(id);
  const either = slot.locator('h1').or(panel).first();
  await either.waitFor({ timeout: RENDER_TIMEOUT_MS }).catch(() => undefined);
  if (await slot.locator('h1').first().isVisible()) return null;
  return `${address} was not drawn: ${said[0] ?? `nothing within ${RENDER_TIMEOUT_MS / 1000} s`}`;
}

/** Whether the code of a module without public pages starts, loaded as the shell does. */
async function doesScriptStart(page, url, { entry, decl: { id } }) {
  const { modules } = await fetchJson(new URL('/registry.json', url));
  const open = Object.values(modules)
    .map(({ decl }) => publicPage(decl))
    .find(Boolean);
  if (!open) return null;
  await page.goto(new URL(open, url).href);
  const ready = () => globalThis.__FEDERATION__?.__INSTANCES__?.some(({ name }) => name === 'shell');
  await page.waitForFunction(ready, null, { timeout: RENDER_TIMEOUT_MS });
  return page.evaluate(
    ([alias, address]) => {
      const shell = globalThis.__FEDERATION__.__INSTANCES__.find(({ name }) => name === 'shell');
      const name = alias.replaceAll('-', '_');
      shell.registerRemotes([{ name, alias, entry: address, entryGlobalName: name }]);
      return shell.loadRemote(`${alias}/entry`).then(
        ({ mount }) => (mount ? null : 'it exposes nothing that can be mounted'),
        (error) => String(error?.stack ?? error),
      );
    },
    [id, entry],
  );
}
