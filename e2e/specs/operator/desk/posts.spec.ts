import { randomUUID } from 'node:crypto';
import { daysAfter } from '../../../../shared/domain/alerts/window';
import { periodBefore } from '../../../../shared/domain/posts/periods';
import { loginAsDemoAccount } from '../../../support/accounts';
import { latestMail } from '../../../support/mail';
import { expect, signIn, test } from '../../../support/test';

const MANGAREVA = 106;
const ADDRESS = 'rikitea@sante.example';

test('a dispensary answers "nothing" by the link of its mail, and the page of posts shows it', async ({
  page,
  browser,
  portal,
  request,
}) => {
  const account = await loginAsDemoAccount(request, 'admin@demo.example');
  // A week that is over in every zone.
  const { first } = periodBefore('weekly', daysAfter(new Date().toISOString().slice(0, 10), -1));
  const told = {
    ...{ uuid: randomUUID(), island: MANGAREVA, name: 'Dispensaire de Rikitea', contact: '', email: ADDRESS },
    ...{ sms: null, language: 'fr_FR', rhythm: 'weekly', starts: daysAfter(first, -28), ends: null },
  };
  const added = await account.post('/api/cw/post/', told);
  expect(added.status()).toBe(201);
  const { id } = (await added.json()) as { id: number };
  expect((await account.post(`/api/cw/post/${id}/ask/`, { first })).ok()).toBe(true);
  const { text, subject } = await latestMail(portal.dataDir, ADDRESS);
  expect(subject).not.toBe('');
  const path = /\/plain\/post\/[\w-]+/.exec(text)?.[0] ?? '';

  const nurse = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
  const plain = await nurse.newPage();
  await plain.goto(`${portal.url}${path}`);
  await plain.getByRole('button', { name: 'Aucun cas cette semaine-là' }).click();
  await expect(plain.getByRole('status')).toContainText('Merci');
  await nurse.close();

  await signIn(page, 'admin@demo.example');
  await page.goto('/ciguawatch/case/posts');
  await page.getByRole('button', { name: /Rikitea.*(Nothing|Rien)$/ }).click();
  await expect(page.getByRole('dialog')).toContainText(/Answered|A répondu/);
});
