import type { PublicColumn } from '@ciguawatch/shared/domain/case-table/case-columns';
import { PUBLIC_COLUMNS } from '@ciguawatch/shared/domain/case-table/case-columns';
import { kindOfColumn } from '@ciguawatch/shared/domain/case-table/column-kinds';
import { SPECIE_PARTS } from '@ciguawatch/shared/domain/codes/choices';
import { GRADED_SYMPTOMS, SYMPTOM_FLAG_KEYS } from '@ciguawatch/shared/domain/codes/symptoms';
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

const isOf = (list: readonly string[], column: string) => list.includes(column);

/** How DHIS2 holds a column. */
export function heldAs(column: ElementColumn): Held {
  const held = kindOfColumn(column);
  if (held.kind === 'choice')
    return { as: 'choice', set: isOf(GRADED_SYMPTOMS, column) ? 'severity' : column, codes: held.codes };
  if (held.kind === 'number') return { as: 'INTEGER_POSITIVE' };
  if (held.kind === 'yesNo') return { as: 'BOOLEAN' };
  return { as: held.kind };
}

/** Columns that are no questions of the report, with names of their own. */
const OWN_NAMES = ['age_bucket', 'source', 'meal_group'] as const;
const isOwn = (column: ElementColumn): column is (typeof OWN_NAMES)[number] => isOf(OWN_NAMES, column);

/** Name of a column, in the words of the portal. */
export function columnNames(column: ElementColumn): Names {
  if (isOwn(column)) return ownNames(column);
  if (isOf(GRADED_SYMPTOMS, column) || isOf(SYMPTOM_FLAG_KEYS, column)) return codeNames('symptom', column);
  return codeNames(isOf(SPECIE_PARTS, column) ? 'part' : 'reportFields', column);
}
