import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { DateField } from '@ciguawatch/shared/ui/fields/date-field';
import { NumberField } from '@ciguawatch/shared/ui/fields/number-field';
import css from './filters.module.css';

/** Both ends belong to it; null leaves an end open. */
export interface Range<T> {
  from: T | null;
  to: T | null;
}

interface Props<T> {
  range: Range<T>;
  onChange: (range: Range<T>) => void;
}

/** Civil dates from one to another. */
export function DatesEditor({ range, onChange }: Props<string>) {
  const t = useT('caseList');
  return (
    <div className={css.range}>
      <DateField
        label={t('filter.fromDay')}
        value={range.from}
        onChange={(from) => onChange({ ...range, from })}
      />
      <DateField label={t('filter.toDay')} value={range.to} onChange={(to) => onChange({ ...range, to })} />
    </div>
  );
}

/** Numbers from one to another. */
export function NumbersEditor({ range, onChange }: Props<number>) {
  const t = useT('caseList');
  return (
    <div className={css.range}>
      <NumberField
        label={t('filter.from')}
        value={range.from}
        onChange={(from) => onChange({ ...range, from })}
      />
      <NumberField label={t('filter.to')} value={range.to} onChange={(to) => onChange({ ...range, to })} />
    </div>
  );
}
