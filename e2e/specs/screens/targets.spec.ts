import { randomUUID } from 'node:crypto';
import { newReceiptCode } from '../../../shared/domain/report/receipt-code';
import { loginAsDemoAccount } from '../../support/accounts';
import { newCase } from '../../support/data/cases';
import { lowTargets } from '../../support/screens/low-targets';
import { expect, heading, signIn, test } from '../../support/test';

const EDITOR = 'cases_editor@demo.example';

test('what can be pressed about a fish and an island is high enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/ciguawatch/case/risk?island=75&species=1');
  await expect(page.getByRole('link', { name: /^Son groupe/ })).toBeVisible();
  expect(await lowTargets(page)).toEqual([]);
});

test('so it is on the page of a correction, which then counts in place of the first report', async ({
  page,
  request,
}) => {
  const [case_uuid, receipt_code] = [randomUUID(), newReceiptCode()];
  await newCase(request, { case_uuid, receipt_code });
  const id = await newCase(request, { receipt_code, corrects: case_uuid, age: 41 });
  const editor = await loginAsDemoAccount(request, EDITOR);
  await editor.patch(`/api/cw/case/${id}/`, { review_state: 'reviewed' }, 1);
  await signIn(page, EDITOR);
  await page.goto(`/ciguawatch/case/report/${id}`);
  await expect(page.getByRole('button', { name: 'Compter ce cas à sa place' })).toBeVisible();
  await expect(page.locator('summary').first()).toBeVisible();
  expect(await lowTargets(page)).toEqual([]);
});

test('so it is at the desk of a translator', async ({ page }) => {
  await signIn(page, 'global_translator@demo.example');
  await page.goto('/global/translations');
  await expect(heading(page)).toHaveText('Traductions');
  await expect(page.getByRole('link', { name: /^Le voir sur son écran/ }).first()).toBeVisible();
  expect(await lowTargets(page)).toEqual([]);
});
