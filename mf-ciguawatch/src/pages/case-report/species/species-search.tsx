import type { Specie } from '@ciguawatch/shared/api/schemas/species';
import { findSpecies, specieLine } from '@ciguawatch/shared/domain/text/search/species-names';
import { readerLanguages, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Fish } from '@ciguawatch/shared/ui/art/fish/fish';
import { ComboBox } from '@ciguawatch/shared/ui/fields/combobox';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { lists } from '../../../report/report-lists';
import form from '../form/form.module.css';
import { KeepTyped, useKeepTyped } from '../form/page/keep-typed';
import { SpecieNamesText } from './specie-names-text';
import css from './species.module.css';

/**
 * Search field for a species by any name or a similar one. An unknown name can be kept in the observations.
 */
export const SpeciesSearch = observer(function SpeciesSearch({
  onSelect,
}: {
  onSelect: (id: number) => void;
}) {
  const t = useT('ciguawatch');
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(false);
  const { items, isGuess: near } = findSpecies(lists.searchedSpecies, typed);
  const isGuess = near && lists.speciesState !== 'loading';
  const unnamed = isGuess || left ? typed : '';
  const { keep, forget } = useKeepTyped(t('report.species'), typed);
  const help =
    isGuess && items.length > 0 ? 'speciesNear' : left && typed !== '' ? 'speciesUnchosen' : 'speciesHelp';
  return (
    <div className={form.search}>
      <ComboBox<Specie>
        label={t('report.species')}
        help={t(`report.${help}`)}
        name="specie_id"
        items={items}
        isGuess={isGuess}
        inFlow={isGuess && typed !== ''}
        itemKey={(specie) => specie.id}
        itemText={(specie) => specieLine(specie, readerLanguages())}
        renderItem={(specie) => (
          <span className={css.option}>
            <Fish species={specie.slug} family={specie.family} size={52} />
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
          forget();
          setTyped('');
          onSelect(specie.id);
        }}
        onClear={() => setTyped('')}
        emptyText={t(typed === '' ? 'report.speciesHint' : 'report.speciesNone')}
        loading={lists.speciesState === 'loading'}
        placeholder={t('report.speciesPlaceholder')}
      />
      <KeepTyped
        name={unnamed}
        onKeep={() => {
          keep();
          setTyped('');
        }}
      />
    </div>
  );
});
