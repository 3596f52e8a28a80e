import { ASKED_FIELDS, definitionOf } from '@ciguawatch/shared/domain/report/report-fields';
import { hasText, translate } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { GridColumn } from '@ciguawatch/shared/ui/grid/grid-column';
import type { Labels } from '../../case-report/labels/answer-labels';
import { caseFieldLabel, caseValueLabel } from '../../case-report/saved/field-labels';
import type { CaseLine } from '../store/case-line';
import { CELLS } from './cells';

/** A column before its words. */
interface ColumnSpec {
  id: string;
  /** CSS pixels */
  width: number;
  /** fields of a case that the cell says */
  fields: readonly (keyof CaseLine)[];
  sortable?: boolean;
  numeric?: boolean;
  optional?: boolean;
}

/** Columns that stand there at first, then those of the laboratory that may be asked for. */
const OWN: readonly ColumnSpec[] = [
  { id: 'id', width: 92, fields: ['id'], sortable: true },
  { id: 'case_eventdate', width: 132, fields: ['case_eventdate', 'case_eventclock'], sortable: true },
  { id: 'case_island', width: 180, fields: ['case_island'], sortable: true },
  { id: 'specie_id', width: 160, fields: ['specie_id', 'phenotype_id'], sortable: true },
  { id: 'age', width: 96, fields: ['gender', 'age'], sortable: true },
  { id: 'mass_poisoning_nb', width: 92, fields: ['mass_poisoning_nb'], numeric: true },
  { id: 'review_state', width: 116, fields: ['review_state'], sortable: true },
  { id: 'created_at', width: 140, fields: ['created_at'], optional: true, sortable: true },
  { id: 'changed_at', width: 140, fields: ['changed_at'], optional: true, sortable: true },
  { id: 'case_country', width: 150, fields: ['case_country'], optional: true },
  { id: 'case_archi', width: 180, fields: ['case_archi'], optional: true },
  { id: 'case_location', width: 150, fields: ['case_location'], optional: true },
  { id: 'match_event', width: 120, fields: ['match_event'], optional: true },
  { id: 'duplicate_of', width: 120, fields: ['duplicate_of'], optional: true },
  { id: 'source', width: 120, fields: ['source'], optional: true },
];

const OWN_IDS = new Set(OWN.map(({ id }) => id));

/** The answers of the report that a column can show; the contact never stands in a list. */
const ANSWERS: readonly ColumnSpec[] = ASKED_FIELDS.filter(
  (field) => !('apart' in definitionOf(field)) && !OWN_IDS.has(field),
).map((field) => ({
  id: field,
  width: 150,
  fields: [field as keyof CaseLine],
  optional: true,
  numeric: ['whole', 'decimal'].includes(definitionOf(field).kind),
}));

const SPECS = [...OWN, ...ANSWERS];

/** The columns of the list in the language of the page. */
export const caseColumns = (labels: Labels): GridColumn<CaseLine>[] =>
  SPECS.map(({ fields, ...spec }) => ({
    ...spec,
    label: columnLabel(spec.id, labels),
    isRowHeader: spec.id === 'id',
    cell: (row) => CELLS[spec.id]?.(row, labels) ?? valueText(row, fields[0] ?? 'id', labels),
  }));

/** Name of a column or a filter: shorter than the question of the report, where it has a shorter one. */
export function columnLabel(id: string, labels: Labels): string {
  const own = `column.${id}`;
  return hasText('caseList', own) ? translate('caseList', own) : caseFieldLabel(id, labels);
}

/** An answer as the history says it; nothing where none was given. */
function valueText(row: CaseLine, field: keyof CaseLine, labels: Labels): string {
  const value = row[field];
  return value === null || value === undefined || value === '' ? '' : caseValueLabel(field, value, labels);
}

/** The fields of a case that some columns say, in one order whatever theirs is. */
export function fieldsOf(columns: readonly string[]): (keyof CaseLine)[] {
  const shown = new Set(columns);
  return [...new Set(SPECS.filter(({ id }) => shown.has(id)).flatMap(({ fields }) => fields))];
}
