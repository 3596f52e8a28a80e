import { definitionOf, PLAIN_FIELDS, type PlainField } from '../report/report-fields';
import type { ColumnType, DescribedColumn } from '../text/files/data-package';
import { CASE_LIST_COLUMNS, type CaseListColumnName, type ColumnKind } from './columns';

/** Words of a codebook in one language. */
export interface CodebookWords {
  /** name of a column */
  title: (column: CaseListColumnName) => string;
  /** a code of a column in words */
  code: (column: CaseListColumnName, code: string) => string;
  /** a unit as it is written, by its key in the report's fields */
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
  point: 'string',
};

const isAnswer = (column: string): column is PlainField =>
  (PLAIN_FIELDS as readonly string[]).includes(column);

/** A column of the list as a codebook describes it: type, name, unit, and the words of its codes. */
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
