import { ALERT_STANDS } from '../case-list/columns';
import en from '../locales/en_US.json';
import fr from '../locales/fr_FR.json';
import { COUNT_STATUSES } from '../review/count-status';
import { AGE_BUCKETS } from './age';
import * as choices from './choices';
import { GRADED_SYMPTOMS, SYMPTOM_FLAG_KEYS, SYMPTOM_GROUPS } from './symptoms';
import { WAITING_FOR } from './thread-codes';

type Pages = Record<string, Record<string, string>>;

const coded: Record<string, readonly string[]> = {
  symptom: [...GRADED_SYMPTOMS, ...SYMPTOM_FLAG_KEYS],
  symptom_group: [...Object.keys(SYMPTOM_GROUPS), 'temperature'],
  severity: choices.SEVERITIES,
  profile: choices.PROFILES,
  gender: choices.GENDERS,
  history: choices.HISTORIES,
  purchase_place_type: choices.PURCHASE_PLACE_TYPES,
  med_seen: choices.CARE_SOUGHT,
  med_type: choices.MED_TYPES,
  gsympt_delay: choices.ONSET_DELAYS,
  part: choices.SPECIE_PARTS,
  review_state: choices.REVIEW_STATES,
  counting: COUNT_STATUSES,
  waiting_for: WAITING_FOR,
  alert: ALERT_STANDS,
  source: choices.CASE_SOURCES,
  age_bucket: AGE_BUCKETS.map((bucket) => bucket.id),
};

const wordings: [string, Pages][] = [
  ['French', fr],
  ['English', en],
];

it.each(wordings)('names every code of a case in %s', (_language, pages) => {
  for (const [page, codes] of Object.entries(coded)) {
    expect(Object.keys(pages[page] ?? {}).sort()).toEqual([...codes].sort());
  }
});

test('both languages hold the same keys, none of them empty', () => {
  const keys = (pages: Pages) =>
    Object.entries(pages).flatMap(([page, texts]) => Object.keys(texts).map((key) => `${page}.${key}`));
  expect(keys(fr)).toEqual(keys(en));
  for (const pages of [fr, en] as Pages[])
    for (const text of Object.values(pages).flatMap((page) => Object.values(page)))
      expect(text).toMatch(/^\S.*\S$|^\S$/);
});
