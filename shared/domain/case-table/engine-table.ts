import { RULED_CLASSES } from '../case-class/classes';
import { AGE_BUCKETS } from '../codes/age';
import {
  CARES,
  CASE_SOURCES,
  GENDERS,
  HISTORIES,
  ONSET_DELAYS,
  PURCHASE_PLACE_TYPES,
  SEVERITIES,
  SPECIE_PARTS,
} from '../codes/choices';
import { GRADED_SYMPTOMS, SYMPTOM_FLAG_KEYS } from '../codes/symptoms';
import type { NumbersByCountry } from '../country/numbers';

/**
 * Cases as typed arrays, one value per row, so that 100,000 rows are counted within 20 ms. In every column
 * 0 means "unknown or withheld"; codes are stored as their position in the list of choices plus one; yes-no
 * columns hold 1 for no and 2 for yes.
 */
export interface CaseTable {
  size: number;
  id: Int32Array;
  /** 1 to 12 */
  month: Uint8Array;
  year: Uint16Array;
  /** country id */
  country: Uint8Array;
  /** location ids */
  archi: Int32Array;
  island: Int32Array;
  /** longitude 0..360 and latitude of the place, NaN when there is none */
  lng: Float64Array;
  lat: Float64Array;
  age: Uint8Array;
  gender: Uint8Array;
  /** one column per graded symptom, in the order of `GRADED_SYMPTOMS` */
  symptoms: Uint8Array[];
  /** yes-no columns in the order of `SYMPTOM_FLAG_KEYS` */
  flags: Uint8Array[];
  delay: Uint8Array;
  persist: Uint8Array;
  history: Uint8Array;
  mass: Uint8Array;
  /** people ill after the meal; 0 when not given */
  massNb: Uint16Array;
  specie: Int32Array;
  /** group of the fish: the one the report names, else that of its species (filled in by `groupFiller`) */
  phenotype: Int32Array;
  /** yes-no columns in the order of `SPECIE_PARTS` */
  parts: Uint8Array[];
  source: Uint8Array;
  /** number shared by the reports of one meal; 0 when no other report is linked */
  meal: Int32Array;
  /** what is withheld because of the row's place or meal, a value of `WITHHELD`; 0 for nothing */
  withheld: Uint8Array;
  /** 1 for rows that an editor reads in full; the next four columns have a meaning in these rows only */
  full: Uint8Array;
  purchase: Uint8Array;
  /** code of the care sought, packed by `CARES` */
  care: Uint8Array;
  /** days from the meal to the receipt of the report, plus one; 0 when unknown */
  reportDays: Uint16Array;
  /** class of the case, packed by `RULED_CLASSES` */
  caseClass: Uint8Array;
  /** id of the case of which this row is a duplicate, 0 for none; null for readers who may not know it */
  duplicate: Int32Array | null;
  /** settings of countries that differ from the specification */
  numbers: NumbersByCountry;
}

const byteColumn = (size: number) => new Uint8Array(size);
const intColumn = (size: number) => new Int32Array(size);

/**
 * An empty table for `size` rows.
 * @param numbers settings of countries; those of the specification by default
 * @param linked adds the column of duplicates, which only editors receive
 */
export function emptyTable(size: number, numbers: NumbersByCountry = {}, linked = false): CaseTable {
  return {
    size,
    id: intColumn(size),
    month: byteColumn(size),
    year: new Uint16Array(size),
    country: byteColumn(size),
    archi: intColumn(size),
    island: intColumn(size),
    lng: new Float64Array(size).fill(Number.NaN),
    lat: new Float64Array(size).fill(Number.NaN),
    age: byteColumn(size),
    gender: byteColumn(size),
    symptoms: GRADED_SYMPTOMS.map(() => byteColumn(size)),
    flags: SYMPTOM_FLAG_KEYS.map(() => byteColumn(size)),
    delay: byteColumn(size),
    persist: byteColumn(size),
    history: byteColumn(size),
    mass: byteColumn(size),
    massNb: new Uint16Array(size),
    specie: intColumn(size),
    phenotype: intColumn(size),
    parts: SPECIE_PARTS.map(() => byteColumn(size)),
    source: byteColumn(size),
    meal: intColumn(size),
    withheld: byteColumn(size),
    full: byteColumn(size),
    purchase: byteColumn(size),
    care: byteColumn(size),
    reportDays: new Uint16Array(size),
    caseClass: byteColumn(size),
    duplicate: linked ? intColumn(size) : null,
    numbers,
  };
}

/** Maps a code to its position in the list of choices plus one; 0 for anything else. */
const encoderOf = (choices: readonly string[]) => {
  const codes = new Map(choices.map((choice, index) => [choice, index + 1]));
  return (value: unknown) => codes.get(value as string) ?? 0;
};

/** Encoders of the columns, one per list of choices. */
export const encodeAge = encoderOf(AGE_BUCKETS.map(({ id }) => id));
export const encodeGender = encoderOf(GENDERS);
export const encodeSeverity = encoderOf(SEVERITIES);
export const encodeDelay = encoderOf(ONSET_DELAYS);
export const encodeHistory = encoderOf(HISTORIES);
export const encodeSource = encoderOf(CASE_SOURCES);
export const encodePurchase = encoderOf(PURCHASE_PLACE_TYPES);
export const encodeCare = encoderOf(CARES);
export const encodeClass = encoderOf(RULED_CLASSES);
export const encodeYesNo = (value: unknown) => (value === true ? 2 : value === false ? 1 : 0);

/** Code of "yes" in the yes-no columns of a `CaseTable`. */
export const YES = 2;
/** Code of "no" in the yes-no columns of a `CaseTable`. */
export const NO = 1;
