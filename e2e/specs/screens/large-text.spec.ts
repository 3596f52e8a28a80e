import type { Page } from '@playwright/test';
import { newCase } from '../../support/data/cases';
import { expect, heading, signIn, test } from '../../support/test';

test.use({ viewport: { width: 1280, height: 900 } });

/** Doubles the size of the text, as the setting of a browser does. */
async function doubleText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
}

/** Texts of elements whose content is wider than they are. */
const tooNarrow = (page: Page, css: string) =>
  page
    .locator(css)
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
    );

test('at twice the size of the text the home of an editor and a case are not cut', async ({
  page,
  request,
}) => {
  const id = await newCase(request);
  await signIn(page, 'cases_editor@demo.example');
  await page.goto('/');
  await doubleText(page);
  await expect(page.getByRole('navigation', { name: 'Administration' })).toBeVisible();
  expect(await tooNarrow(page, 'main nav')).toEqual([]);
  await page.goto(`/ciguawatch/case/report/${id}`);
  await expect(page.locator('main dt').first()).toBeVisible();
  expect(await tooNarrow(page, 'main dt')).toEqual([]);
});

test('at twice the size of the text the desk of a translator is not cut', async ({ page }) => {
  await signIn(page, 'global_translator@demo.example');
  await page.goto('/global/translations');
  await doubleText(page);
  await expect(page.locator('main article').first()).toBeVisible();
  expect(await tooNarrow(page, 'main h1, main aside')).toEqual([]);
  const cut = await page
    .locator('main select')
    .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length);
  expect(cut).toBe(0);
});

test('at twice the size of the text the names of other fish and their levels do not meet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ciguawatch/case/risk?island=75&species=1');
  await expect(heading(page)).toBeVisible();
  await doubleText(page);
  const rows = page.locator('main li:has(> svg):has(b)');
  await expect(rows.first()).toBeVisible();
  const meeting = await rows.evaluateAll(
    (all) =>
      all.filter((row) => {
        const [name, level] = [...row.querySelectorAll(':scope > span')].map((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return range.getBoundingClientRect();
        });
        return name && level && level.left < name.right && level.top < name.bottom && name.top < level.bottom;
      }).length,
  );
  expect(meeting).toBe(0);
});

test('at twice the size of the text no word of an answer is broken', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ciguawatch/case/report/new');
  await doubleText(page);
  const answer = page.getByText('Femme', { exact: true });
  await expect(answer).toBeVisible();
  const lines = await answer.evaluate((one) => {
    const range = document.createRange();
    // Beside its button, which is drawn by the label.
    range.selectNode(one.lastChild as ChildNode);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBe(1);
});
