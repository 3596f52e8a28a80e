import type { Count } from '@ciguawatch/shared/domain/statistics/statistics-counts';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { TextButton } from '@ciguawatch/shared/ui/actions/text-button';
import { Switch } from '@ciguawatch/shared/ui/fields/switch';
import { observer } from 'mobx-react-lite';
import { thresholdIn } from '../../../places/country-numbers';
import { currentMonths } from '../../../public-cases/cases';
import { areCurrentMonthsChosen, withAlerts } from '../../../public-cases/cases-choice';
import { FilterGroup } from './filter-group';
import css from './filters.module.css';
import { FishFilter } from './fish-filter';
import { MealFilter } from './meal-filter';
import { MonthGrid } from './month-grid';
import { type FilterProps, PlaceFilter } from './place-filter';
import { useYearSpan } from './use-year-span';
import { YearStrip } from './year-strip';

/** Props of all filters of the map. */
export interface FiltersProps extends FilterProps {
  currentYear: number;
  /** Reports per year; given on phones only, where the years are part of the filter sheet. */
  years?: readonly Count[];
}

/** Years that the strip shows at first on a phone. */
const STRIP_YEARS = 8;

/** All filters of the map. */
export const Filters = observer(function Filters(props: FiltersProps) {
  const { choice, onChange, onPlace, years, currentYear } = props;
  const t = useT('ciguawatch');
  const now = currentMonths(collections.location.all());
  const past = choice.months.length > 0 && !areCurrentMonthsChosen(choice, now);
  return (
    <>
      <PlaceFilter choice={choice} onChange={onChange} onPlace={onPlace} />
      <FishFilter choice={choice} onChange={onChange} />
      {years && <Years choice={choice} onChange={onChange} counts={years} currentYear={currentYear} />}
      <MonthGrid choice={choice} onChange={onChange} />
      <div className={css.group}>
        <MealFilter choice={choice} onChange={onChange} />
      </div>
      <div className={css.group}>
        <Switch
          label={t('map.alertsOnly')}
          help={t(past ? 'map.alertsThen' : 'map.alertsHelp', thresholdIn(choice))}
          isOn={choice.alerts}
          onChange={(alerts) => onChange((was) => withAlerts(was, alerts, now))}
        />
      </div>
    </>
  );
});

const Years = observer(function Years({
  choice,
  onChange,
  counts,
  currentYear,
}: FilterProps & { counts: readonly Count[]; currentYear: number }) {
  const t = useT('ciguawatch');
  const { span, before, more } = useYearSpan(STRIP_YEARS, counts, choice, currentYear);
  return (
    <FilterGroup
      title={t('map.years')}
      links={
        <span className={css.line}>
          <TextButton size="sm" className={css.link} onPress={() => onChange({ years: 'latest' })}>
            {t('map.latest')}
          </TextButton>
          <TextButton size="sm" className={css.link} onPress={() => onChange({ years: 'all' })}>
            {t('map.allYears')}
          </TextButton>
        </span>
      }
    >
      <div className={css.years}>
        <YearStrip
          choice={choice}
          onChange={onChange}
          counts={counts}
          currentYear={currentYear}
          span={span}
          tone="series"
        />
      </div>
      {before !== null && (
        <TextButton size="sm" className={css.link} onPress={more}>
          {t('map.earlier', { year: String(before) })}
        </TextButton>
      )}
    </FilterGroup>
  );
});
