import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Account } from './accounts';
import { newCase } from './data/cases';

/** A seeded faulty case: what is wrong, the keys that mend it from its focused row, and what is right after. */
export interface Fault {
  name: string;
  /** sends the case; returns its id */
  seed: (seeding: Seeding) => Promise<number>;
  /** parameters of the list that shows it; its id by default */
  list?: string;
  /** presses keys from the focused row on */
  mend: (typing: Typing, id: number) => Promise<void>;
  right: Record<string, unknown>;
}

export interface Seeding {
  request: APIRequestContext;
  editor: Account;
  islands: Readonly<Record<string, number>>;
}

/** Counts the keys that a person presses. */
export class Typing {
  keys = 0;

  constructor(readonly page: Page) {}

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key);
      this.keys += 1;
    }
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.keys += text.length;
  }

  /** Types into a dialog with one field and takes the first entry. */
  async choose(key: string, text: string): Promise<void> {
    await this.press(key);
    await expect(this.page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    if (text === '') {
      await expect(this.page.getByRole('option').first().or(this.page.getByText('Flèche bas'))).toBeVisible();
      await this.press('ArrowDown');
    } else await this.type(text);
    await expect(this.page.getByRole('option').first()).toBeVisible();
    await this.press('Enter');
  }

  /** Types a reason into its dialog. */
  async reason(key: string): Promise<void> {
    await this.press(key);
    await expect(this.page.getByRole('textbox', { name: /^Motif/ })).toBeFocused();
    await this.type('Erreur');
    await this.press('Enter');
  }
}

const TAHITI = 69;
const point = (lng: number, lat: number) => ({ type: 'Point', coordinates: [lng, lat] });
const sent =
  (more: object) =>
  ({ request }: Seeding) =>
    newCase(request, { case_location_id: TAHITI, ...more });

/** A case in a state that an editor set. */
const decided =
  (review_state: string, more: object = {}) =>
  async ({ request, editor }: Seeding) => {
    const id = await newCase(request, { case_location_id: TAHITI });
    const body = { review_state, reason: 'Essai', ...more };
    expect((await editor.patch(`/api/cw/case/${id}/`, body, 1)).ok()).toBe(true);
    return id;
  };

const island = (name: string, lng: number, lat: number): Fault => ({
  name: `the point lies at ${name}, the place says Tahiti`,
  seed: sent({ case_geom: point(lng, lat) }),
  mend: (typing) => typing.press('i'),
  right: { island: name },
});

/** The other report of a faulty case’s meal, by its id. */
const otherOf = new Map<number, number>();

/** Two reports of one meal; the second is the faulty one. */
const twoOfOneMeal = async ({ request }: Seeding): Promise<[number, number]> => [
  await newCase(request, { case_location_id: TAHITI, age: 30 }),
  await newCase(request, { case_location_id: TAHITI, age: 12 }),
];

const ISLANDS: Fault[] = [
  island('Huahine', -151.0, -16.75),
  island('Bora Bora', -151.74, -16.5),
  island('Rangiroa', -147.65, -15.0),
  {
    name: 'the observations say Huahine, the place says Tahiti',
    seed: sent({ gsympt_other_obs: 'Poisson de Huahine' }),
    mend: (typing) => typing.choose('l', 'huahine'),
    right: { island: 'Huahine' },
  },
  {
    name: 'the place is only the country, the observations say Rapa',
    seed: ({ request, islands }) =>
      newCase(request, { case_location_id: islands.country, gsympt_other_obs: 'Pêché à Rapa' }),
    mend: (typing) => typing.choose('l', 'rapa'),
    right: { island: 'Rapa' },
  },
];

const STATES: Fault[] = [
  {
    name: 'complete and plausible, and still new',
    seed: sent({}),
    mend: (typing) => typing.press('r'),
    right: { review_state: 'reviewed' },
  },
  {
    name: 'set aside though it is right',
    seed: decided('to_review'),
    mend: (typing) => typing.press('r'),
    right: { review_state: 'reviewed' },
  },
  {
    name: 'rejected by mistake',
    seed: decided('rejected'),
    mend: (typing) => typing.reason('r'),
    right: { review_state: 'reviewed' },
  },
  {
    name: 'reviewed though invented',
    seed: decided('reviewed', { gsympt_other_obs: 'azerty' }),
    mend: (typing) => typing.reason('x'),
    right: { review_state: 'rejected' },
  },
  {
    name: 'reviewed too early',
    seed: decided('reviewed'),
    mend: (typing) => typing.press('t'),
    right: { review_state: 'to_review' },
  },
];

