import { type Place, placeName } from '@ciguawatch/shared/domain/geo/place';
import { findPlaces, namedPlace } from '@ciguawatch/shared/domain/geo/place-search';
import { aroundLabels, placeLine } from '@ciguawatch/shared/domain/report/rendering/place-labels';
import { readerLanguages, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { ComboBox } from '@ciguawatch/shared/ui/fields/combobox';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { lists } from '../../../report/report-lists';
import form from '../form/form.module.css';
import { useFormView } from '../form/form-view';
import { KeepTyped, useKeepTyped } from '../form/page/keep-typed';
import css from './place.module.css';

interface Props {
  label: string;
  help?: string;
  error?: string | undefined;
  required?: boolean;
  optional?: boolean;
  value: number | null;
  onSelect: (place: Place) => void;
  onClear: () => void;
  onBlur?: () => void;
  name: string;
}

/**
 * Search field for an island, locality, archipelago or country by name or similar name. An unknown name can
 * be kept in the observations.
 */
export const PlaceSearch = observer(function PlaceSearch({ value, onSelect, onClear, ...field }: Props) {
  const t = useT('ciguawatch');
  const { country } = useFormView();
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const chosen = value === null ? undefined : lists.place(value);
  const labels = chosen ? placeLine(chosen, lists.place, readerLanguages(), 'island') : '';
  const around = chosen && aroundLabels(chosen, lists.place, readerLanguages());
  const query = typed ?? '';
  const { items, isGuess: near } = findPlaces(lists.places, query, country);
  const isGuess = near && lists.placesState !== 'loading';
  /** last typed name that matches no place; kept while the field shows the chosen place again */
  const [unnamed, setUnnamed] = useState('');
  const { keep, forget } = useKeepTyped(field.label, unnamed);
  const take = (place: Place) => {
    setTyped(null);
    setUnnamed('');
    forget();
    onSelect(place);
  };
  // On leaving the field, a fully typed name is chosen; a name that matches no place stays as an error.
  const leave = () => {
    const named = namedPlace(lists.places, query, country);
    if (named) take(named);
    else if (typed === '') {
      setTyped(null);
      if (chosen) onClear();
    } else if (typed !== null) {
      setUnnamed(query);
      if (chosen) setTyped(null);
    }
    setLeft(true);
    field.onBlur?.();
  };
  const unchosen = left && !chosen && query !== '';
  return (
    <div className={form.search}>
      <ComboBox<Place>
        {...field}
        error={unchosen ? t('report.placeUnchosen') : field.error}
        help={isGuess && items.length > 0 ? t('report.placeNear') : around || field.help}
        items={items}
        isGuess={isGuess}
        itemKey={(place) => place.id}
        itemText={(place) => placeLine(place, lists.place, readerLanguages())}
        renderItem={(place) => <Found place={place} />}
        inputValue={typed ?? labels}
        onInputChange={(text) => {
          setLeft(false);
          setUnnamed('');
          setTyped(text);
        }}
        onSelect={take}
        onClear={() => {
          setUnnamed('');
          setTyped(null);
          onClear();
        }}
        onBlur={leave}
        emptyText={query === '' ? t('report.placeHint') : t('report.placeNone')}
        loading={lists.placesState === 'loading'}
        placeholder={t('report.placePlaceholder')}
      />
      <KeepTyped
        name={unnamed}
        onKeep={() => {
          keep();
          setUnnamed('');
          setTyped(null);
        }}
      />
    </div>
  );
});

const Found = observer(function Found({ place }: { place: Place }) {
  const d = useT('domain');
  const around = aroundLabels(place, lists.place, readerLanguages());
  return (
    <span className={css.found}>
      <b>{placeName(place, readerLanguages())}</b>
      <small>{[d(`location_type.${place.type}`), around].filter(Boolean).join(' · ')}</small>
    </span>
  );
});
