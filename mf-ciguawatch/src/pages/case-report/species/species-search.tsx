import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import { searchSpecies, specieLine } from '@ciguawatch/shared/domain/text/species-names';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Fish } from '@ciguawatch/shared/ui/art/fish/fish';
import { ComboBox } from '@ciguawatch/shared/ui/fields/combobox';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { lists } from '../../../stores/report-lists';
import { SpecieNamesText } from './specie-names-text';
import css from './species.module.css';

/** A species found by any of its names. */
export const SpeciesSearch = observer(function SpeciesSearch({
  onSelect,
}: {
  onSelect: (id: number) => void;
}) {
  const t = useT('ciguawatch');
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(false);
  return (
    <ComboBox<Specie>
      label={t('report.species')}
      help={t(left && typed !== '' ? 'report.speciesUnchosen' : 'report.speciesHelp')}
      name="specie_id"
      items={searchSpecies(lists.species, typed)}
      itemKey={(specie) => specie.id}
      itemText={(specie) => specieLine(specie, language.code)}
      renderItem={(specie) => (
        <span className={css.option}>
          <Fish family={specie.family} size={52} />
          <SpecieNamesText specie={specie} />
        </span>
      )}
      inputValue={typed}
      onInputChange={(text) => {
        setLeft(false);
        setTyped(text);
      }}
      onBlur={() => setLeft(true)}
      onSelect={(specie) => {
        setTyped('');
        onSelect(specie.id);
      }}
      onClear={() => setTyped('')}
      emptyText={t(typed === '' ? 'report.speciesHint' : 'report.speciesNone')}
      loading={lists.speciesState === 'loading'}
      placeholder={t('report.speciesPlaceholder')}
    />
  );
});
