import { SPECIE_PARTS } from '../codes/choices';
import { GRADED_SYMPTOMS, SYMPTOM_FLAG_KEYS } from '../codes/symptoms';
import { PUBLIC_COLUMNS, type PublicCaseRow, type PublicColumn } from './case-columns';
import {
  type CaseTable,
  emptyTable,
  encodeAge,
  encodeDelay,
  encodeGender,
  encodeHistory,
  encodeSeverity,
  encodeSource,
  encodeYesNo,
} from './engine-table';

const at = (column: PublicColumn) => PUBLIC_COLUMNS.indexOf(column);
const whole = (value: unknown) => (Number.isInteger(value) ? (value as number) : 0);
const lng360 = (lng: number) => ((lng % 360) + 360) % 360;

type Column = (table: CaseTable, row: number, value: unknown) => void;

const coded =
  (pick: (table: CaseTable) => { [row: number]: number }, encode: (value: unknown) => number): Column =>
  (table, row, value) => {
    pick(table)[row] = encode(value);
  };

/** How each public column is stored, with its place in a row. */
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
  // A negative or absurd number counts as not given: the column holds 0 to 65,535.
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
];

function packPoint(table: CaseTable, row: number, value: unknown) {
  if (!Array.isArray(value)) return;
  const [lng, lat] = value as [number, number];
  if (!Number.isFinite(lng) || !Number.isFinite(lat)) return;
  table.lng[row] = lng360(lng);
  table.lat[row] = lat;
}

/** Public rows, in the order of `PUBLIC_COLUMNS`, as a table. Unknown codes become "unknown". */
export function packRows(rows: readonly PublicCaseRow[]): CaseTable {
  const table = emptyTable(rows.length);
  for (let row = 0; row < rows.length; row += 1) {
    const values = rows[row] as PublicCaseRow;
    for (const [index, store] of COLUMNS) store(table, row, values[index]);
  }
  return table;
}
