import type { FishChoice } from '@ciguawatch/shared/domain/statistics/risk-parts';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { ComboBox } from '@ciguawatch/shared/ui/fields/combobox';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { lists } from '../../../report/report-lists';
import { FishOption } from '../../case-map/filters/fish-option';
import { type FoundFish, findFish, fishKey, fishLine } from '../../case-map/filters/fish-search';
import form from '../form/form.module.css';
import { KeepTyped, useKeepTyped } from '../form/page/keep-typed';

/** Suggestions at most, more than on a map: here the answer is kept. */
const MOST = 12;

/**
 * Search field for a species, or a group of them, by any name or a similar one. An unknown name can be kept in the
 * observations.
 */
export const SpeciesSearch = observer(function SpeciesSearch({
  onSelect,
}: {
  onSelect: (fish: FishChoice) => void;
}) {
  const t = useT('ciguawatch');
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(false);
  const { items, isGuess: near } = findFish(typed, MOST);
  const isGuess = near && lists.speciesState !== 'loading';
  const groupText = (name: string) => t('map.group', { name });
  const unnamed = isGuess || left ? typed : '';
  const { keep, forget } = useKeepTyped(t('report.species'), typed);
  const help =
    isGuess && items.length > 0 ? 'speciesNear' : left && typed !== '' ? 'speciesUnchosen' : 'speciesHelp';
  return (
    <div className={form.search}>
      <ComboBox<FoundFish>
        label={t('report.species')}
        help={t(`report.${help}`)}
        name="specie_id"
        items={items}
        isGuess={isGuess}
        inFlow={isGuess && typed !== ''}
        itemKey={fishKey}
        itemText={(fish) => fishLine(fish, groupText)}
        renderItem={(fish) => <FishOption fish={fish} groupText={groupText} />}
        inputValue={typed}
        onInputChange={(text) => {
          setLeft(false);
          setTyped(text);
        }}
        onBlur={() => setLeft(true)}
        onSelect={(fish) => {
          forget();
          setTyped('');
          onSelect(fish);
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
