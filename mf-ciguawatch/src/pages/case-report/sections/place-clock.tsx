import { islandOf, placeName } from '@ciguawatch/shared/domain/geo/place';
import { readerLanguages, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import { lists } from '../../../report/report-lists';
import { useReportField } from '../form/report-field';
import css from './section.module.css';

/** States that the hour of the meal is local time of the chosen place. */
export const PlaceClock = observer(function PlaceClock() {
  const t = useT('ciguawatch');
  const id = useReportField('case_location_id').value;
  const place = id === null ? undefined : lists.place(id);
  const near = place && (islandOf(place, lists.place) ?? place);
  return (
    <p className={css.help}>
      {near ? t('report.clockOf', { place: placeName(near, readerLanguages()) }) : t('report.clockOfPlace')}{' '}
      {t('report.dayEnough')}
    </p>
  );
});
