import {
  CASE_LIST_COLUMNS,
  type CaseListColumnName,
  isCaseListColumn,
  SHOWN_COLUMNS,
} from '@ciguawatch/shared/domain/case-list/columns';
import type { Labels } from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import { hasText, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { GridColumn } from '@ciguawatch/shared/ui/grid/grid-column';
import { caseFieldLabel, caseValueLabel } from '../../case-report/saved/field-labels';
import type { CaseLine } from '../store/case-line';
import { CELLS } from './cells';

/** Columns that stand there at first, with their widths in CSS pixels and the further fields that they say. */
const SHOWN_FIRST: Partial<
  Record<CaseListColumnName, { width: number; also?: readonly CaseListColumnName[] }>
> = {
  id: { width: 76 },
  case_eventdate: { width: 128, also: ['case_eventclock'] },
  case_island: { width: 172 },
  specie_id: { width: 150, also: ['phenotype_id'] },
  age: { width: 84, also: ['gender'] },
  mass_poisoning_nb: { width: 80 },
  severity: { width: 78 },
  review_state: { width: 100 },
};

/** Columns that are worked out from other fields, so that a decision shows in them at once. */
const WORKED_OUT_FROM: Partial<Record<CaseListColumnName, readonly CaseListColumnName[]>> = {
  counting: ['duplicate_of', 'case_eventyear'],
};

/** Names are long, and longer in some languages. */
const GROWING: readonly CaseListColumnName[] = ['case_island', 'specie_id'];

const FIRST = Object.keys(SHOWN_FIRST) as CaseListColumnName[];

/** Every column of the list, those that stand there at first before the others. */
const NAMES: readonly CaseListColumnName[] = [
  ...FIRST,
  ...SHOWN_COLUMNS.filter((name) => !FIRST.includes(name)),
];

/** Instants need more room than answers. */
const widthOf = (name: CaseListColumnName): number =>
  SHOWN_FIRST[name]?.width ?? (CASE_LIST_COLUMNS[name].kind === 'instant' ? 140 : 150);

/** The columns of the list in the language of the page; by the day of deletion only deleted cases are sorted. */
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

/** Name of a column or a filter: shorter than the question of the report, where it has a shorter one. */
export function columnLabel(id: CaseListColumnName, labels: Labels): string {
  const own = `column.${id}`;
  return hasText('caseList', own) ? translate('caseList', own) : caseFieldLabel(id, labels);
}

/** Columns whose cells, and so whose names, say more than the one field that a filter is about. */
const SAYS_MORE: readonly CaseListColumnName[] = ['age'];

/** Name of a filter. */
export const filterLabel = (id: CaseListColumnName, labels: Labels): string =>
  SAYS_MORE.includes(id) ? caseFieldLabel(id, labels) : columnLabel(id, labels);

/** An answer as the history says it; nothing where none was given. */
const plainCell = (name: CaseListColumnName) => (row: CaseLine, labels: Labels) => {
  const value = row[name as keyof CaseLine];
  return value === null || value === undefined || value === '' ? '' : caseValueLabel(name, value, labels);
};

/** The fields that some columns say, in one order whatever theirs is. */
export function fieldsOf(shown: readonly string[]): CaseListColumnName[] {
  const asked = new Set(
    shown
      .filter(isCaseListColumn)
      .flatMap((name) => WORKED_OUT_FROM[name] ?? [name, ...(SHOWN_FIRST[name]?.also ?? [])]),
  );
  return SHOWN_COLUMNS.filter((name) => asked.has(name));
}

/** The columns of an export that says what the list shows, in its order. */
export const exportColumns = (shown: readonly string[]): CaseListColumnName[] => [
  ...new Set(shown.filter(isCaseListColumn).flatMap((name) => [name, ...(SHOWN_FIRST[name]?.also ?? [])])),
];
