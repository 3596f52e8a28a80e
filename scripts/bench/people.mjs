/**
 * Three people report a case on a phone of 390 px with touch: a tourist who knows neither the fish nor the island,
 * a nurse with a meal of eight who reports two of the patients, a fisherman who stands where he fished. Prints what
 * each of them tapped and typed and how long the page took; fails where somebody needs more than the limit, or
 * where a group of symptoms opens with its first question behind the bars.
 */
import { newPhone, PHONE, SAVED, SECTIONS, withChromium } from './_browser.mjs';
import { table, withServer } from './_server.mjs';

/** Most taps and typed fields, where there is a limit. */
const LIMITS = {
  tourist: { taps: 25, typed: 2 },
  'nurse, second patient': { taps: 12 },
};
const PATIENCE = 15_000;
/** Off Moorea. */
const FISHED_AT = { latitude: -17.48, longitude: -149.85 };
const faults = [];

/** Somebody's thumb on a phone: whatever it does is counted. */
class Person {
  taps = 0;
  typed = 0;
  since = performance.now();

  constructor(page, name) {
    this.page = page;
    this.name = name;
  }

  async tap(what) {
    this.taps += 1;
    await what.tap();
  }

  /** A field is tapped before it is typed in. */
  async type(field, text) {
    await this.tap(field);
    this.typed += 1;
    await field.pressSequentially(text);
  }

  /** A native list opens by a tap, and is answered by another one on the wheel. */
  async choose(list, answer) {
    this.taps += 2;
    await list.selectOption({ label: answer });
  }

  press(name) {
    return this.tap(this.page.getByRole('button', { name }).first());
  }

  /** The answer to a question: the input lies over what is drawn. */
  answer(question, answer) {
    const asked = { name: question };
    const group = this.page.getByRole('radiogroup', asked).or(this.page.getByRole('group', asked));
    const named = { name: new RegExp(`^${answer}( |$)`) };
    return this.tap(group.getByRole('radio', named).or(group.getByRole('checkbox', named)));
  }

  section(number) {
    return this.page.getByRole('heading', { level: 1, name: SECTIONS[number - 1] }).waitFor();
  }

  async next(to) {
    await this.press(/^(Suivant|Vérifier)$/);
    await this.section(to);
  }

  async send() {
    await this.press('Envoyer la déclaration');
    await this.page.getByRole('heading', { level: 1, name: SAVED }).waitFor();
  }

  /** Opens a group of symptoms; its first question must be in sight, below what stays at the top. */
  async open(group) {
    const head = this.page.getByRole('button', { name: new RegExp(`^${group}`) });
    await this.tap(head);
    const seen = await head.evaluate((button) => {
      const block = document.getElementById(button.getAttribute('aria-controls'));
      const first = block.querySelector('[role=radiogroup], [role=group], fieldset').getBoundingClientRect();
      const top = Math.max(
        ...[...document.querySelectorAll('header, [data-step-bar]')].map(
          (bar) => bar.getBoundingClientRect().bottom,
        ),
      );
      const bottom = document.querySelector('form [class*=actions]').getBoundingClientRect().top;
      return { top: first.top - top, room: bottom - first.top };
    });
    if (seen.top < 0 || seen.room < 44)
      faults.push(`${this.name}: the first question of “${group}” is ${seen.top} px below the bars`);
  }

  figures() {
    const limit = LIMITS[this.name] ?? {};
    for (const what of ['taps', 'typed'])
      if (this[what] > (limit[what] ?? Number.POSITIVE_INFINITY))
        faults.push(`${this.name}: ${this[what]} ${what}, at most ${limit[what]}`);
    const of = (what) => `${this[what]}${limit[what] === undefined ? '' : ` of ${limit[what]}`}`;
    const seconds = ((performance.now() - this.since) / 1000).toFixed(1);
    return [this.name, `${of('taps')} taps, ${of('typed')} typed, ${seconds} s`];
  }
}

async function begin(context, name) {
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const person = new Person(page, name);
  await page.goto('/ciguawatch/case/report/new');
  await person.section(1);
  return person;
}

