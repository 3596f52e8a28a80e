import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { DateField } from '@ciguawatch/shared/ui/fields/date-field';
import { NumberField } from '@ciguawatch/shared/ui/fields/number-field';
import { daysOf, endsOf, instantsOf, type RangeEnds, rangePart } from '../../../case-filter/filter-text';
import css from './filters.module.css';

interface Props {
  /** range such as `10..20`, one value of a filter */
  part: string | undefined;
  onChange: (part: string) => void;
}

interface DaysProps {
  days: RangeEnds;
  onDays: (days: RangeEnds) => void;
}

/** Two date fields, from and to; either may be empty. */
function Days({ days, onDays }: DaysProps) {
  const t = useT('caseList');
  const day = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null);
  return (
    <div className={css.range}>
      <DateField
        label={t('filter.fromDay')}
        value={day(days.from)}
        onChange={(from) => onDays({ ...days, from: from ?? '' })}
      />
      <DateField
        label={t('filter.toDay')}
        value={day(days.to)}
        onChange={(to) => onDays({ ...days, to: to ?? '' })}
      />
    </div>
  );
}

/** Range of dates. */
export const DatesEditor = ({ part, onChange }: Props) => (
  <Days days={endsOf(part)} onDays={(days) => onChange(rangePart(days))} />
);

/** Range of instants, entered as days in the time zone of this device. */
export const InstantsEditor = ({ part, onChange }: Props) => (
  <Days days={daysOf(part)} onDays={(days) => onChange(instantsOf(days))} />
);

/** Range of numbers. */
export function NumbersEditor({ part, onChange }: Props) {
  const t = useT('caseList');
  const ends = endsOf(part);
  const number = (text: string) => (text === '' ? null : Number(text));
  const set = (end: keyof RangeEnds) => (value: number | null) =>
    onChange(rangePart({ ...ends, [end]: value === null ? '' : String(value) }));
  return (
    <div className={css.range}>
      <NumberField label={t('filter.from')} value={number(ends.from)} onChange={set('from')} />
      <NumberField label={t('filter.to')} value={number(ends.to)} onChange={set('to')} />
    </div>
  );
}
