import { formatMonth, language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { TextButton } from '@ciguawatch/shared/ui/actions/text-button';
import { observer } from 'mobx-react-lite';
import { toggleValue } from '../../../public-cases/cases-choice';
import { FilterGroup } from './filter-group';
import css from './filters.module.css';
import type { FilterProps } from './place-filter';

const MONTH_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Twelve toggles for months; none pressed means all months. */
export const MonthGrid = observer(function MonthGrid({ choice, onChange }: FilterProps) {
  const t = useT('ciguawatch');
  const { code } = language;
  const { months } = choice;
  return (
    <FilterGroup
      title={t('map.months')}
      links={
        months.length > 0 && (
          <TextButton size="sm" className={css.link} onPress={() => onChange({ months: [] })}>
            {t('map.allMonths')}
          </TextButton>
        )
      }
    >
      <div className={css.months}>
        {MONTH_NUMBERS.map((month) => (
          <button
            key={month}
            type="button"
            className={css.month}
            aria-pressed={months.includes(month)}
            aria-label={formatMonth(month, null, 'long', code)}
            onClick={() => onChange((now) => ({ months: toggleValue(now.months, month) }))}
          >
            {formatMonth(month, null, 'short', code)}
          </button>
        ))}
      </div>
    </FilterGroup>
  );
});
