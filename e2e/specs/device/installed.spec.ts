import { readFileSync } from 'node:fs';
import { SHARED_PHOTO } from '../../../shared/contract/shared-photo';
import { violations } from '../../support/axe';
import { expectNoOverflow } from '../../support/screens/no-overflow';
import { DAILY } from '../../support/tags';
import { expect, heading, test } from '../../support/test';

const PHOTO = readFileSync(new URL('../../../shell/public/app-icon-192.png', import.meta.url));

test.use({ serviceWorkers: 'allow' });

test('Chromium finds nothing that keeps the portal from being installed', { tag: DAILY }, async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { errors, url } = await session.send('Page.getAppManifest');
  expect([errors, new URL(url).pathname]).toEqual([[], '/manifest.webmanifest']);
});

test('a photo shared with the installed portal is shown beside the questions and is not sent', {
  tag: DAILY,
}, async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.serviceWorker()) sent.push(request.url());
  });
  // As a phone's share menu posts it.
  await page.evaluate(
    ({ action, field, bytes }) => {
      const form = Object.assign(document.createElement('form'), {
        method: 'post',
        enctype: 'multipart/form-data',
        action,
      });
      const input = Object.assign(document.createElement('input'), { type: 'file', name: field });
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(bytes)], 'fish.png', { type: 'image/png' }));
      input.files = files.files;
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    { action: SHARED_PHOTO.page, field: SHARED_PHOTO.field, bytes: [...PHOTO] },
  );
  await expect(heading(page)).toHaveText('Quel poisson était-ce ?');
  const photo = page.getByRole('img', { name: 'Votre photo du poisson' });
  await expect(photo).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(SHARED_PHOTO.page);
  expect(sent).toEqual([]);
  await page.reload();
  await expect(photo).toBeVisible();
  await expectNoOverflow(page);
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Retirer la photo' }).click();
  await expect(photo).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Comparer avec une photo' })).toBeFocused();
  await page.reload();
  await expect(heading(page)).toHaveText('Quel poisson était-ce ?');
  await expect(photo).toHaveCount(0);
});

test('a photo is chosen on the device; a file that is none is refused in words', { tag: DAILY }, async ({
  page,
}) => {
  await page.goto(SHARED_PHOTO.page);
  const file = page.getByRole('main').locator('input[type=file]');
  await file.setInputFiles({ name: 'fish.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText('Ce fichier ne peut pas être affiché comme une photo.')).toBeVisible();
  await file.setInputFiles({ name: 'fish.png', mimeType: 'image/png', buffer: PHOTO });
  await expect(page.getByRole('img', { name: 'Votre photo du poisson' })).toBeVisible();
  await expect(page.getByText('La photo reste sur cet appareil')).toBeVisible();
});
