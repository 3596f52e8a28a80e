import type { Location } from '@ciguawatch/shared/api/schemas/location';
import { searchPlaces } from '@ciguawatch/shared/domain/geo/place';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { config } from '@ciguawatch/shared/runtime/page/config';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { ComboBox } from '@ciguawatch/shared/ui/fields/combobox';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { fullName } from '../filters/place-filter';
import css from '../page.module.css';

/** A search over the map of a phone: goes to a place without narrowing what is shown. */
export const GoToPlace = observer(function GoToPlace({ onPlace }: { onPlace: (place: Location) => void }) {
  const t = useT('ciguawatch');
  const [text, setText] = useState('');
  return (
    <div className={css.goTo}>
      <ComboBox
        label={t('map.goTo')}
        hideLabel
        placeholder={t('map.goTo')}
        emptyText={t('map.placeNone')}
        items={searchPlaces(collections.location.all(), text, config.country, 8)}
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
    </div>
  );
});
