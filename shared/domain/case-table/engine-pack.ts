import { SPECIE_PARTS } from '../codes/choices';
import { GRADED_SYMPTOMS, SYMPTOM_FLAG_KEYS } from '../codes/symptoms';
import type { NumbersByCountry } from '../country/numbers';
import type { PublicCaseRow } from './case-columns';
import {
  type CaseTable,
  emptyTable,
  encodeAge,
  encodeCare,
  encodeClass,
  encodeDelay,
  encodeGender,
  encodeHistory,
  encodePurchase,
  encodeSeverity,
  encodeSource,
  encodeYesNo,
} from './engine-table';
import { FULL_COLUMNS } from './full-rows';

const columnPosition = (column: (typeof FULL_COLUMNS)[number]) => FULL_COLUMNS.indexOf(column);
const wholeColumn = (value: unknown) => (Number.isInteger(value) ? (value as number) : 0);
const lng360 = (lng: number) => ((lng % 360) + 360) % 360;

/**
 * Writes one column for a range of rows: going column by column is several times faster than row by row.
 */
type ColumnWriter = (table: CaseTable, rows: readonly PublicCaseRow[], index: number, run: RowRange) => void;

/** A range of rows, `to` excluded. */
interface RowRange {
  from: number;
  to: number;
}

const columnWriter =
  (pick: (table: CaseTable) => { [row: number]: number }, encode: (value: unknown) => number): ColumnWriter =>
  (table, rows, index, { from, to }) => {
    const target = pick(table);
    for (let row = from; row < to; row += 1) target[row] = encode((rows[row] as PublicCaseRow)[index]);
  };

/** Position in a row and packing of each column. Public rows end before the columns that only editors receive. */
const COLUMN_WRITERS: [number, ColumnWriter][] = [
  [columnPosition('id'), columnWriter((t) => t.id, wholeColumn)],
  [columnPosition('case_eventmonth'), columnWriter((t) => t.month, wholeColumn)],
  [columnPosition('case_eventyear'), columnWriter((t) => t.year, wholeColumn)],
  [columnPosition('case_country'), columnWriter((t) => t.country, wholeColumn)],
  [columnPosition('case_archi'), columnWriter((t) => t.archi, wholeColumn)],
  [columnPosition('case_island'), columnWriter((t) => t.island, wholeColumn)],
  [columnPosition('case_geom'), packPoint],
  [columnPosition('age_bucket'), columnWriter((t) => t.age, encodeAge)],
  [columnPosition('gender'), columnWriter((t) => t.gender, encodeGender)],
  ...GRADED_SYMPTOMS.map((key, i): [number, ColumnWriter] => [
    columnPosition(key),
    columnWriter((t) => t.symptoms[i] as Uint8Array, encodeSeverity),
  ]),
  ...SYMPTOM_FLAG_KEYS.map((key, i): [number, ColumnWriter] => [
    columnPosition(key),
    columnWriter((t) => t.flags[i] as Uint8Array, encodeYesNo),
  ]),
  [columnPosition('gsympt_delay'), columnWriter((t) => t.delay, encodeDelay)],
  [columnPosition('gsympt_persist'), columnWriter((t) => t.persist, encodeYesNo)],
  [columnPosition('history'), columnWriter((t) => t.history, encodeHistory)],
  [columnPosition('mass_poisoning'), columnWriter((t) => t.mass, encodeYesNo)],
  // The column is an unsigned 16-bit number; a value outside 0 to 65,535 is stored as 0, "not given".
  [
    columnPosition('mass_poisoning_nb'),
    columnWriter(
      (t) => t.massNb,
      (value) => Math.min(65535, Math.max(0, wholeColumn(value))),
    ),
  ],
  [columnPosition('specie_id'), columnWriter((t) => t.specie, wholeColumn)],
  [columnPosition('phenotype_id'), columnWriter((t) => t.phenotype, wholeColumn)],
  ...SPECIE_PARTS.map((key, i): [number, ColumnWriter] => [
    columnPosition(key),
    columnWriter((t) => t.parts[i] as Uint8Array, encodeYesNo),
  ]),
  [columnPosition('source'), columnWriter((t) => t.source, encodeSource)],
  [columnPosition('meal_group'), columnWriter((t) => t.meal, wholeColumn)],
  [columnPosition('case_purchase_place_type'), columnWriter((t) => t.purchase, encodePurchase)],
  [columnPosition('care'), columnWriter((t) => t.care, encodeCare)],
  [columnPosition('report_days'), columnWriter((t) => t.reportDays, encodeDays)],
  [columnPosition('case_class'), columnWriter((t) => t.caseClass, encodeClass)],
];

/** Days plus one, capped to 16 bits; 0 when the number is unknown or the report was received before the meal. */
function encodeDays(value: unknown): number {
  return Number.isInteger(value) && (value as number) >= 0 ? Math.min(65535, (value as number) + 1) : 0;
}

function packPoint(table: CaseTable, rows: readonly PublicCaseRow[], index: number, { from, to }: RowRange) {
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
const SLICE_ROWS = 512;

/**
 * Packs one slice of the rows into a table allocated for all of them.
 * @returns index of the first row of the next slice
 */
export function packSlice(table: CaseTable, rows: readonly PublicCaseRow[], from: number): number {
  const run = { from, to: Math.min(from + SLICE_ROWS, rows.length) };
  for (const [index, store] of COLUMN_WRITERS) store(table, rows, index, run);
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