const MEALS: Fault[] = [
  {
    name: 'a missing meal link, known by the number of the other case',
    seed: async (seeding) => {
      const [first, second] = await twoOfOneMeal(seeding);
      otherOf.set(second, first);
      return second;
    },
    mend: (typing, id) => typing.choose('m', String(otherOf.get(id))),
    right: { meal: true },
  },
  {
    name: 'linked to the meal of another family',
    seed: async (seeding) => {
      const [first, second] = await twoOfOneMeal(seeding);
      await seeding.editor.patch(`/api/cw/case/${second}/`, { match_event: String(first) }, 1);
      return second;
    },
    mend: async (typing) => {
      await typing.press('m');
      await expect(typing.page.getByRole('dialog').getByRole('combobox')).toBeFocused();
      const leave = typing.page.getByRole('button', { name: 'Retirer ce cas de son repas' });
      for (
        let tabs = 0;
        tabs < 6 && !(await leave.evaluate((at) => at === document.activeElement));
        tabs += 1
      )
        await typing.press('Tab');
      await typing.press('Enter');
    },
    right: { match_event: null },
  },
  {
    name: 'a second report of the same patient that counts twice',
    seed: async ({ request }) => {
      const patient = { gender: 'F', age: 37, specie_id: 22, phenotype_id: 2, sympt_tinglings: '3' };
      const meal = { case_location_id: 88, case_eventtime: '2026-02-04T19:30' };
      await newCase(request, { ...meal, ...patient, profile: '2' });
      return newCase(request, { ...meal, ...patient, profile: '1' });
    },
    mend: async (typing) => {
      await typing.press('p');
      await expect(typing.page.getByRole('button', { name: /^Même malade/ })).toBeVisible();
      await typing.press('m');
    },
    right: { duplicate: true },
  },
];

const FISH: Fault[] = [
  {
    name: 'another species than the observations say',
    seed: sent({ specie_id: 22, phenotype_id: 2, gsympt_other_obs: 'Vivaneau' }),
    mend: (typing) => typing.choose('s', 'lutjanus bohar'),
    right: { fish: 'Lutjanus bohar' },
  },
  {
    name: 'no species, the observations name it',
    seed: sent({ gsympt_other_obs: 'Lutjanus bohar' }),
    mend: (typing) => typing.choose('s', 'lutjanus bohar'),
    right: { fish: 'Lutjanus bohar' },
  },
  {
    name: 'only the group, the picture shows the species',
    seed: sent({ phenotype_id: 2, specie_known: false }),
    mend: (typing) => typing.choose('s', 'lutjanus bohar'),
    right: { fish: 'Lutjanus bohar' },
  },
];

const date = (name: string, wrong: string, typed: string, right: string): Fault => ({
  name,
  seed: sent({ case_eventtime: wrong }),
  mend: async (typing) => {
    await typing.press('d');
    await expect(typing.page.locator('input[name=event_date]')).toBeFocused();
    await typing.type(typed);
    await typing.press('Enter');
  },
  right: { case_eventdate: right },
});

const OTHERS: Fault[] = [
  date('a meal ten years before the report', '2016-03-04T19:30', '04/03/2026', '2026-03-04'),
  date('day and month of the meal exchanged', '2026-04-03T19:30', '04/03/2026', '2026-03-04'),
  {
    name: 'a report made as a test',
    seed: sent({ gsympt_other_obs: 'test' }),
    mend: async (typing) => {
      await typing.press('Delete');
      const now = typing.page.getByRole('button', { name: 'Supprimer le cas' });
      await expect(now).toBeVisible();
      for (let tabs = 0; tabs < 4 && !(await now.evaluate((at) => at === document.activeElement)); tabs += 1)
        await typing.press('Tab');
      await typing.press('Enter');
    },
    right: { deleted: true },
  },
  {
    name: 'deleted by mistake',
    seed: async ({ request, editor }) => {
      const id = await newCase(request, { case_location_id: TAHITI });
      expect((await editor.delete(`/api/cw/case/${id}/`, 1)).ok()).toBe(true);
      return id;
    },
    list: 'deleted=true&',
    mend: (typing) => typing.press('r'),
    right: { deleted: false },
  },
];

/** Twenty faults as operators meet them; docs/drills.md lists them. */
export const FAULTS: readonly Fault[] = [...ISLANDS, ...STATES, ...MEALS, ...FISH, ...OTHERS];
