import type { Device, EngineName } from '../drivers/driver';
import { findEngine } from '../drivers/installed-engines';
import { expect, test } from '../support/test';
import type { Visitor } from '../support/visitor';

/** Time zones and languages of devices; the portal does not have the last language. */
const DEVICES: Pick<Device, 'zone' | 'language'>[] = [
  { zone: 'Pacific/Tahiti', language: 'fr-FR' },
  { zone: 'Pacific/Kiritimati', language: 'en-US' },
  { zone: 'Pacific/Pago_Pago', language: 'de-DE' },
];

/** Rows of all tables in a container, as text. Runs in the page. */
const rows = (css: string) =>
  [...document.querySelectorAll(`${css} table`)].map((table) =>
    [...table.querySelectorAll('tr')].map((row) =>
      [...row.querySelectorAll('th, td')]
        .map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim())
        .join(' | '),
    ),
  );

/**
 * Text of an element without drawings and maps, since not every engine has WebGL, and without the offer of notices,
 * which each browser grants or refuses. Runs in the page.
 */
const words = (css: string) => {
  const left = 'svg, style, script, [aria-hidden=true], [data-map-state], a[href$="#follow-it"] ~ *';
  const copy = document.querySelector(css)?.cloneNode(true) as Element | undefined;
  for (const one of copy?.querySelectorAll(left) ?? []) one.remove();
  return (copy?.textContent ?? '').replace(/\s+/g, ' ').trim();
};

const CASES_READY = '[data-cases-state=ready]';

/** All texts of the four pages in the current language. */
async function figures(visitor: Visitor, risk: string) {
  const { driver } = visitor;
  await visitor.goto('/');
  const counted = /\d+ (cas|cases)/;
  await visitor.see('main li', counted);
  const home = await settled(visitor, () => driver.evaluate(words, 'main'));
  await visitor.goto('/ciguawatch/case/map?as=table');
  await visitor.see(`${CASES_READY} tbody tr`, /\d/);
  const map = await settled(visitor, () => driver.evaluate(rows, 'main'));
  await visitor.goto('/ciguawatch/case/stats');
  await visitor.see(`${CASES_READY} table tr`, /\d/);
  // Loaded last, and not while the others are loading.
  await visitor.see('#outbreaks table', /\d/);
  await visitor.gone('main [aria-busy=true]');
  // Charts are rendered when scrolled into view; their tables are opened by buttons.
  const stats = await settled(visitor, () => driver.evaluate(rows, 'main'));
  const heads = await driver.evaluate(words, CASES_READY);
  await visitor.goto(risk);
  await visitor.see(`${CASES_READY} h2`);
  await visitor.see(`${CASES_READY} figcaption`);
  await visitor.gone('main [aria-busy=true]');
  const response = await settled(visitor, () => driver.evaluate(words, CASES_READY));
  return { home, map, stats, heads: withoutAge(heads), risk: withoutAge(response) };
}

/** Removes the time of the data, which differs between visits. */
const withoutAge = (text: string) =>
  text.replace(/(Données|Data|Updated|Mis à jour)[^:]{0,60}\d{1,2}:\d{2}( [AP]M)?/g, '');

/** Repeats a query until five results in a row are equal; returns that result. */
async function settled<T>(visitor: Visitor, ask: () => Promise<T>): Promise<T> {
  let [before, same] = ['', 0];
  return visitor.until('the page does not come to rest', ask, (found) => {
    const now = JSON.stringify(found);
    same = now === before ? same + 1 : 0;
    before = now;
    return same >= 5;
  });
}

/** Address of the risk page for an island and a species with cases. */
async function riskAddress(visitor: Visitor): Promise<string> {
  await visitor.goto('/');
  // WebKit logs an error for each list of a page that is left while it comes.
  await visitor.see('main li', /\d+ (cas|cases)/);
  await visitor.kept();
  return visitor.until(
    'no link to a risk',
    () =>
      visitor.driver.evaluate(() => {
        const link = document.querySelector<HTMLAnchorElement>('a[href*="/case/risk?"]');
        return link ? link.pathname + link.search : '/ciguawatch/case/risk?island=75&species=1';
      }),
    (path) => path !== '',
  );
}

for (const device of DEVICES) {
  test(`home, map, statistics and risk show the same figures in every engine, in ${device.zone} with ${device.language}`, async ({
    visit,
  }) => {
    const found = new Map<EngineName, unknown>();
    for (const name of ['chromium', 'firefox', 'webkit'] as const) {
      const engine = findEngine(name);
      if ('missing' in engine) {
        test.info().annotations.push({ type: 'skipped', description: `${name}: ${engine.missing}` });
        continue;
      }
      const visitor = await visit(name, device);
      const risk = await riskAddress(visitor);
      const said: Record<string, unknown> = {};
      // The page as it came names the language alone; the portal names its country too.
      said.first = await visitor.until(
        'no language is set',
        () => visitor.driver.evaluate(() => document.documentElement.lang),
        (lang) => lang.includes('-'),
      );
      for (const code of ['fr_FR', 'en_US']) {
        await visitor.driver.evaluate((kept) => localStorage.setItem('ciguawatch.language', kept), code);
        said[code] = await figures(visitor, risk);
      }
      expect(JSON.stringify(said)).not.toMatch(/NaN|Invalid|undefined/);
      found.set(name, said);
    }
    expect([...found.keys()]).toContain('chromium');
    for (const [name, said] of found) expect(said, name).toEqual(found.get('chromium'));
  });
}
