import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Chip } from '@ciguawatch/shared/ui/fields/chip';
import { ComboBox } from '@ciguawatch/shared/ui/fields/combobox';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { SearchableList } from '../../../case-filter/searchable-list';
import css from './filters.module.css';

interface Props {
  label: string;
  listed: SearchableList;
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** Filter by places, species or groups, which are found by typing part of a name. */
export const ListedEditor = observer(function ListedEditor({ label, listed, values, onChange }: Props) {
  const t = useT('caseList');
  const [typed, setTyped] = useState('');
  const items = typed.trim() === '' ? [] : listed.search(typed).filter((id) => !values.includes(String(id)));
  return (
    <div className={css.editor}>
      <ComboBox<number>
        label={label}
        items={items}
        itemKey={(id) => id}
        itemText={listed.line}
        inputValue={typed}
        onInputChange={setTyped}
        onSelect={(id) => {
          setTyped('');
          onChange([...values, String(id)]);
        }}
        emptyText={t(typed.trim() === '' ? 'filter.typeName' : 'filter.noName')}
      />
      {values.length > 0 && (
        <div className={css.chips}>
          {values.map((id) => (
            <Chip key={id} isOn onRemove={() => onChange(values.filter((one) => one !== id))}>
              {listed.name(Number(id))}
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
});
