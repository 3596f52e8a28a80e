import { PUBLIC_COLUMNS, type PublicColumn } from '../case-table/case-columns';
import {
  lowerBoundFrom,
  WITHHELD,
  type Withheld,
  waitsForMonday,
  withheldFrom,
} from '../case-table/withheld';
import { SPECIE_PARTS } from '../codes/choices';
import { GRADED_SYMPTOMS, SYMPTOM_FLAG_KEYS } from '../codes/symptoms';
import type { AskedField } from '../report/report-fields';

/**
 * What the public may read of a report, in the words of the privacy pages: each is a text `privacy.public_…` of
 * the namespace legal.
 */
export const PUBLIC_DETAILS = [
  'number',
  'month',
  'place',
  'point',
  'fish',
  'parts',
  'source',
  'meal',
  'age',
  'sex',
  'symptoms',
  'course',
  'history',
  'others',
  'ill',
  'illAtLeast',
] as const;
export type PublicDetail = (typeof PUBLIC_DETAILS)[number];

const each = <C extends PublicColumn>(columns: readonly C[], detail: PublicDetail) =>
  Object.fromEntries(columns.map((column) => [column, detail])) as Record<C, PublicDetail>;

/** Words of each public column: a column that is added to the allow-list without its words does not compile. */
const DETAIL_OF: Record<PublicColumn, PublicDetail> = {
  id: 'number',
  case_eventmonth: 'month',
  case_eventyear: 'month',
  case_country: 'place',
  case_archi: 'place',
  case_island: 'place',
  case_geom: 'point',
  age_bucket: 'age',
  gender: 'sex',
  ...each(GRADED_SYMPTOMS, 'symptoms'),
  ...each(SYMPTOM_FLAG_KEYS, 'symptoms'),
  gsympt_delay: 'course',
  gsympt_persist: 'course',
  history: 'history',
  mass_poisoning: 'others',
  mass_poisoning_nb: 'ill',
  specie_id: 'fish',
  phenotype_id: 'fish',
  ...each(SPECIE_PARTS, 'parts'),
  source: 'source',
  meal_group: 'meal',
};

/** The detail of a column as a row of this level shows it; null where the row leaves it out. */
function detailAt(column: PublicColumn, level: Withheld): PublicDetail | null {
  const from = withheldFrom(column);
  if (from !== null && level >= from) return null;
  const bound = lowerBoundFrom(column);
  return bound !== null && level >= bound ? 'illAtLeast' : DETAIL_OF[column];
}

const unique = (details: readonly (PublicDetail | null)[]): PublicDetail[] =>
  PUBLIC_DETAILS.filter((detail) => details.includes(detail));

/** What is public as soon as a report counts, wherever it comes from. */
export const detailsAtOnce = (): PublicDetail[] =>
  unique(
    PUBLIC_COLUMNS.filter((column) => !waitsForMonday(column)).map((column) =>
      detailAt(column, WITHHELD.nothing),
    ),
  );

/** What follows on the Monday after, on islands whose rows withhold this much. */
export const detailsOnMonday = (level: Withheld): PublicDetail[] =>
  unique(PUBLIC_COLUMNS.filter(waitsForMonday).map((column) => detailAt(column, level)));

/** What the public never reads of a report: each is a text `privacy.never_…` of the namespace legal. */
export const PRIVATE_DETAILS = [
  'reporter',
  'contact',
  'age',
  'day',
  'place',
  'shop',
  'care',
  'measures',
  'outcome',
  'texts',
] as const;

/**
 * Words of each answer that no public row holds. Publishing one of them, or asking a new question, does not compile
 * until this list says so.
 */
const PRIVATE_OF: Record<Exclude<AskedField, PublicColumn>, (typeof PRIVATE_DETAILS)[number]> = {
  profile: 'reporter',
  history_nb: 'reporter',
  cont_name: 'contact',
  cont_email: 'contact',
  cont_phone: 'contact',
  age: 'age',
  age_months: 'age',
  event_date: 'day',
  event_clock: 'day',
  time_known: 'day',
  case_location_id: 'place',
  specie_known: 'texts',
  case_purchase_place_type: 'shop',
  case_purchase_place: 'shop',
  med_seen: 'care',
  med_type: 'care',
  med_place: 'care',
  med_location_id: 'care',
  med_date: 'care',
  msympt_body_temp: 'measures',
  gsympt_heart_rate: 'measures',
  gsympt_blood_pressure_pas: 'measures',
  gsympt_blood_pressure_pad: 'measures',
  onset_hours: 'outcome',
  hospitalised: 'outcome',
  intensive_care: 'outcome',
  died: 'outcome',
  ate_nb: 'outcome',
  resident: 'outcome',
  gsympt_other_obs: 'texts',
  gsympt_diagnostic: 'texts',
};

/** What is never public, in the order of the page. */
export const neverPublicDetails = (): (typeof PRIVATE_DETAILS)[number][] => {
  const used = new Set(Object.values(PRIVATE_OF));
  return PRIVATE_DETAILS.filter((detail) => used.has(detail));
};
