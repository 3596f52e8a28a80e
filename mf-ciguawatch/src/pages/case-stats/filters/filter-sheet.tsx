import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { TextButton } from '@ciguawatch/shared/ui/actions/text-button';
import { Sheet } from '@ciguawatch/shared/ui/overlay/sheet';
import { observer } from 'mobx-react-lite';
import { Filters } from '../../case-map/filters/filters';
import { defaultChoice } from '../default-choice';
import css from './stats-filters.module.css';
import type { StatsFiltersProps } from './stats-filters-props';

/** All filters of the charts, in a sheet on a narrow screen. */
export const FilterSheet = observer(function FilterSheet({
  shown,
  onClose,
  ...filters
}: StatsFiltersProps & { onClose: () => void }) {
  const t = useT('ciguawatch');
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('stats.filters')}
      headAction={
        <TextButton size="sm" className={css.link} onPress={() => filters.onChange(defaultChoice())}>
          {t('map.clear')}
        </TextButton>
      }
      actions={
        <Button variant="primary" fullWidth onPress={onClose}>
          {t('stats.see', { count: shown ?? 0 })}
        </Button>
      }
    >
      <Filters {...filters} />
    </Sheet>
  );
});
