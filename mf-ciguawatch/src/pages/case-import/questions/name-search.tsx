import { indexNames, nearNames, searchNames } from '@ciguawatch/shared/domain/text/search/name-index';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { ComboBox } from '@ciguawatch/shared/ui/fields/combobox';
import { useState } from 'react';

interface Props<T> {
  label: string;
  items: readonly T[];
  namesOf: (item: T) => readonly string[];
  textOf: (item: T) => string;
  onSelect: (item: T) => void;
}

/** Most proposals shown. */
const SHOWN = 8;

/** Search for a place or a fish by any of its names, or by one that is written nearly so. */
export function NameSearch<T extends { id: number }>({ label, items, namesOf, textOf, onSelect }: Props<T>) {
  const t = useT('caseImport');
  const [typed, setTyped] = useState('');
  const index = typed === '' ? null : indexNames(items, namesOf);
  const found = index ? searchNames(index, typed).slice(0, SHOWN) : [];
  const isGuess = index !== null && found.length === 0;
  return (
    <ComboBox<T>
      label={label}
      hideLabel
      placeholder={t('question.search')}
      items={isGuess && index ? nearNames(index, typed, SHOWN) : found}
      isGuess={isGuess}
      itemKey={({ id }) => id}
      itemText={textOf}
      inputValue={typed}
      onInputChange={setTyped}
      onSelect={onSelect}
      onClear={() => setTyped('')}
      emptyText={t('question.none')}
    />
  );
}
