import { publicCases } from '../../support/data/cases';
import { storedJson } from '../../support/device';
import { ReportForm } from '../../support/report-form';
import { expect, heading, test } from '../../support/test';

const CREATE_CASE_URL = '**/api/cw/pcase/create/';

test('when the database of the device fails to open, a second one keeps new items until both are merged', async ({
  page,
  context,
  request,
}) => {
  const before = (await publicCases(request)).length;
  await context.route(CREATE_CASE_URL, (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: '' } }),
  );
  const first = new ReportForm(page);
  await first.readyToSend('Rapa', '2026-06-10');
  await first.send();
  await expect(heading(page)).toHaveText('Votre déclaration est gardée sur cet appareil');

  // In a separate page, so that the next one has a working IndexedDB.
  const broken = await context.newPage();
  await broken.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...asked) {
      if (asked[0] === 'ciguawatch-1') throw new DOMException('broken', 'UnknownError');
      return open.apply(this, asked);
    };
  });
  const second = new ReportForm(broken);
  await second.readyToSend('Tureia', '2026-06-11');
  await second.send();
  await expect(heading(broken)).toHaveText('Votre déclaration est gardée sur cet appareil');
  await broken.goto('/outbox');
  await expect(
    broken.getByText(/Les envois qui attendaient sur cet appareil ne s’ouvrent pas/),
  ).toBeVisible();
  await expect(broken.getByRole('listitem').filter({ hasText: 'Tureia' })).toBeVisible();
  await expect(broken.getByText('Rapa')).toHaveCount(0);
  await broken.close();
  await page.close();

  const later = await context.newPage();
  await later.goto('/outbox');
  for (const place of ['Rapa', 'Tureia'])
    await expect(later.getByRole('listitem').filter({ hasText: place }).first()).toBeVisible();
  await expect(later.getByText(/ne s’ouvre pas/)).toHaveCount(0);
  await context.unrouteAll();
  // Trying one item may send the other as well, so the remaining one is looked for again.
  await expect(async () => {
    const again = later.getByRole('button', { name: /^Essayer,/ }).first();
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    expect(await storedJson(later, 'outbox')).toBe('[]');
  }).toPass();
  await expect.poll(async () => (await publicCases(request)).length).toBe(before + 2);
});
