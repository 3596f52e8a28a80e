import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Chip } from '@ciguawatch/shared/ui/fields/chip';
import { ComboBox } from '@ciguawatch/shared/ui/fields/combobox';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { phenotypeName, specieName } from '../../../places/names';
import { toggleValue } from '../../../public-cases/cases-choice';
import css from './filters.module.css';
import { FishOption } from './fish-option';
import { findFish, fishKey, fishLine } from './fish-search';
import type { FilterProps } from './place-filter';

/** Filter by species or group, found by any of their names; chosen ones appear as chips. */
export const FishFilter = observer(function FishFilter({ choice, onChange }: FilterProps) {
  const t = useT('ciguawatch');
  const [text, setText] = useState('');
  const { species, phenotypes } = choice;
  const line = (name: string) => t('map.group', { name });
  return (
    <div className={css.group}>
      <ComboBox
        label={t('map.fish')}
        placeholder={t('map.fishHint')}
        emptyText={t('map.fishNone')}
        icon="fish"
        {...findFish(text)}
        itemKey={fishKey}
        itemText={(fish) => fishLine(fish, line)}
        renderItem={(fish) => <FishOption fish={fish} groupText={line} />}
        inputValue={text}
        onInputChange={setText}
        onClear={() => setText('')}
        onSelect={({ kind, id }) => {
          setText('');
          onChange(
            kind === 'specie'
              ? { species: toggleValue(species, id) }
              : { phenotypes: toggleValue(phenotypes, id) },
          );
        }}
      />
      {species.length + phenotypes.length > 0 && (
        <div className={css.chips}>
          {species.map((id) => (
            <Chip key={`s${id}`} isOn onRemove={() => onChange({ species: toggleValue(species, id) })}>
              {specieName(id)}
            </Chip>
          ))}
          {phenotypes.map((id) => (
            <Chip key={`p${id}`} isOn onRemove={() => onChange({ phenotypes: toggleValue(phenotypes, id) })}>
              {line(phenotypeName(id))}
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
});
