import { COUNT_AXES, type CountAsk, type CountAxis } from '@ciguawatch/shared/domain/case-list/count/axes';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Segmented } from '@ciguawatch/shared/ui/fields/segmented';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { axisLabel } from './axis-labels';
import css from './count.module.css';

interface Props {
  count: CountAsk;
  onCount: (count: CountAsk) => void;
  /** whether the choice between cases in the figures and all found is offered */
  hasSets: boolean;
}

/** What to count by, and which cases. */
export function AxisSelects({ count, onCount, hasSets }: Props) {
  const t = useT('caseList');
  const [rows, columns] = count.by;
  const options = (other: CountAxis | undefined) =>
    COUNT_AXES.filter((axis) => axis !== other).map((axis) => ({ id: axis, label: axisLabel(axis) }));
  return (
    <div className={css.axes}>
      <Select
        label={t('count.rows')}
        noEmpty
        value={rows ?? null}
        options={options(columns)}
        onChange={(axis) =>
          axis && onCount({ ...count, by: [axis as CountAxis, ...(columns ? [columns] : [])] })
        }
      />
      <Button
        size="sm"
        variant="quiet"
        isDisabled={!columns}
        onPress={() => onCount({ ...count, by: [...count.by].reverse() })}
      >
        {t('count.swap')}
      </Button>
      <Select
        label={t('count.columns')}
        placeholder={t('count.noColumns')}
        value={columns ?? null}
        options={options(rows)}
        onChange={(axis) => rows && onCount({ ...count, by: [rows, ...(axis ? [axis as CountAxis] : [])] })}
      />
      {hasSets && (
        <Segmented
          label={t('count.set')}
          size="sm"
          options={[
            { value: 'figures', label: t('count.figures') },
            { value: 'all', label: t('count.all') },
          ]}
          value={count.of}
          onChange={(of) => onCount({ ...count, of })}
        />
      )}
    </div>
  );
}
