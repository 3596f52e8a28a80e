import { AGE_BUCKETS } from '../codes/age';
import { CASE_SOURCES } from '../codes/choices';
import type { FieldDefinition } from '../report/field-definition';
import { REPORT_FIELDS } from '../report/report-fields';
import type { PublicColumn } from './case-columns';

/** A public column that holds one value: all but the point. */
type ValueColumn = Exclude<PublicColumn, 'case_geom'>;

/** What a public column holds. */
export type ColumnKind =
  /** a whole number: of things, of a month, or of a place */
  | { kind: 'number' }
  | { kind: 'yesNo' }
  | { kind: 'choice'; codes: readonly string[] }
  /** the number of a species or of a group of the directory */
  | { kind: 'specie' | 'phenotype' };

/** What the report does not ask: a column that is added needs its line here, or this does not compile. */
const NOT_ASKED: Record<Exclude<ValueColumn, keyof typeof REPORT_FIELDS>, ColumnKind> = {
  id: { kind: 'number' },
  case_eventmonth: { kind: 'number' },
  case_eventyear: { kind: 'number' },
  case_country: { kind: 'number' },
  case_archi: { kind: 'number' },
  case_island: { kind: 'number' },
  age_bucket: { kind: 'choice', codes: AGE_BUCKETS.map(({ id }) => id) },
  source: { kind: 'choice', codes: CASE_SOURCES },
  meal_group: { kind: 'number' },
};

/** What a public column holds, from the definition of the report's field: files and interfaces for others follow. */
export function kindOfColumn(column: ValueColumn): ColumnKind {
  if (column in NOT_ASKED) return NOT_ASKED[column as keyof typeof NOT_ASKED];
  const field: FieldDefinition = REPORT_FIELDS[column as keyof typeof REPORT_FIELDS & ValueColumn];
  if (field.kind === 'choice') return { kind: 'choice', codes: field.choices };
  if (field.kind === 'specie' || field.kind === 'phenotype') return { kind: field.kind };
  if (field.kind === 'whole') return { kind: 'number' };
  if (field.kind === 'yesNo' || field.kind === 'tick') return { kind: 'yesNo' };
  throw new Error(`no public value is made of ${column}`);
}
