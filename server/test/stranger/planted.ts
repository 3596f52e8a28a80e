import type { CaseCreate } from '@ciguawatch/shared/api/schemas/case';
import { GRADED_SYMPTOMS } from '@ciguawatch/shared/domain/codes/symptoms';
import { newReceiptCode } from '@ciguawatch/shared/domain/report/receipt-code';
import { NUKU_HIVA, RAPA, TAHITI } from '../cases/samples';

/** Places of the reports, with what their described rows withhold. */
const PLACES = [
  { place: TAHITI, withheld: 0 },
  { place: RAPA, withheld: 2 },
  { place: NUKU_HIVA, withheld: 1 },
  // Makatea and Tikehau: small islands whose communes share one number of residents.
  { place: 119, withheld: 2 },
  { place: TAHITI, withheld: 0 },
  // Only the archipelago is known.
  { place: 68, withheld: 2 },
  { place: 118, withheld: 2 },
] as const;

/** A report of the test data, and the actions applied to it. */
export interface Planted {
  /** 1 to 50, also the number of its case */
  number: number;
  /** days after the start */
  day: number;
  place: number;
  /** withholding of its public row, by its meal */
  withheld: number;
  /** held for review, because its point is far from its place: not public */
  hidden: boolean;
  /** number of the earlier report of the same meal */
  guestOf: number | null;
  withdrawn: boolean;
  /** corrected by its reporter; the correction is held for review and not public */
  corrected: boolean;
  /** changed by an editor in fields that are not public */
  edited: boolean;
  code: string;
  /** fields that differ between the worlds */
  fields(reading: number): Partial<CaseCreate>;
}

const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number + 10).padStart(12, '0')}`;

/** Corrections have higher numbers than all reports. */
const CORRECTIONS = 100;

/** Two persons who differ in everything: day of the meal, number of people ill, sex, age, symptoms. */
export const person = (reading: number, number: number): Partial<CaseCreate> => ({
  gender: reading === 0 ? 'F' : 'M',
  age: reading === 0 ? 20 + number : 88 - number,
  age_months: null,
  history: reading === 0 ? '1' : '2',
  mass_poisoning_nb: reading === 0 ? 6 : 9,
  gsympt_delay: reading === 0 ? '2' : '4',
  gsympt_persist: reading === 0,
  sympt_fever: reading !== 0,
  ...Object.fromEntries(GRADED_SYMPTOMS.map((key) => [key, reading === 0 ? '3' : 'N'])),
});

/** Ages that differ within their public class: every third patient is an infant whose months are known. */
const closeAges = (reading: number, number: number): Partial<CaseCreate> =>
  number % 3 === 0
    ? { age: reading, age_months: reading === 0 ? 3 : 20 }
    : { age: reading === 0 ? 33 : 38, age_months: null };

/** Answers that are never public: day, hour, age in years and months, free texts, point, place of purchase and care. */
const neverShown = (reading: number, number: number): Partial<CaseCreate> => ({
  case_eventtime: reading === 0 ? '2026-03-10T19:30' : '2026-03-04T12:00',
  case_purchase_place_type: reading === 0 ? '3' : 'U',
  med_seen: reading === 0 ? 'yes' : 'no',
  med_type: reading === 0 ? '4' : null,
  med_date: reading === 0 ? '2026-03-11' : '2026-03-05',
  ...closeAges(reading, number),
  gsympt_other_obs: reading === 0 ? 'One' : 'Another',
});

/** Fields of a report that differ between the readings, as far as its row withholds them. */
function fieldsOf(number: number, withheld: number, hidden: boolean, reading: number): Partial<CaseCreate> {
  const base = {
    ...person(0, number),
    ...neverShown(reading, number),
    mass_poisoning: true,
    specie_id: number % 2 ? 22 : 16,
  };
  const other = person(reading, number);
  if (hidden) return { ...base, ...other, specie_id: reading === 0 ? 22 : 16 };
  if (withheld === 2) return { ...base, ...other };
  return withheld === 1
    ? { ...base, gender: other.gender ?? null, age: other.age ?? null, age_months: null }
    : base;
}

const REPORTS = 50;

/**
 * Fifty reports over `days` days; every fifth is of the meal of the previous one. The last has no meal, so
 * that the previous one, at an open place, is always described by its step.
 */
export function plan(days: number): Planted[] {
  const made: Planted[] = [];
  for (let number = 1; number <= REPORTS; number += 1) {
    const at = PLACES[number % PLACES.length] as (typeof PLACES)[number];
    const host = number % 5 === 0 && number < REPORTS ? made.at(-1) : undefined;
    const hidden = number % 4 === 3;
    const planted: Planted = {
      number,
      day: host?.day ?? Math.floor(((number - 1) * days) / 50),
      place: at.place,
      withheld: at.withheld,
      hidden,
      guestOf: host?.number ?? null,
      // One report of the open place must stay in the last week, or its step would describe nobody.
      withdrawn: number % 6 === 1 && number !== 49,
      corrected: number % 12 === 2,
      edited: false,
      code: newReceiptCode(),
      fields: (reading) => fieldsOf(number, planted.withheld, hidden, reading),
    };
    // Rows of a meal follow its strictest place; a report held for review does not count.
    if (host && !host.hidden && !hidden) {
      const strictest = Math.max(host.withheld, planted.withheld);
      host.withheld = strictest;
      planted.withheld = strictest;
    }
    made.push(planted);
  }
  // Where the person is withheld entirely, an editor may change all of it.
  for (const one of made) one.edited = one.number % 7 === 0 && (one.hidden || one.withheld === 2);
  return made;
}

/** Body of a report in one reading. */
export function bodyOf(planted: Planted, all: readonly Planted[], reading: number): object {
  const host = all.find(({ number }) => number === planted.guestOf);
  return {
    case_uuid: uuid(planted.number),
    case_location_id: planted.place,
    receipt_code: planted.code,
    ...planted.fields(reading),
    ...(planted.hidden && { case_geom: { type: 'Point', coordinates: [-179.5, -40.5] } }),
    ...(host && { same_meal_as: uuid(host.number), same_meal_code: host.code }),
  };
}

/** Correction of a report in one reading: another person under the same receipt code. */
export const correctionOf = (planted: Planted, reading: number): { number: number; body: object } => ({
  number: CORRECTIONS + planted.number,
  body: {
    case_uuid: uuid(CORRECTIONS + planted.number),
    case_location_id: planted.place,
    corrects: uuid(planted.number),
    receipt_code: planted.code,
    specie_id: 22,
    ...person(1 - reading, planted.number),
    ...neverShown(reading, planted.number),
  },
});

/** Change by an editor in one reading. */
export const editOf = (planted: Planted, reading: number): object => ({
  ...person(reading, planted.number + 20),
  gsympt_other_obs: reading === 0 ? 'Told by telephone' : 'Read from a letter',
});
