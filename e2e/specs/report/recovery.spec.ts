import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newReceiptCode } from '../../../shared/domain/report/receipt-code';
import { readTagged } from '../../../shared/testing/pdf-structure';
import { violations } from '../../support/axe';
import { newCase } from '../../support/data/cases';
import { MovedClock } from '../../support/deployment/moved-clock';
import { latestMail } from '../../support/mail';
import { Portal } from '../../support/portal';
import { watchRequests } from '../../support/quiet';
import { ReportForm } from '../../support/report-form';
import { expect, heading, test } from '../../support/test';

const ADDRESS = 'teva@mail.example';
const clock = new MovedClock();
let portal: Portal;
test.beforeAll(async () => {
  portal = await Portal.start({ env: clock.env });
});
test.afterAll(() => portal?.remove());

const mailsSent = () =>
  readdirSync(join(portal.dataDir, 'outbox')).filter((name) => name.endsWith(`-${ADDRESS}.eml`)).length;

/** The jobs of the server run when it starts, so that no test waits for their minutes. */
async function restart(): Promise<void> {
  await portal.stop();
  await portal.resume();
}

test('a report made offline is followed by its code from the PDF, and the figure counts the answer', async ({
  browser,
}) => {
  const options = { baseURL: portal.url, locale: 'fr-FR', timezoneId: 'Pacific/Tahiti' };
  const phone = await browser.newContext({ ...options, viewport: { width: 390, height: 844 } });
  const page = await phone.newPage();
  const meal = new Date(clock.now() - 36 * 3_600_000).toISOString().slice(0, 10);
  const form = new ReportForm(page);
  const quiet = watchRequests(page);
  await form.readyToSend('Moorea', meal);
  await quiet();

  // Without a network: consent and address; nothing is ticked before.
  await phone.setOffline(true);
  const box = page.getByRole('checkbox', { name: /^Oui, le laboratoire peut me poser la question/ });
  await expect(box).not.toBeChecked();
  await box.check();
  await page.getByLabel(/^E-mail pour les rappels/).fill(ADDRESS);
  expect(await violations(page), 'consent').toEqual([]);
  await form.send();
  await expect(heading(page)).toHaveText('Votre déclaration est gardée sur cet appareil');
  await phone.setOffline(false);
  await form.savedNumber();
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger le PDF' }).click();
  const words = readTagged(readFileSync(await (await arriving).path())).text.replace(/\s/g, '');
  const code = /Code((?:[2-9A-Y]{4}){3}[2-9A-Y]{2})/.exec(words)?.[1] ?? '';
  expect(code.replaceAll(/(.{4})(?=.)/g, '$1 ')).toBe(await form.savedCode());

  // Twenty others report, and answer when the date has come.
  const others = Array.from({ length: 20 }, () => newReceiptCode());
  const islands = (await (await page.request.get('/api/cw/location/')).json()) as {
    id: number;
    name: string;
  }[];
  const case_location_id = islands.find(({ name }) => name === 'Moorea')?.id;
  for (const receipt_code of others)
    await newCase(page.request, { receipt_code, case_location_id, case_eventtime: `${meal}T12:00` });
  await clock.ahead(portal.url, 17);
  await restart();
  for (const [at, receipt_code] of others.entries()) {
    const answer = {
      receipt_code,
      go: 'recovery',
      feels: at < 5 ? 'little' : 'gone',
      agrees: '1',
      lang: 'fr',
    };
    const sent = await page.request.post('/r', { form: answer, headers: { origin: portal.url } });
    expect(await sent.text()).toContain('Merci. Le laboratoire a vos réponses.');
  }

  // One mail came, once; its link asks, and stops the next ones by one tap.
  const { text } = await latestMail(portal.dataDir, ADDRESS);
  await restart();
  expect(mailsSent()).toBe(1);
  const link = /http\S+\/r#token=[\w-]+/.exec(text)?.[0] ?? '';
  const other = await browser.newContext({ ...options, viewport: { width: 390, height: 844 } });
  const mailed = await other.newPage();
  await mailed.goto(link);
  await mailed.getByRole('button', { name: 'Ouvrir' }).click();
  await expect(heading(mailed)).toHaveText('Comment allez-vous maintenant ?');
  expect(await violations(mailed), 'reminder').toEqual([]);
  await mailed.getByRole('button', { name: 'Arrêter les rappels' }).click();
  await expect(mailed.getByText('votre adresse est effacée')).toBeVisible();

  // A week later the figure tells of the twenty.
  await clock.ahead(portal.url, 7);
  const stats = await other.newPage();
  const figure = stats.getByText(/^Encore malades deux semaines après le repas/);
  await stats.goto('/ciguawatch/case/stats');
  await expect(figure).toContainText(/5 sur 20 ayant répondu/);

  // Another device, without scripts: the code of the PDF, a worn letter first, and three taps.
  const old = await browser.newContext({ ...options, javaScriptEnabled: false });
  const typed = await old.newPage();
  const open = async (written: string) => {
    await typed.goto('/r');
    await typed.getByLabel('Code de reçu').fill(written);
    await typed.getByRole('button', { name: 'Ouvrir' }).click();
  };
  await open(code.replace(/^./, (letter) => (letter === '2' ? '3' : '2')));
  await expect(typed.getByText('Une lettre de ce code est fausse')).toBeVisible();
  await open(code);
  await expect(typed.getByText('Ressentez-vous encore quelque chose ?')).toBeVisible();
  await expect(typed.getByText('Aucun e-mail ne partira.')).toBeVisible();
  await typed.getByRole('radio', { name: 'Oui, cela me gêne' }).check();
  await typed.getByRole('checkbox', { name: 'Fourmillements' }).check();
  // The reminders were stopped, and the consent with them.
  await typed.getByRole('checkbox', { name: /^J’accepte que le laboratoire garde ces réponses/ }).check();
  await typed.getByRole('button', { name: 'Envoyer ces réponses' }).click();
  await expect(typed.getByText('Merci. Le laboratoire a vos réponses.')).toBeVisible();
  await clock.ahead(portal.url, 7);
  await stats.reload();
  await expect(figure).toContainText(/6 sur 21 ayant répondu/);
  // All who were asked have answered, so that silence hides nothing.
  await expect(figure).not.toContainText('personnes interrogées');

  // The next date comes and no mail with it.
  await clock.ahead(portal.url, 70);
  await restart();
  await stats.goto('/');
  expect(mailsSent()).toBe(1);

  // Ten codes that fit nothing, and the eleventh waits; an hour later the right one opens.
  for (let tries = 1; tries <= 10; tries += 1) {
    await open(newReceiptCode());
    await expect(typed.getByText('Aucune déclaration n’a ce code.')).toBeVisible();
  }
  await open(code);
  await expect(typed.getByText('Trop de codes ont été essayés d’ici.')).toBeVisible();
  await clock.ahead(portal.url, 0.05);
  await open(code);
  await expect(typed.getByText('Ressentez-vous encore quelque chose ?')).toBeVisible();
  for (const context of [phone, other, old]) await context.close();
});
