import type { Page } from '@playwright/test';
import { violations } from '../../support/axe';
import { ReportForm } from '../../support/report-form';
import { expect, heading, test } from '../../support/test';

const SEVERITY_CHOICES = ['Non', 'Oui', 'Faible', 'Moyen', 'Fort', 'Je ne sais pas'];
const YES_NO = ['Non', 'Oui', 'Je ne sais pas'];

/** Blocks of section 4: graded symptoms, then yes-no signs, in the order of the screen. */
const SYMPTOM_BLOCKS: readonly { block: string; graded: readonly string[]; signs?: readonly string[] }[] = [
  { block: 'Digestion', graded: ['Nausées', 'Diarrhée', 'Vomissements'] },
  {
    block: 'Nerfs et sensations',
    graded: [
      'Picotements',
      'Toucher modifié',
      'Le froid brûle',
      'Fatigue intense',
      'Mal de tête',
      'Vertiges',
      'Perte d’équilibre',
      'Difficulté à marcher',
      'Vue troublée',
      'Muscles douloureux ou faibles',
      'Douleurs articulaires',
      'Sensation de brûlure',
      'Douleur de la bouche ou du visage',
      'Goût modifié',
      'Gêne urinaire ou génitale',
      'Hallucinations',
    ],
  },
  { block: 'Tension artérielle', graded: ['Tension basse', 'Tension haute'] },
  { block: 'Rythme du cœur', graded: ['Cœur rapide', 'Cœur lent'] },
  {
    block: 'Peau et allergie',
    graded: ['Démangeaisons'],
    signs: ['Réaction allergique', 'Réaction de la peau'],
  },
  { block: 'Température', graded: [], signs: ['Température trop basse', 'Fièvre'] },
];

/** A named radio group with its answers, none chosen, as in the accessibility tree. */
const question = (name: string, answers: readonly string[]) =>
  [`- radiogroup "${name}":`, ...answers.map((answer) => `  - radio "${answer}"`)].join('\n');

const EXPECTED_TREE = SYMPTOM_BLOCKS.map(({ block, graded, signs = [] }) => {
  const total = graded.length + signs.length;
  const title = `${block} 0 sur ${total}`;
  return [
    `- heading "${title}" [level=2]:\n  - button "${title}" [expanded]`,
    ...graded.map((name) => question(name, SEVERITY_CHOICES)),
    ...signs.map((name) => question(name, YES_NO)),
    '- button "Non pour le reste du groupe"',
  ].join('\n');
}).join('\n');

/** Continues without an answer: the section stays, which is announced and focused. */
async function refuse(page: Page, said: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Suivant' }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Une réponse est à revoir');
  await expect(alert.getByRole('link', { name: said })).toBeVisible();
  await expect(alert.locator('xpath=..')).toBeFocused();
}

const axe = async (page: Page, what: string) => expect(await violations(page), what).toEqual([]);

test('each section announces its questions, answers and errors; axe finds no fault in either theme', async ({
  page,
  context,
}) => {
  test.slow();
  const form = new ReportForm(page);
  const main = page.getByRole('main');
  await form.open();
  await expect(main).toMatchAriaSnapshot(
    [
      '- heading "Qui est malade ?" [level=1]',
      question('Sexe', ['Femme', 'Homme', 'Non précisé']),
      question('Déjà eu la ciguatera ?', YES_NO),
    ].join('\n'),
  );
  await page.locator('input[name=cont_email]').fill('teva@mail');
  await refuse(page, /^E-mail\s: Email invalide/);
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(/^Email invalide/);
  await axe(page, 'section 1, held back');
  await page.locator('input[name=cont_email]').fill('');

  await form.next(2);
  await expect(heading(page)).toBeFocused();
  await refuse(page, /^Lieu de pêche\s: Ce champs est obligatoire$/);
  const place = page.getByRole('combobox', { name: /^Lieu de pêche/ });
  await expect(place).toHaveAttribute('aria-required', 'true');
  await expect(place).toHaveAttribute('aria-invalid', 'true');
  await expect(place).toHaveAccessibleDescription('Ce champs est obligatoire');
  await axe(page, 'section 2, held back');
  // A point at Rangiroa, far from the place, and a name that no list contains.
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -15.1, longitude: -147.65 });
  await page.getByRole('button', { name: 'Pêché là où je suis' }).click();
  await expect(place).toHaveValue(/Rangiroa/);
  await form.place('Moorea');
  await expect(main.getByText(/^Ce point est à \d+\skm de Moorea/)).toBeVisible();
  await page.getByRole('combobox', { name: /^Poisson ou coquillage/ }).fill('xyzzy');
  const keep = page.getByRole('button', { name: /^Garder «\s?xyzzy\s?» dans les observations/ });
  await expect(keep).toBeVisible();
  await axe(page, 'section 2, a far point and an unknown name');
  await keep.click();
  await expect(main.getByText(/^«\s?xyzzy\s?» est noté dans les observations/)).toBeFocused();
  await page.getByRole('button', { name: 'Garder Moorea, sans le point' }).click();
  await page.getByRole('button', { name: 'Je ne connais pas le nom' }).click();
  await expect(main.getByRole('button', { name: 'Murènes' })).toBeVisible();
  await axe(page, 'section 2, pictures');
  await page.getByRole('button', { name: 'Reconnaître le poisson en images' }).click();
  await main.getByRole('button', { name: 'Comme un serpent' }).click();
  await expect(main.getByRole('button', { name: /Gymnothorax javanicus/ })).toBeVisible();
  await axe(page, 'section 2, key');
  await page.getByRole('button', { name: 'Je ne connais pas le nom' }).click();
  await main.getByRole('button', { name: 'Murènes' }).click();
  await expect(page.getByRole('button', { name: 'Préciser l’espèce' })).toBeFocused();
  await axe(page, 'section 2, folded to the fish');

  await form.next(3);
  await expect(heading(page)).toBeFocused();
  await refuse(page, /^Date du repas\s: Ce champs est obligatoire$/);
  await expect(form.group(/^Date du repas/)).toHaveAttribute('aria-required', 'true');
  await expect(page.getByRole('textbox', { name: 'Ou une autre date' })).toHaveAccessibleDescription(
    'Ce champs est obligatoire',
  );
  await form.answer('Date du repas', 'Hier');
  await form.hour('2575');
  await refuse(page, /^Heure du repas\s: Cette date ou cette heure n’existe pas$/);
  await form.hour('');
  await form.answer(/^Un soignant a-t-il été consulté/, 'Oui');
  await expect(form.group('Type de lieu de soins').getByRole('radio')).toHaveCount(8);
  await axe(page, 'section 3');

  await form.next(4);
  await expect(heading(page)).toBeFocused();
  await expect(main).toMatchAriaSnapshot(EXPECTED_TREE);
  await form.answer('Nausées', 'Fort');
  await form.answer('Fièvre', 'Je ne sais pas');
  await page.getByRole('button', { name: 'Non pour le reste du groupe' }).last().click();
  await expect(main.getByRole('status').filter({ hasText: '1 réponse mise à Non' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await expect(form.group('Fièvre').getByRole('radio', { name: 'Je ne sais pas' })).toBeChecked();
  await axe(page, 'section 4');

  await form.next(5);
  await expect(heading(page)).toBeFocused();
  await page.getByRole('button', { name: /^Partie soignante/ }).click();
  await axe(page, 'section 5');

  await form.next(6);
  await expect(heading(page)).toBeFocused();
  await expect(main).toContainText(/Ne sait pas\s: fièvre\./);
  await axe(page, 'section 6');
});
