import { publicCases } from '../../support/data/cases';
import { ReportForm, sentBodies } from '../../support/report-form';
import { expect, test } from '../../support/test';

test('a nurse keeps place and post: the next report starts with those two answers only, and the first is sent once', async ({
  page,
  request,
}) => {
  const before = (await publicCases(request)).length;
  const bodies = sentBodies(page);
  const form = new ReportForm(page);
  await form.open();
  await form.answer('Vous déclarez pour', 'Un proche');
  await form.answer('Sexe', 'Femme');
  await page.getByLabel(/^Âge/).fill('34');
  await page.getByRole('textbox', { name: /^Nom/ }).fill('Hina');
  await form.next(2);
  await form.place('Takaroa');
  await form.answer('Parties mangées', 'Chair');
  await form.next(3);
  await form.day('08/06/2026');
  await form.hour('12:30');
  await form.answer(/^Un soignant a-t-il été consulté/, 'Oui');
  await form.answer('Type de lieu de soins', 'Dispensaire');
  await page.getByLabel(/^Nom du lieu de soins/).fill('Dispensaire de Takaroa');
  await page.getByRole('switch', { name: 'Garder ce lieu pour ma prochaine déclaration' }).check();
  await form.next(4);
  await form.answer('Nausées', 'Fort');
  await form.next(5);
  await page.locator('textarea[name=gsympt_other_obs]').fill('Loche grillée.');
  await form.next(6);
  await form.send();
  const first = await form.savedNumber();

  await page.getByRole('button', { name: 'Nouvelle déclaration' }).click();
  await form.at(1);
  await expect(page.getByLabel(/^Âge/)).toHaveValue('');
  await form.next(2);
  expect(await form.placeTaken()).toMatch(/Takaroa/);
  await form.next(3);
  await expect(page.getByLabel(/^Nom du lieu de soins/)).toHaveValue('Dispensaire de Takaroa');
  await form.day('09/06/2026');
  for (const to of [4, 5, 6]) await form.next(to);
  await form.send();
  expect(await form.savedNumber()).not.toBe(first);

  expect(bodies).toHaveLength(2);
  const [one, two] = bodies;
  expect(two?.case_uuid).not.toBe(one?.case_uuid);
  const said = Object.keys(two ?? {}).filter((key) => two?.[key] !== null);
  expect(said.sort()).toEqual(
    [
      ...[
        'case_eventtime',
        'case_location_id',
        'case_uuid',
        'med_place',
        'med_seen',
        'med_type',
        'time_known',
      ],
      ...['device_mark', 'receipt_code'],
    ].sort(),
  );
  expect(two).toMatchObject({
    case_location_id: one?.case_location_id,
    case_eventtime: '2026-06-09',
    med_type: one?.med_type,
    med_place: 'Dispensaire de Takaroa',
  });
  expect((await publicCases(request)).length).toBe(before + 2);
});
