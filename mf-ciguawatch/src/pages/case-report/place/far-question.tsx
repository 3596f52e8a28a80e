import { kmFrom, NEAR_KM, type Near, type Place, placeName } from '@ciguawatch/shared/domain/geo/place';
import { formatNumber, readerLanguages, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { withLoadedBox } from '../../../places/places-with-boxes';
import { lists } from '../../../report/report-lists';
import { useFormView } from '../form/form-view';
import { useReportChange, useReportField } from '../form/report-field';
import css from './place.module.css';

interface Props {
  /** islands near the point, the nearest first; null before a point was set */
  near: readonly Near<Place>[] | null;
  /** removes the point and keeps the place */
  onRemove: () => void;
}

/**
 * Asks which is right when the selected place and the map point are too far apart; until reviewed, such a
 * report is excluded from public statistics.
 */
export const FarQuestion = observer(function FarQuestion({ near, onRemove }: Props) {
  const far = useFormView().far;
  const geom = useReportField('case_geom').value;
  const id = useReportField('case_location_id').value;
  const place = id === null ? undefined : lists.place(id);
  if (!far?.isAsked || !geom || !place) return null;
  const km = kmFrom(withLoadedBox(place), geom.coordinates) ?? 0;
  return <Question key={`${id} ${geom.coordinates}`} {...{ place, km, near, onRemove }} keep={far.keep} />;
});

function Question({
  place,
  km,
  near,
  onRemove,
  keep,
}: Props & { place: Place; km: number; keep: () => void }) {
  const t = useT('ciguawatch');
  const change = useReportChange();
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => {
    block.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const other = near?.find((one) => one.km <= NEAR_KM)?.place;
  const name = placeName(place, readerLanguages());
  return (
    <div ref={block} id="far-point" tabIndex={-1} className={css.far}>
      <Banner tone="caution" role="status">
        {t('report.far', { place: name, km: formatNumber(Math.round(km)) })}
      </Banner>
      <div className={css.ways}>
        <Button onPress={onRemove}>{t('report.farKeepPlace', { place: name })}</Button>
        <Button onPress={() => (other ? change({ case_location_id: other.id }) : keep())}>
          {other
            ? t('report.farKeepNear', { place: placeName(other, readerLanguages()) })
            : t('report.farKeepPoint')}
        </Button>
      </div>
    </div>
  );
}
