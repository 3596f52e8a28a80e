import { type Near, type Place, placeName } from '@ciguawatch/shared/domain/geo/place';
import { pointLabel } from '@ciguawatch/shared/domain/report/rendering/place-labels';
import { formatNumber, readerLanguages, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Icon } from '@ciguawatch/shared/ui/foundation/icon';
import { observer } from 'mobx-react-lite';
import { useReportField } from '../form/report-field';
import css from './place.module.css';

interface Props {
  /** islands near the point, the nearest first; null before a point was set */
  near: readonly Near<Place>[] | null;
  /** shows the coordinates; off while the map is open, which shows them too */
  degrees: boolean;
  onChoose: (place: Place) => void;
  onClear: () => void;
}

/** The chosen point, the island proposed for it, and up to three other islands near it to choose instead. */
export const PointLine = observer(function PointLine({ near, degrees, onChoose, onClear }: Props) {
  const t = useT('ciguawatch');
  const geom = useReportField('case_geom').value;
  const chosen = useReportField('case_location_id').value;
  if (!geom) return null;
  const [lng, lat] = geom.coordinates;
  const signs = { n: t('report.north'), s: t('report.south'), e: t('report.east'), w: t('report.west') };
  const number = (value: number) =>
    formatNumber(value, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  const others = (near ?? []).filter((one) => one.place.id !== chosen).slice(0, 3);
  return (
    <div className={css.point}>
      <p className={css.pointText} role="status">
        <Icon name="map-pin" size={18} />
        {degrees && <span>{pointLabel([lng, lat], number, signs)}</span>}
        {near && <span>{saidOf(near)}</span>}
      </p>
      <div className={css.ways}>
        {others.map(({ place }) => (
          <Button key={place.id} size="sm" onPress={() => onChoose(place)}>
            {t('report.rather', { place: placeName(place, readerLanguages()) })}
          </Button>
        ))}
        <Button size="sm" variant="quiet" icon="x" onPress={onClear}>
          {t('report.pointRemove')}
        </Button>
      </div>
    </div>
  );

  function saidOf(found: readonly Near<Place>[]): string {
    const first = found[0];
    if (!first) return t('report.pointAlone');
    const name = placeName(first.place, readerLanguages());
    if (first.km < 0.5) return t('report.pointOn', { place: name });
    return t('report.pointNear', { place: name, km: formatNumber(Math.round(first.km)) });
  }
});
