import { statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { TestInfo } from '@playwright/test';
import { watchRequests } from '../../support/quiet';
import {
  LIMITS,
  type Limits,
  largestPieces,
  type Weight,
  weighRequests,
  weightOf,
} from '../../support/screens/weight';
import { expect, heading, test } from '../../support/test';

/** Records the size of a visit for `npm run sizes`, and compares it with its limits. */
function expectWithinLimit({ name, most }: Limits, weight: Weight, detail: string, info: TestInfo): void {
  info.annotations.push({ type: 'weight', description: JSON.stringify({ name, weight }) });
  const said = Object.entries(weight).map(([part, kB]) => `${part} ${kB.toFixed(1)} kB`);
  console.log(`${name}: ${said.join(', ')}`);
  const over = Object.entries(weight).filter(([part, kB]) => kB > (most[part as keyof Weight] ?? 0));
  expect(over, `${name} may weigh ${JSON.stringify(most)}\n${detail}`).toEqual([]);
}

/**
 * Longer than a page looks back for changes when it opens its stream. A server that has listened for less answers that
 * anything may have changed, and the page would be weighed twice.
 */
const LOOK_BACK_MS = 2_000;

test.beforeAll(async ({ portal }) => {
  const stop = new AbortController();
  const headers = { accept: 'text/event-stream' };
  await fetch(`${portal.url}/api/cw/events/`, { headers, signal: stop.signal });
  stop.abort();
  await pause(LOOK_BACK_MS);
});

for (const limits of LIMITS.filter(({ path }) => path))
  test(`a first visit to ${limits.name} stays within its size limit`, async ({ page }, info) => {
    const quiet = watchRequests(page);
    const pieces = weighRequests(page);
    await page.goto(limits.path ?? '');
    await expect(page.locator(limits.drawn ?? '').first()).toBeVisible({ timeout: 40_000 });
    await quiet();
    // The text font loads last (shell/src/splash/text-font.ts).
    await expect.poll(() => page.evaluate(() => localStorage.getItem('ciguawatch.fonts'))).toBe('1');
    await quiet();
    const all = await pieces();
    expectWithinLimit(limits, weightOf(all), largestPieces(all), info);
  });

test('a report without scripts is a few small pages and its document', async ({ browser, baseURL }, info) => {
  const limits = LIMITS.find(({ name }) => name === 'report without scripts') as Limits;
  const context = await browser.newContext({ baseURL: baseURL as string, javaScriptEnabled: false });
  const page = await context.newPage();
  const pieces = weighRequests(page);
  const next = () => page.locator('main button[value=next]').click();
  await page.goto('/plain/report');
  await page.fill('[name=age]', '34');
  await next();
  await page.selectOption('#case_location_id', { label: 'Rangiroa' });
  await next();
  await page.locator('input[name=event_day]').nth(1).check();
  await next();
  await page.selectOption('#sympt_tinglings', '2');
  await next();
  await page.fill('#gsympt_other_obs', 'Une longue observation. '.repeat(20));
  await next();
  await next();
  await expect(heading(page)).toHaveText('Votre déclaration est enregistrée !');
  const all = await pieces();
  expect(all.filter(({ part }) => part === 'page')).toHaveLength(7);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('main button[value=document]').click(),
  ]);
  const document = statSync(await download.path()).size / 1000;
  expectWithinLimit(limits, { ...weightOf(all), document }, largestPieces(all), info);
  await context.close();
});
