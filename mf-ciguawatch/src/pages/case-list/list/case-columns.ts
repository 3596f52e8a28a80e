import {
  CASE_LIST_COLUMNS,
  type CaseListColumnName,
  EXPORT_COLUMNS,
  isCaseListColumn,
  SHOWN_COLUMNS,
} from '@ciguawatch/shared/domain/case-list/columns';
import type { Labels } from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import { hasText, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { GridColumn } from '@ciguawatch/shared/ui/grid/grid-column';
import { caseFieldLabel, caseValueLabel } from '../../case-report/saved/field-labels';
import type { CaseLine } from '../store/case-line';
import { CELLS } from './cells';

/** Columns shown by default, with their widths in CSS pixels and the further fields that their cells display. */
const SHOWN_FIRST: Partial<
  Record<CaseListColumnName, { width: number; also?: readonly CaseListColumnName[] }>
> = {
  // The portal's numbers have nine digits.
  id: { width: 104 },
  // Beside the open case only the first columns have room, and a decision changes the state.
  review_state: { width: 112 },
  case_eventdate: { width: 128, also: ['case_eventclock'] },
  case_island: { width: 172 },
  specie_id: { width: 150, also: ['phenotype_id'] },
  age: { width: 88, also: ['age_months', 'gender'] },
  mass_poisoning_nb: { width: 80 },
  severity: { width: 78 },
  // The longest class is French: « Ne correspond pas ».
  case_class: { width: 148 },
  flags: { width: 92 },
};

/**
 * Fields from which a computed column is derived; the list fetches them, so that a decision updates the column
 * at once.
 */
const WORKED_OUT_FROM: Partial<Record<CaseListColumnName, readonly CaseListColumnName[]>> = {
  counting: ['duplicate_of', 'case_eventyear', 'discarded'],
  review_state: ['review_state', 'duplicate_of'],
};

/** Columns of names, which take the spare width because their length varies by language. */
const GROWING: readonly CaseListColumnName[] = ['case_island', 'specie_id'];

const FIRST = Object.keys(SHOWN_FIRST) as CaseListColumnName[];

/** Every column of the list, the default ones first. */
const NAMES: readonly CaseListColumnName[] = [
  ...FIRST,
  ...SHOWN_COLUMNS.filter((name) => !FIRST.includes(name)),
];

/** Width of a column in CSS pixels; a date with a time is shorter than the widest answers. */
const widthOf = (name: CaseListColumnName): number =>
  SHOWN_FIRST[name]?.width ?? (CASE_LIST_COLUMNS[name].kind === 'instant' ? 140 : 150);

/** The columns in the language of the page. Only the list of deleted cases can be sorted by day of deletion. */
export const caseColumns = (labels: Labels, deleted: boolean): GridColumn<CaseLine>[] =>
  NAMES.map((name) => ({
    id: name,
    width: widthOf(name),
    grows: GROWING.includes(name),
    label: columnLabel(name, labels),
    isRowHeader: name === 'id',
    numeric: CASE_LIST_COLUMNS[name].kind === 'number' && !['id', 'age'].includes(name),
    sortable: CASE_LIST_COLUMNS[name].sort !== undefined && (name !== 'deleted_at' || deleted),
    optional: !FIRST.includes(name),
    cell: (row) => (CELLS[name] ?? plainCell(name))(row, labels),
  }));

/** Heading of a column: a short text where there is one, otherwise the question of the report. */
export function columnLabel(id: CaseListColumnName, labels: Labels): string {
  const own = `column.${id}`;
  return hasText('caseList', own) ? translate('caseList', own) : caseFieldLabel(id, labels);
}

/** Columns whose heading names more than one field; a filter for one of them is named after its field. */
const SAYS_MORE: readonly CaseListColumnName[] = ['age'];

/** Label of the filter for a column. */
export const filterLabel = (id: CaseListColumnName, labels: Labels): string =>
  SAYS_MORE.includes(id) ? caseFieldLabel(id, labels) : columnLabel(id, labels);

/** Cell with the value as the case history shows it; empty without an answer. */
const plainCell = (name: CaseListColumnName) => (row: CaseLine, labels: Labels) => {
  const value = row[name as keyof CaseLine];
  return value === null || value === undefined || value === '' ? '' : caseValueLabel(name, value, labels);
};

/**
 * Fields to fetch for the columns shown, in a fixed order, so that moving a column does not change the request.
 */
export function fieldsOf(shown: readonly string[]): CaseListColumnName[] {
  const asked = new Set(
    shown
      .filter(isCaseListColumn)
      .flatMap((name) => WORKED_OUT_FROM[name] ?? [name, ...(SHOWN_FIRST[name]?.also ?? [])]),
  );
  return SHOWN_COLUMNS.filter((name) => asked.has(name));
}

/** Fields of an export of the columns shown, in the order of the screen; the work of editors stays in the house. */
export const exportColumns = (shown: readonly string[]): CaseListColumnName[] => [
  ...new Set(
    shown
      .filter(isCaseListColumn)
      .filter((name) => EXPORT_COLUMNS.includes(name))
      .flatMap((name) => [name, ...(SHOWN_FIRST[name]?.also ?? [])]),
  ),
];
