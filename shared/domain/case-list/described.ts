import { definitionOf, PLAIN_FIELDS, type PlainField } from '../report/report-fields';
import type { ColumnType, DescribedColumn } from '../text/files/data-package';
import { CASE_LIST_COLUMNS, type CaseListColumnName, type ColumnKind } from './columns';

/** The words of a codebook in one language. */
export interface CodebookWords {
  /** name of a column */
  title: (column: CaseListColumnName) => string;
  /** words for a code of a column */
  code: (column: CaseListColumnName, code: string) => string;
  /** a unit as printed, by its text key */
  unit: (key: string) => string;
}

const TYPES: Record<ColumnKind, ColumnType> = {
  number: 'integer',
  choice: 'string',
  reasons: 'list',
  yesNo: 'boolean',
  date: 'date',
  instant: 'datetime',
  text: 'string',
  clock: 'string',
  country: 'integer',
  place: 'integer',
  specie: 'integer',
  phenotype: 'integer',
  editor: 'integer',
  point: 'string',
};

const isAnswer = (column: string): column is PlainField =>
  (PLAIN_FIELDS as readonly string[]).includes(column);

/** Describes a column of the list for a codebook: type, title, unit, and the words of its codes. */
export function describedColumn(column: CaseListColumnName, words: CodebookWords): DescribedColumn {
  const { kind, choices } = CASE_LIST_COLUMNS[column];
  const definition = isAnswer(column) ? definitionOf(column) : null;
  const unit = definition && 'unit' in definition ? definition.unit : undefined;
  return {
    name: column,
    type: definition?.kind === 'decimal' ? 'number' : TYPES[kind],
    title: words.title(column),
    ...(unit && { unit: words.unit(unit) }),
    ...(choices && { codes: choices.map((value) => ({ value, label: words.code(column, value) })) }),
  };
}
