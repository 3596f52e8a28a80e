import { UNREADABLE } from '@ciguawatch/shared/domain/text/unreadable';
import { addDays } from '@ciguawatch/shared/domain/time/event-time';
import { civilDateOf } from '@ciguawatch/shared/domain/time/timezone';
import { formatDate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { Checkbox } from '@ciguawatch/shared/ui/fields/checkbox';
import { ChipRadio } from '@ciguawatch/shared/ui/fields/chip-group';
import { TimeField } from '@ciguawatch/shared/ui/fields/time-field';
import { FieldAnchor } from '@ciguawatch/shared/ui/form/field-anchor';
import { DateAsk } from '../form/fields';
import { useFormView } from '../form/form-view';
import { useReportField, useTypedReportField } from '../form/report-field';
import { dayName } from '../labels/day-name';
import { PlaceClock } from './place-clock';
import css from './section.module.css';

/** Asks for date and hour of the meal, in the time zone of its place. */
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
  const { value, onChange } = useReportField('event_date');
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
  const d = useT('domain');
  const { value, error, ...typed } = useTypedReportField<string>('event_clock', UNREADABLE);
  const known = useReportField('time_known').value;
  return (
    <FieldAnchor name="event_clock">
      <TimeField
        label={d('reportFields.event_clock')}
        name="event_clock"
        value={known ? value : null}
        placeholder={known ? undefined : t('report.unknownHour')}
        {...typed}
        error={known ? error : undefined}
        isDisabled={!known}
      />
    </FieldAnchor>
  );
}

function UnknownHour() {
  const t = useT('ciguawatch');
  const { value, onChange } = useReportField('time_known');
  return (
    <FieldAnchor name="time_known">
      <Checkbox
        label={t('report.hourUnknown')}
        name="time_unknown"
        isChecked={!value}
        onChange={(unknown) => onChange(!unknown)}
      />
    </FieldAnchor>
  );
}
