import { addDays } from '@ciguawatch/shared/domain/time/event-time';
import { civilDateOf } from '@ciguawatch/shared/domain/time/timezone';
import { formatDate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { Checkbox } from '@ciguawatch/shared/ui/fields/checkbox';
import { ChipRadio } from '@ciguawatch/shared/ui/fields/chip-group';
import { TimeField } from '@ciguawatch/shared/ui/fields/time-field';
import { Ask } from '../form/ask';
import { DateAsk, useReadable } from '../form/fields';
import { useFormView } from '../form/form-view';
import { useAnswer } from '../form/use-answer';
import { dayName } from '../labels/day-name';
import { PlaceClock } from './place-clock';
import css from './section.module.css';

/** The day and hour of the meal, as the clocks of the place showed it. */
export function MealMoment() {
  const t = useT('ciguawatch');
  const { zone, dense } = useFormView();
  const today = civilDateOf(clock.now(), zone);
  return (
    <div className={css.stack}>
      {!dense && <RecentDays today={today} />}
      <div className={css.moment}>
        <DateAsk
          name="event_date"
          label={t(dense ? 'report.mealDate' : 'report.otherDate')}
          required={dense}
          max={today}
        />
        <HourAsk />
      </div>
      <UnknownHour />
      <PlaceClock />
    </div>
  );
}

function RecentDays({ today }: { today: string }) {
  const t = useT('ciguawatch');
  const { value, onChange } = useAnswer('event_date');
  const days = [0, -1, -2, -3].map((back) => addDays(today, back));
  const names = [t('report.today'), t('report.yesterday')];
  const options = days.map((day, i) => ({
    value: day,
    label: <span title={formatDate(day)}>{names[i] ?? dayName(day)}</span>,
  }));
  return (
    <ChipRadio label={t('report.mealDate')} required options={options} value={value} onChange={onChange} />
  );
}

function HourAsk() {
  const t = useT('ciguawatch');
  const { value, error, ...typed } = useReadable('event_clock');
  const known = useAnswer('time_known').value;
  return (
    <Ask name="event_clock">
      <TimeField
        label={t('reportFields.event_clock')}
        name="event_clock"
        value={known ? value : null}
        placeholder={known ? undefined : t('report.unknownHour')}
        {...typed}
        error={known ? error : undefined}
        isDisabled={!known}
      />
    </Ask>
  );
}

function UnknownHour() {
  const t = useT('ciguawatch');
  const { value, onChange } = useAnswer('time_known');
  return (
    <Ask name="time_known">
      <Checkbox
        label={t('report.hourUnknown')}
        name="time_unknown"
        isChecked={!value}
        onChange={(unknown) => onChange(!unknown)}
      />
    </Ask>
  );
}
