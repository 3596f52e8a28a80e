import type { PublicColumn } from '@ciguawatch/shared/domain/case-table/case-columns';
import { PUBLIC_COLUMNS } from '@ciguawatch/shared/domain/case-table/case-columns';
import { AGE_BUCKETS } from '@ciguawatch/shared/domain/codes/age';
import { CASE_SOURCES, SPECIE_PARTS } from '@ciguawatch/shared/domain/codes/choices';
import { GRADED_SYMPTOMS, SYMPTOM_FLAG_KEYS } from '@ciguawatch/shared/domain/codes/symptoms';
import type { FieldDefinition } from '@ciguawatch/shared/domain/report/field-definition';
import { REPORT_FIELDS } from '@ciguawatch/shared/domain/report/report-fields';
import { codeNames, type Names, ownNames } from './words';

/** Columns that an event holds as its identifier, its date and its place. */
const OF_EVENT = [
  'id',
  'case_eventmonth',
  'case_eventyear',
  'case_country',
  'case_archi',
  'case_island',
  'case_geom',
] as const satisfies readonly PublicColumn[];

/** Columns of a public row that become data elements: whatever is public and no identifier, date or place. */
export type ElementColumn = Exclude<PublicColumn, (typeof OF_EVENT)[number]>;
export const ELEMENT_COLUMNS = PUBLIC_COLUMNS.filter(
  (column): column is ElementColumn => !(OF_EVENT as readonly string[]).includes(column),
);

/** How DHIS2 holds a column. */
type Held =
  | { as: 'BOOLEAN' | 'INTEGER_POSITIVE' }
  /** a choice among codes whose texts are in this group of the dictionary of codes */
  | { as: 'choice'; set: string; codes: readonly string[] }
  | { as: 'specie' | 'phenotype' };

/** What the report does not ask: a column that is added needs its line here, or the server does not compile. */
const NOT_ASKED: Record<Exclude<ElementColumn, keyof typeof REPORT_FIELDS>, Held> = {
  age_bucket: { as: 'choice', set: 'age_bucket', codes: AGE_BUCKETS.map(({ id }) => id) },
  source: { as: 'choice', set: 'source', codes: CASE_SOURCES },
  meal_group: { as: 'INTEGER_POSITIVE' },
};

const isOf = (list: readonly string[], column: string) => list.includes(column);

/** How DHIS2 holds a column, from the definition of the report's field. */
export function heldAs(column: ElementColumn): Held {
  if (column in NOT_ASKED) return NOT_ASKED[column as keyof typeof NOT_ASKED];
  const field: FieldDefinition = REPORT_FIELDS[column as keyof typeof REPORT_FIELDS];
  if (field.kind === 'choice')
    return {
      as: 'choice',
      set: isOf(GRADED_SYMPTOMS, column) ? 'severity' : column,
      codes: field.choices,
    };
  if (field.kind === 'specie' || field.kind === 'phenotype') return { as: field.kind };
  if (field.kind === 'whole') return { as: 'INTEGER_POSITIVE' };
  if (field.kind === 'yesNo' || field.kind === 'tick') return { as: 'BOOLEAN' };
  throw new Error(`no data element is made of ${column}`);
}

/** Name of a column, in the words of the portal. */
export function columnNames(column: ElementColumn): Names {
  if (column in NOT_ASKED) return ownNames(column as keyof typeof NOT_ASKED);
  if (isOf(GRADED_SYMPTOMS, column) || isOf(SYMPTOM_FLAG_KEYS, column)) return codeNames('symptom', column);
  return codeNames(isOf(SPECIE_PARTS, column) ? 'part' : 'reportFields', column);
}
