import type { Labels } from '../../case-report/labels/answer-labels';
import { columnLabel } from '../list/case-columns';
import { ChoiceEditor } from './choice-editor';
import { optionLabel } from './field-labels';
import type { FilterField } from './filter-field';
import { ListedEditor } from './listed-editor';
import { type DeskQuery, paramsOf, valuesIn, withParams } from './query-address';
import { DatesEditor, NumbersEditor } from './range-editors';

interface Props {
  field: FilterField;
  filter: DeskQuery['filter'];
  labels: Labels;
  onChange: (filter: DeskQuery['filter']) => void;
}

const numberOf = (text: string | undefined) => (text === undefined ? null : Number(text));
const textOf = (value: number | string | null) => (value === null ? null : String(value));

/** Narrows the list down by one field. */
export function FieldEditor({ field, filter, labels, onChange }: Props) {
  const label = columnLabel(field.id, labels);
  const set = (values: readonly (number | string | null)[]) =>
    onChange(
      withParams(
        filter,
        Object.fromEntries(paramsOf(field).map((param, at) => [param, textOf(values[at] ?? null)])),
      ),
    );
  const [from, to] = paramsOf(field).map((param) => filter[param]);
  switch (field.kind) {
    case 'choice':
      return (
        <ChoiceEditor
          label={label}
          options={field.options.map((value) => ({ value, label: optionLabel(field, value, labels) }))}
          values={valuesIn(filter, field.id)}
          onChange={(values) => set([values.join(',')])}
        />
      );
    case 'listed':
      return (
        <ListedEditor
          label={label}
          listed={field.listed}
          values={valuesIn(filter, field.id)}
          onChange={(values) => set([values.join(',')])}
        />
      );
    case 'dates':
      return (
        <DatesEditor
          range={{ from: from ?? null, to: to ?? null }}
          onChange={(range) => set([range.from, range.to])}
        />
      );
    default:
      return (
        <NumbersEditor
          range={{ from: numberOf(from), to: numberOf(to) }}
          onChange={(range) => set([range.from, range.to])}
        />
      );
  }
}
