import { SECTIONS } from './browser.mjs';

/** Waits for a section of the report, 1 to 6. */
export const section = (page, number) =>
  page.getByRole('heading', { level: 1, name: SECTIONS[number - 1] }).waitFor();

/** Goes to the next section. */
export async function next(page, to) {
  await page.getByRole('button', { name: /^(Suivant|Vérifier)$/ }).click();
  await section(page, to);
}

/** Fills in place and day only, all that a report needs, and goes to the last section. */
export async function fillLeast(page, place) {
  await next(page, 2);
  await page.getByRole('combobox', { name: /Lieu de pêche/ }).fill(place);
  await page.getByRole('option', { name: place }).first().click();
  await next(page, 3);
  await page
    .getByRole('radiogroup', { name: 'Date du repas' })
    .or(page.getByRole('group', { name: 'Date du repas' }))
    .getByRole('radio', { name: 'Hier', exact: true })
    .check();
  await page.getByRole('checkbox', { name: 'Je ne connais pas l’heure' }).check();
  for (const to of [4, 5, 6]) await next(page, to);
}
