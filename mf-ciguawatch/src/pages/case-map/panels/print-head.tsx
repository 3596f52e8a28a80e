import type { MapFigures } from '@ciguawatch/shared/domain/statistics/engine-query';
import { formatMonth, formatNumber, language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import { homeMonth } from '../../../stores/cases';
import type { CaseChoice } from '../../../stores/cases-choice';
import { countryName, locationName, phenotypeName, specieName } from '../../../stores/names';
import { useYearsText } from '../filters/years-text';
import css from '../page.module.css';
import { DataAge } from './data-age';

/** Above the map on paper: what it shows, since the filters themselves are not printed. */
export const PrintHead = observer(function PrintHead({
  choice,
  figures,
}: {
  choice: CaseChoice;
  figures: MapFigures | null;
}) {
  const t = useT('ciguawatch');
  const years = useYearsText(choice, homeMonth().year);
  const { months, countries, archis, islands, species, phenotypes, meal, alerts } = choice;
  const parts = [
    years,
    months.map((month) => formatMonth(month, null, 'short', language.code)).join(', '),
    [...countries.map(countryName), ...archis.map(locationName), ...islands.map(locationName)].join(', '),
    [...species.map(specieName), ...phenotypes.map((id) => t('map.group', { name: phenotypeName(id) }))].join(
      ', ',
    ),
    meal === 'all' ? '' : t(`map.meal_${meal}`),
    alerts ? t('map.alertsOnly') : '',
  ];
  return (
    <div className={css.printHead} aria-hidden="true">
      <b>{t('map.title')}</b>
      <p>
        {figures &&
          `${t('map.shown', { count: figures.shown })} ${t('map.ofAll', { total: formatNumber(figures.total) })} · `}
        {parts.filter(Boolean).join(' · ')}
      </p>
      <DataAge />
    </div>
  );
});
