import type { Location } from '@ciguawatch/shared/api/schemas/location';
import { chainOf, placeName } from '@ciguawatch/shared/domain/geo/place';
import { findPlaces } from '@ciguawatch/shared/domain/geo/place-search';
import { readerLanguages, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { config } from '@ciguawatch/shared/runtime/page/config';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { ComboBox } from '@ciguawatch/shared/ui/fields/combobox';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';

/** Name of a place and of the place that contains it: "Raiatea, Îles de la Société". */
function fullName(place: Location): string {
  const chain = chainOf(place, (id) => collections.location.get(id) as Location | undefined);
  return chain
    .slice(0, 2)
    .map((one) => placeName(one, readerLanguages()))
    .join(', ');
}

interface PlaceSearchProps {
  label: string;
  hideLabel?: boolean;
  placeholder: string;
  /** Largest number of suggestions. */
  most: number;
  onPlace: (place: Location) => void;
}

/** Search for a country, archipelago, island or locality by name; choosing one clears the field. */
export const PlaceSearch = observer(function PlaceSearch({ most, onPlace, ...field }: PlaceSearchProps) {
  const t = useT('ciguawatch');
  const [text, setText] = useState('');
  return (
    <ComboBox
      {...field}
      emptyText={t('map.placeNone')}
      {...findPlaces(collections.location.all(), text, config.country, most)}
      itemKey={({ id }) => id}
      itemText={fullName}
      inputValue={text}
      onInputChange={setText}
      onClear={() => setText('')}
      onSelect={(place) => {
        setText('');
        onPlace(place);
      }}
    />
  );
});
