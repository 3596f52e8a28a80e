/**
 * The species directory with 5,000 species: how long a letter takes until the cards answer it, on a processor
 * slowed to a quarter, and how many cards the document holds meanwhile.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright';
import { ensureChromium } from '../run/chromium.mjs';
import { fail } from '../run/step.mjs';
import { table, withServer } from './_server.mjs';

const SPECIES = 5000;
const SLOWER = 4;
/** Each word is typed so often; the middle time counts, since other work of the machine lengthens single ones. */
const ROUNDS = 9;
/** Milliseconds that page and server are left alone before the first letter. */
const SETTLE = 10_000;

/** Many species made of those of the directory, each with a name and an id of its own. */
const multiply = (list) =>
  Array.from({ length: SPECIES }, (_, i) => {
    const one = list[i % list.length];
    const round = Math.floor(i / list.length);
    return round === 0
      ? one
      : { ...one, id: 100_000 + i, name: `${one.name} ${round}`, slug: `${one.slug}-${round}` };
  });

/**
 * Runs in the page: milliseconds from a letter to the frame after the last change of the cards. The text of their
 * number is no sign: two words may find as many.
 */
const typed = (text) =>
  new Promise((resolve) => {
    const QUIET = 700;
    const input = document.querySelector('input[type=search]');
    const main = document.querySelector('main');
    const start = performance.now();
    let last = start;
    const watch = new MutationObserver(() => requestAnimationFrame(() => (last = performance.now())));
    watch.observe(main, { subtree: true, childList: true, characterData: true });
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    const look = () => {
      if (performance.now() - last > QUIET) {
        watch.disconnect();
        resolve(last - start);
      } else setTimeout(look, 50);
    };
    look();
  });

const { path, why } = await ensureChromium();
if (!path) fail(why);
await withServer({ DEMO: 'true' }, async ({ url }) => {
  const browser = await chromium.launch({
    executablePath: path,
    args: ['--no-sandbox'],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  await page.route(/\/api\/fb\/specie\/$/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: multiply(await answer.json()) });
  });
  await page.goto(`${url}/fishbase/species`);
  // With its counts and drawings, and the server done with its start: what still comes in would be counted as an answer.
  await page.locator('main [data-level]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await pause(SETTLE);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const rows = {};
  for (const text of ['h', 'ha', 'hap', 'hapu', 'hapuu', 'napoleon wrase', 'epinefelus']) {
    const found = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // From the letter before, as somebody types it.
      await page.evaluate(typed, text.slice(0, -1));
      found.push(await page.evaluate(typed, text));
    }
    const sorted = found.sort((a, b) => a - b).map((ms) => ms.toFixed(0));
    const cards = await page.locator('[aria-posinset]').count();
    rows[text] =
      `${sorted[Math.floor(ROUNDS / 2)]} ms (${sorted[0]} to ${sorted.at(-1)}), ${cards} cards in the document`;
  }
  table(`Letter to cards, ${SPECIES} species, processor slowed ${SLOWER} times`, rows);
  await browser.close();
});
