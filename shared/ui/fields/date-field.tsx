import { useRef, useState } from 'react';
import { typedDate } from '../../domain/time/typed-date';
import { isMonthFirst } from '../../runtime/i18n/month-first';
import { IconButton } from '../actions/icon-button';
import { useUiT } from '../foundation/ui-texts';
import { useFetched } from '../overlay/use-fetched';
import { dateText } from './internal/civil-date';
import { ControlBox } from './internal/control-box';
import { Field, type FieldProps, useFieldIds } from './internal/field';
import { TypedInput } from './internal/typed-input';
import { useTypedValue } from './internal/use-typed-value';
import own from './styles/date-field.module.css';

const fetchCalendar = () => import('../overlay/calendar-popover');

export interface DateFieldProps extends FieldProps {
  /** Civil date, YYYY-MM-DD. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: (() => void) | undefined;
  /**
   * First and last civil date offered by the calendar. Typed dates are not corrected: the caller reports
   * errors.
   */
  min?: string | undefined;
  max?: string | undefined;
  name?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Called when the text becomes valid or invalid as a date. */
  onValidity?: ((valid: boolean) => void) | undefined;
}

/** Example date in the message about invalid text. */
const EXAMPLE_DATE = '2026-11-18';

/** Touch devices get the system's own calendar. */
const isTouch = () => matchMedia('(pointer: coarse)').matches;

/** A civil date, typed with any separator or picked from a calendar, which is loaded when opened. */
export function DateField(props: DateFieldProps) {
  const { value, onChange, onBlur, min, max, name, isDisabled, onValidity, ...field } = props;
  const t = useUiT();
  const monthFirst = isMonthFirst();
  const box = useRef<HTMLDivElement>(null);
  const native = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const CalendarPopover = useFetched(fetchCalendar, open, () => setOpen(false));
  const typed = useTypedValue({
    value,
    onChange,
    onValidity,
    parse: (text) => typedDate(text, monthFirst),
    show: (date) => dateText(date, monthFirst),
  });
  const error = typed.isInvalid
    ? t('date.invalid', { example: dateText(EXAMPLE_DATE, monthFirst) })
    : field.error;
  const ids = useFieldIds({ help: field.help, error });
  const pick = () => {
    if (isTouch() && native.current && 'showPicker' in native.current) native.current.showPicker();
    else setOpen(true);
  };
  return (
    <Field ids={ids} {...field} error={error}>
      <div ref={box} className={own.box}>
        <ControlBox isDisabled={isDisabled} isInvalid={Boolean(error)} className={own.control}>
          <IconButton
            icon="calendar"
            label={t('date.open')}
            onPress={pick}
            isDisabled={isDisabled ?? false}
            className={own.open}
            aria-haspopup="dialog"
            aria-expanded={open}
          />
          <TypedInput
            ids={ids}
            typed={typed}
            name={name}
            placeholder={t(monthFirst ? 'date.placeholderMonth' : 'date.placeholder')}
            isDisabled={isDisabled}
            isRequired={field.required}
            isInvalid={Boolean(error)}
            onBlur={onBlur}
          />
        </ControlBox>
        <input
          ref={native}
          // In no form: the browser would refuse one for the limits of this hidden control, without a word on screen.
          form=""
          type="date"
          className={own.native}
          tabIndex={-1}
          aria-hidden="true"
          value={value ?? ''}
          min={min}
          max={max}
          disabled={isDisabled}
          onChange={(e) => typed.choose(e.target.value || null)}
        />
      </div>
      {open && CalendarPopover && (
        <CalendarPopover
          anchor={box}
          value={value}
          min={min}
          max={max}
          onPick={(date) => {
            typed.choose(date);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Field>
  );
}
