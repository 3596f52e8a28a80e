import { latestYears } from '@ciguawatch/shared/domain/case-table/engine-filter';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Chip } from '@ciguawatch/shared/ui/fields/chip';
import { observer } from 'mobx-react-lite';
import { withYear, yearsOf } from '../../../public-cases/cases-choice';
import type { FilterProps } from '../../case-map/filters/place-filter';
import css from './stats-filters.module.css';

/**
 * Toggles for the latest four years and older chosen ones, newest first; a single chip when all years are
 * chosen.
 */
export const YearChips = observer(function YearChips({
  choice,
  onChange,
  currentYear,
}: FilterProps & { currentYear: number }) {
  const t = useT('ciguawatch');
  const chosen = yearsOf(choice, currentYear);
  if (chosen.length === 0) return <Chip isOn>{t('map.allYearsChosen')}</Chip>;
  const years = [...new Set([...latestYears(currentYear), ...chosen])].sort((a, b) => b - a);
  const press = (year: number) => onChange((now) => withYear(now, year, currentYear));
  return (
    <fieldset className={css.years} aria-label={t('map.years')}>
      {years.map((year) => (
        <Chip key={year} isOn={chosen.includes(year)} onPress={() => press(year)}>
          {String(year)}
        </Chip>
      ))}
    </fieldset>
  );
});
