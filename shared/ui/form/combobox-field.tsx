import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Found } from '../../domain/text/search/name-index';
import { ComboBox, type ComboBoxProps } from '../fields/combobox';
import { FieldAnchor } from './field-anchor';
import type { BoundFieldProps } from './internal/bound-field-props';
import { useFormScope } from './internal/form-scope';
import { useField } from './use-field';

type PropsFromForm = 'items' | 'isGuess' | 'inputValue' | 'onInputChange' | 'onSelect' | 'onClear';

interface Props<T, V> extends BoundFieldProps<Omit<ComboBoxProps<T>, PropsFromForm>> {
  /** Items that match or resemble a query, the best first. */
  search: (query: string) => Found<T>;
  /** The value that the form stores for an item. */
  itemValue: (item: T) => V;
  /** The text shown for a stored value. */
  valueText: (value: V) => string;
}

function SearchInForm<T, V>({ name, search, itemValue, valueText, ...rest }: Props<T, V>) {
  const { queries } = useFormScope().form.fields;
  const { value, onChange, ...field } = useField<V | null | undefined>(name);
  // The typed text is stored in the form, so that it survives unmounting.
  const [query, setQuery] = useState(() => queries.get(name) ?? '');
  const chosen = value ?? null;
  const type = (text: string) => {
    queries.set(name, text);
    setQuery(text);
    onChange(null);
  };
  return (
    <FieldAnchor name={name}>
      <ComboBox<T>
        {...(rest as unknown as ComboBoxProps<T>)}
        {...field}
        name={name}
        {...search(chosen === null ? query : '')}
        inputValue={chosen === null ? query : valueText(chosen)}
        onInputChange={type}
        onClear={() => type('')}
        onSelect={(item) => {
          queries.delete(name);
          setQuery('');
          onChange(itemValue(item));
        }}
      />
    </FieldAnchor>
  );
}

/**
 * A combo box in a form. The form stores the chosen item, null before; typing again clears it. Suggestions
 * update with the collections that are searched.
 */
export const FormComboBox = observer(SearchInForm) as typeof SearchInForm;
