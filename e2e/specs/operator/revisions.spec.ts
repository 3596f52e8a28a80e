import { violations } from '../../support/axe';
import { expect, heading, signIn, test } from '../../support/test';

const SPECIES = 'Naso unicornis';
const DESCRIPTION = 'Nason à éperon, commun sur le récif extérieur.';
const TAHITIAN_NAME = 'Ume tarei';

test('a change waits for its moderator and is then public; a deletion requested meanwhile is shown as a conflict', async ({
  browser,
  page,
  request,
  baseURL,
}) => {
  const all = (await (await request.get('/api/fb/specie/')).json()) as { id: number; name: string }[];
  const id = all.find(({ name }) => name === SPECIES)?.id;
  const alone = async () => (await browser.newContext({ baseURL: baseURL ?? '', locale: 'fr-FR' })).newPage();
  const reader = await alone();
  await reader.clock.install();
  await reader.goto(`/fishbase/specie/${id}`);
  await expect(heading(reader)).toBeVisible();

  await signIn(page, 'fishbase_editor@demo.example');
  await page.goto(`/fishbase/specie/${id}/edit`);
  await expect(heading(page)).toHaveText('Modifier une espèce');
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Français' }).last().fill('Nason à éperon bleu');
  await form.getByRole('textbox', { name: 'Français' }).first().fill(DESCRIPTION);
  await form.getByRole('textbox', { name: /^Motif/ }).fill('Vu au marché');
  await form.getByRole('textbox', { name: /^Source/ }).fill('Observation personnelle');
  await form.getByRole('textbox', { name: 'Reo Tahiti' }).first().fill(TAHITIAN_NAME);
  const png = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 900, height: 600 });
    canvas.getContext('2d')?.fillRect(100, 100, 500, 300);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  const photo = { name: 'naso.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') };
  await form.locator('input[type=file]').first().setInputFiles(photo);
  const crop = page.getByRole('dialog');
  await crop.getByRole('textbox', { name: 'Auteur de la photo' }).fill('Teva');
  await crop.getByRole('button', { name: 'Envoyer la photo' }).click();
  await expect(form.getByText('Photo reçue.', { exact: false })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Envoyer la demande' }).click();
  await expect(page.getByText('Votre demande est en attente d’approbation')).toBeVisible();
  await expect(page.getByText(DESCRIPTION)).toHaveCount(0);

  const second = await alone();
  await signIn(second, 'admin@demo.example');
  await second.goto(`/fishbase/specie/${id}/edit`);
  await second.getByRole('button', { name: 'Supprimer' }).click();
  const question = second.getByRole('alertdialog');
  await question.getByRole('textbox', { name: /^Motif/ }).fill('Déjà dans le répertoire');
  await question.getByRole('textbox', { name: /^Source/ }).fill('WoRMS');
  await question.getByRole('button', { name: 'Demander la suppression' }).click();
  await expect(second.getByText('Votre demande est en attente d’approbation')).toBeVisible();

  const moderator = await alone();
  await signIn(moderator, 'moderator@demo.example');
  await moderator.goto('/fishbase/revisions');
  const list = moderator.getByRole('region', { name: 'Modifications à valider' });
  const opened = moderator.getByRole('region', { name: 'Modification ouverte' });
  const item = (kind: string) => list.getByRole('listitem').filter({ hasText: kind }).last();
  await item('Modification').getByRole('button').click();
  await expect(opened.locator('ins', { hasText: 'commun sur le récif' })).toBeVisible();
  await expect(opened.getByRole('img', { name: 'Photo' })).toBeVisible();
  await moderator.keyboard.press('a');
  // Three of the demonstration, and this one.
  await expect(list.getByRole('button', { name: /^Acceptées 4/ })).toBeVisible();
  await item('Suppression').getByRole('button').click();
  await expect(opened.getByText(/^Conflit\s:/)).toBeVisible();
  // The fullest screen: three versions side by side.
  expect(await violations(moderator)).toEqual([]);

  await expect(reader.getByText(DESCRIPTION)).toHaveCount(0);
  await reader.clock.fastForward('06:00');
  // The list of approved changes shows the text too.
  await expect(reader.getByText(DESCRIPTION, { exact: true })).toBeVisible();
  await expect(reader.getByText(TAHITIAN_NAME).first()).toBeVisible();
  await expect(reader.locator('main img[src^="/media/"]')).toBeVisible();

  await moderator.keyboard.press('g');
  await expect(item('Suppression')).toHaveCount(0);
  await page.goto('/fishbase/changes');
  await expect(page.getByText(/^Acceptée par/)).toHaveCount(4);
  expect(await violations(page)).toEqual([]);
});
