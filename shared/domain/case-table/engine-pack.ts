import { SPECIE_PARTS } from '../codes/choices';
import { GRADED_SYMPTOMS, SYMPTOM_FLAG_KEYS } from '../codes/symptoms';
import type { NumbersByCountry } from '../country/numbers';
import type { PublicCaseRow } from './case-columns';
import {
  type CaseTable,
  emptyTable,
  encodeAge,
  encodeCare,
  encodeDelay,
  encodeGender,
  encodeHistory,
  encodePurchase,
  encodeSeverity,
  encodeSource,
  encodeYesNo,
} from './engine-table';
import { FULL_COLUMNS } from './full-rows';

const at = (column: (typeof FULL_COLUMNS)[number]) => FULL_COLUMNS.indexOf(column);
const whole = (value: unknown) => (Number.isInteger(value) ? (value as number) : 0);
const lng360 = (lng: number) => ((lng % 360) + 360) % 360;

/**
 * Writes one column for a range of rows: going column by column is several times faster than row by row.
 */
type Column = (table: CaseTable, rows: readonly PublicCaseRow[], index: number, run: Run) => void;

/** A range of rows, `to` excluded. */
interface Run {
  from: number;
  to: number;
}

const coded =
  (pick: (table: CaseTable) => { [row: number]: number }, encode: (value: unknown) => number): Column =>
  (table, rows, index, { from, to }) => {
    const target = pick(table);
    for (let row = from; row < to; row += 1) target[row] = encode((rows[row] as PublicCaseRow)[index]);
  };

/** Position in a row and packing of each column. Public rows end before the columns that only editors receive. */
const COLUMNS: [number, Column][] = [
  [at('id'), coded((t) => t.id, whole)],
  [at('case_eventmonth'), coded((t) => t.month, whole)],
  [at('case_eventyear'), coded((t) => t.year, whole)],
  [at('case_country'), coded((t) => t.country, whole)],
  [at('case_archi'), coded((t) => t.archi, whole)],
  [at('case_island'), coded((t) => t.island, whole)],
  [at('case_geom'), packPoint],
  [at('age_bucket'), coded((t) => t.age, encodeAge)],
  [at('gender'), coded((t) => t.gender, encodeGender)],
  ...GRADED_SYMPTOMS.map((key, i): [number, Column] => [
    at(key),
    coded((t) => t.symptoms[i] as Uint8Array, encodeSeverity),
  ]),
  ...SYMPTOM_FLAG_KEYS.map((key, i): [number, Column] => [
    at(key),
    coded((t) => t.flags[i] as Uint8Array, encodeYesNo),
  ]),
  [at('gsympt_delay'), coded((t) => t.delay, encodeDelay)],
  [at('gsympt_persist'), coded((t) => t.persist, encodeYesNo)],
  [at('history'), coded((t) => t.history, encodeHistory)],
  [at('mass_poisoning'), coded((t) => t.mass, encodeYesNo)],
  // The column is an unsigned 16-bit number; a value outside 0 to 65,535 is stored as 0, "not given".
  [
    at('mass_poisoning_nb'),
    coded(
      (t) => t.massNb,
      (value) => Math.min(65535, Math.max(0, whole(value))),
    ),
  ],
  [at('specie_id'), coded((t) => t.specie, whole)],
  [at('phenotype_id'), coded((t) => t.phenotype, whole)],
  ...SPECIE_PARTS.map((key, i): [number, Column] => [
    at(key),
    coded((t) => t.parts[i] as Uint8Array, encodeYesNo),
  ]),
  [at('source'), coded((t) => t.source, encodeSource)],
  [at('meal_group'), coded((t) => t.meal, whole)],
  [at('case_purchase_place_type'), coded((t) => t.purchase, encodePurchase)],
  [at('care'), coded((t) => t.care, encodeCare)],
  [at('report_days'), coded((t) => t.reportDays, encodeDays)],
];

/** Days plus one, capped to 16 bits; 0 when the number is unknown or the report was received before the meal. */
function encodeDays(value: unknown): number {
  return Number.isInteger(value) && (value as number) >= 0 ? Math.min(65535, (value as number) + 1) : 0;
}

function packPoint(table: CaseTable, rows: readonly PublicCaseRow[], index: number, { from, to }: Run) {
  for (let row = from; row < to; row += 1) {
    const value = (rows[row] as PublicCaseRow)[index];
    if (!Array.isArray(value)) continue;
    const lng = value[0] as number;
    const lat = value[1] as number;
    if (!Number.isFinite(lng) || !Number.isFinite(lat)) continue;
    table.lng[row] = lng360(lng);
    table.lat[row] = lat;
  }
}

/** Rows packed per call: about a millisecond of work, and few enough to stay in the processor's cache. */
const SLICE = 512;

/**
 * Packs one slice of the rows into a table allocated for all of them.
 * @returns index of the first row of the next slice
 */
export function packSlice(table: CaseTable, rows: readonly PublicCaseRow[], from: number): number {
  const run = { from, to: Math.min(from + SLICE, rows.length) };
  for (const [index, store] of COLUMNS) store(table, rows, index, run);
  return run.to;
}

/**
 * Packs rows into a table. Their values follow `FULL_COLUMNS`; public rows hold the first columns only. Codes
 * that are not listed become "unknown".
 * @param numbers settings of countries that differ from the specification; by default none differs
 */
export function packRows(rows: readonly PublicCaseRow[], numbers?: NumbersByCountry): CaseTable {
  const table = emptyTable(rows.length, numbers);
  for (let row = 0; row < rows.length; ) row = packSlice(table, rows, row);
  return table;
}
