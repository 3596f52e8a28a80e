import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { TextButton } from '@ciguawatch/shared/ui/actions/text-button';
import { observer } from 'mobx-react-lite';
import { FishFilter } from '../../case-map/filters/fish-filter';
import { MealFilter } from '../../case-map/filters/meal-filter';
import { MonthGrid } from '../../case-map/filters/month-grid';
import { PlaceFilter } from '../../case-map/filters/place-filter';
import { YearStrip } from '../../case-map/filters/year-strip';
import css from './stats-filters.module.css';
import type { StatsFiltersProps } from './stats-filters-props';

/** Years that the strip shows. */
const STRIP_YEARS = 16;

/** All filters of the charts, on a wide screen. */
export const FilterPanel = observer(function FilterPanel(props: StatsFiltersProps) {
  const { choice, onChange, years, currentYear } = props;
  const t = useT('ciguawatch');
  return (
    <>
      <div className={css.yearLine}>
        <YearStrip
          choice={choice}
          onChange={onChange}
          counts={years}
          currentYear={currentYear}
          span={STRIP_YEARS}
          tone="series"
        />
        <TextButton size="sm" className={css.link} onPress={() => onChange({ years: 'all' })}>
          {t('map.allYearsChosen')}
        </TextButton>
      </div>
      <div className={css.grid}>
        <PlaceFilter choice={choice} onChange={onChange} />
        <FishFilter choice={choice} onChange={onChange} />
        <MonthGrid choice={choice} onChange={onChange} />
        <MealFilter choice={choice} onChange={onChange} />
      </div>
    </>
  );
});
