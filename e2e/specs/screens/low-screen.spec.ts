import { expect, signIn, test } from '../../support/test';

test.use({ viewport: { width: 844, height: 390 } });

/** Lists of the desk, with an account that may open them. */
const LISTS = [
  ['cases_editor@demo.example', '/ciguawatch/case/report/list'],
  ['algae_editor@demo.example', '/ciguawatch/algae/report/list'],
] as const;

for (const [email, path] of LISTS)
  test(`on a phone held sideways ${path} has room for rows`, async ({ page }) => {
    await signIn(page, email);
    await page.goto(path);
    const grid = page.getByRole('grid');
    await expect(grid.getByRole('rowheader').first()).toBeAttached();
    const { height } = (await grid.boundingBox()) ?? { height: 0 };
    const row = await grid.getByRole('row').nth(1).boundingBox();
    // Its head, and four rows at least.
    expect(height).toBeGreaterThan(5 * (row?.height ?? 0));
  });
