import { MEALS } from '@ciguawatch/shared/domain/case-table/engine-filter';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Segmented } from '@ciguawatch/shared/ui/fields/segmented';
import { observer } from 'mobx-react-lite';
import type { FilterProps } from './place-filter';

/** Filter by meal: eaten alone, shared, or both. */
export const MealFilter = observer(function MealFilter({ choice, onChange }: FilterProps) {
  const t = useT('ciguawatch');
  return (
    <Segmented
      label={t('map.meal')}
      size="sm"
      fullWidth
      options={MEALS.map((value) => ({ value, label: t(`map.meal_${value}`) }))}
      value={choice.meal}
      onChange={(meal) => onChange({ meal })}
    />
  );
});
