import type { Location } from '@ciguawatch/shared/api/schemas/location';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { PlaceSearch } from '../filters/place-search';
import css from '../page.module.css';

/** Search field over the map on a phone; moves the map to a place without filtering by it. */
export function GoToPlace({ onPlace }: { onPlace: (place: Location) => void }) {
  const t = useT('ciguawatch');
  return (
    <div className={css.goTo}>
      <PlaceSearch label={t('map.goTo')} hideLabel placeholder={t('map.goTo')} most={8} onPlace={onPlace} />
    </div>
  );
}