async function tourist(context) {
  const person = await begin(context, 'tourist');
  await person.answer('Vous déclarez pour', 'Moi-même');
  await person.answer('Sexe', 'Femme');
  await person.type(person.page.getByLabel(/^Âge/), '34');
  await person.next(2);
  await person.press('Je ne connais pas l’île');
  await person.press(/^Indiquer seulement/);
  await person.press('Je ne connais pas le nom');
  await person.press('Mérous et loches');
  await person.answer('Parties mangées', 'Chair');
  await person.answer('Lieu d’achat', 'Restaurant');
  await person.next(3);
  await person.answer('Date du repas', 'Hier');
  await person.type(person.page.getByRole('textbox', { name: /^Heure du repas/ }), '1930');
  await person.answer(/^D’autres personnes/, 'Non');
  await person.answer(/^Avez-vous consulté/, 'Non');
  await person.next(4);
  await person.answer('Nausées', 'Fort');
  await person.answer('Diarrhée', 'Oui');
  await person.open('Nerfs et sensations');
  await person.answer('Picotements', 'Moyen');
  await person.answer('Le froid brûle', 'Fort');
  for (const to of [5, 6]) await person.next(to);
  await person.send();
  return [person.figures()];
}

async function nurse(context) {
  const first = await begin(context, 'nurse, first patient');
  const { page } = first;
  await first.answer('Vous déclarez pour', 'Un patient');
  await first.answer('Sexe', 'Homme');
  await first.type(page.getByLabel(/^Âge/), '51');
  await first.next(2);
  await first.type(page.getByRole('combobox', { name: /Lieu de pêche/ }), 'takaroa');
  await first.tap(page.getByRole('option', { name: 'Takaroa' }).first());
  await first.type(page.getByRole('combobox', { name: /Poisson ou coquillage/ }), 'paihere');
  await first.tap(page.getByRole('option').first());
  await first.answer('Parties mangées', 'Chair');
  await first.next(3);
  await first.answer('Date du repas', 'Hier');
  await first.type(page.getByRole('textbox', { name: /^Heure du repas/ }), '1230');
  await first.answer(/^D’autres personnes/, 'Oui');
  await first.type(page.getByLabel(/^Nombre de malades/), '8');
  await first.answer(/^Avez-vous consulté/, 'Oui');
  await first.answer('Type de lieu de soins', 'Dispensaire');
  await first.tap(page.getByRole('switch', { name: /^Garder ce lieu/ }));
  await first.next(4);
  await first.answer('Vomissements', 'Fort');
  await first.next(5);
  await first.next(6);
  await first.send();
  const second = new Person(page, 'nurse, second patient');
  await second.tap(page.getByRole('link', { name: 'Un autre malade du même repas' }));
  await second.section(1);
  await second.answer('Sexe', 'Femme');
  await second.type(page.getByLabel(/^Âge/), '47');
  for (const to of [2, 3, 4]) await second.next(to);
  await second.answer('Nausées', 'Moyen');
  await second.answer('Diarrhée', 'Oui');
  await second.answer('Vomissements', 'Fort');
  for (const to of [5, 6]) await second.next(to);
  const said = await page.getByRole('main').textContent();
  for (const kept of ['Un patient', 'Takaroa', '12:30', '8', 'Dispensaire'])
    if (!said.includes(kept)) faults.push(`nurse, second patient: “${kept}” is not carried over`);
  await second.send();
  return [first.figures(), second.figures()];
}

async function fisherman(context) {
  const person = await begin(context, 'fisherman with a point');
  const { page } = person;
  await person.answer('Vous déclarez pour', 'Moi-même');
  await person.next(2);
  await person.press('Pêché là où je suis');
  await page
    .getByText(/Moorea/)
    .first()
    .waitFor();
  await person.press('Sur la carte');
  await page.locator('canvas').first().waitFor();
  await person.type(page.getByRole('combobox', { name: /Poisson ou coquillage/ }), 'napoleon');
  await person.tap(page.getByRole('option').first());
  await person.next(3);
  await person.answer('Date du repas', 'Aujourd’hui');
  await person.tap(page.getByRole('checkbox', { name: 'Je ne connais pas l’heure' }));
  await person.next(4);
  for (const group of [
    'Nerfs et sensations',
    'Tension artérielle',
    'Rythme du cœur',
    'Peau et allergie',
    'Température',
    'Digestion',
  ])
    await person.open(group);
  await person.press('Non pour le reste du groupe');
  for (const to of [5, 6]) await person.next(to);
  await person.send();
  return [person.figures()];
}

await withServer({}, ({ url }) =>
  withChromium(async (browser) => {
    const rows = [];
    for (const [live, more] of [
      [tourist, {}],
      [nurse, {}],
      [fisherman, { geolocation: FISHED_AT, permissions: ['geolocation'] }],
    ]) {
      const context = await newPhone(browser, url, more);
      try {
        rows.push(...(await live(context)));
      } finally {
        await context.close();
      }
    }
    table(`People who report, ${PHONE.width} px, touch`, Object.fromEntries(rows));
  }),
);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
