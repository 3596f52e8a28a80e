import type { NumberDefinition } from '@ciguawatch/shared/domain/report/field-definition';
import { figureLabel } from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import {
  type FieldOf,
  type FigureField,
  REPORT_FIELDS,
} from '@ciguawatch/shared/domain/report/report-fields';
import {
  isSeenBefore,
  isUnusual,
  unusualQuestion,
  yearsBefore,
} from '@ciguawatch/shared/domain/report/report-rules';
import type { ReportValues, YesNoField } from '@ciguawatch/shared/domain/report/report-values';
import { compactPhone } from '@ciguawatch/shared/domain/text/phone';
import { UNREADABLE } from '@ciguawatch/shared/domain/text/unreadable';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { DateField } from '@ciguawatch/shared/ui/fields/date-field';
import { NumberField } from '@ciguawatch/shared/ui/fields/number-field';
import { Segmented } from '@ciguawatch/shared/ui/fields/segmented';
import { TextField, type TextFieldProps } from '@ciguawatch/shared/ui/fields/text-field';
import { TriState } from '@ciguawatch/shared/ui/fields/tri-state';
import { FieldAnchor } from '@ciguawatch/shared/ui/form/field-anchor';
import type { TypedFieldBinding } from '@ciguawatch/shared/ui/form/use-field';
import { type ReactNode, useState } from 'react';
import { dayInWords } from '../labels/day-name';
import { formatsOf } from '../labels/formats';
import css from './form.module.css';
import { useFormView } from './form-view';
import { useReportField, useTypedReportField } from './report-field';

interface NumberAskProps {
  name: FigureField;
  /** the field’s name from the dictionary by default */
  label?: ReactNode;
  help?: ReactNode;
  stepper?: boolean;
}

/**
 * Tracks whether a field is being typed in, so that an implausible answer is questioned only when the field
 * is left, not at half a number.
 */
function useDoubt({ onChange, onBlur }: { onChange: (value: never) => void; onBlur: () => void }) {
  const [typing, setTyping] = useState(false);
  return {
    typing,
    onChange: (value: unknown) => {
      setTyping(true);
      onChange(value as never);
    },
    onBlur: () => {
      setTyping(false);
      onBlur();
    },
  };
}

/** Question whether a possible but implausible answer is right, shown under its field. */
function Doubt({ question, help }: { question: string; help?: ReactNode }) {
  return (
    <>
      <span role="status" className={css.doubt}>
        {question}
      </span>{' '}
      {help}
    </>
  );
}

/** Number field of the report. Text that is not a number is stored as NaN, so that validation fails. */
export function NumberAsk(props: NumberAskProps) {
  return <NumberBox {...props} field={useTypedReportField<number>(props.name, Number.NaN)} />;
}

interface NumberBoxProps extends NumberAskProps {
  field: TypedFieldBinding<number>;
  /** field that the summary of faults leads here for; `name` by default */
  anchor?: FigureField;
  /** name of the input; `name` by default */
  inputName?: FigureField;
}

/** The box of a number that is connected to the form. */
export function NumberBox({
  name,
  label,
  help,
  stepper,
  field,
  anchor = name,
  inputName = name,
}: NumberBoxProps) {
  const t = useT('ciguawatch');
  const d = useT('domain');
  const { typing, ...asked } = useDoubt(field);
  const definition: NumberDefinition = REPORT_FIELDS[name];
  const { kind, plausible, unit, example } = definition;
  const doubtful = !typing && field.value !== null && isUnusual(name, field.value);
  const said =
    doubtful && figureLabel(field.value ?? 0, definition, { t, formats: formatsOf(language.code) });
  return (
    <FieldAnchor name={anchor}>
      <NumberField
        {...field}
        {...asked}
        name={inputName}
        label={label ?? d(`reportFields.${inputName}`)}
        help={
          said ? (
            <Doubt question={t(unusualQuestion(name, field.value ?? 0), { answer: said })} help={help} />
          ) : (
            help
          )
        }
        unit={unit && t(`report.${unit}`)}
        step={kind === 'decimal' ? 0.1 : undefined}
        example={example}
        stepper={stepper}
        min={plausible.min}
        max={plausible.max}
      />
    </FieldAnchor>
  );
}

/** Text field of the report. Text beyond the limit is reported while typing and never cut. */
export function TextAsk({
  name,
  ...rest
}: { name: FieldOf<'text'> } & Omit<TextFieldProps, 'value' | 'onChange' | 'name' | 'maxLength'>) {
  const t = useT('ciguawatch');
  const field = useReportField(name);
  const length = REPORT_FIELDS[name].max;
  const text = name === 'cont_phone' ? compactPhone(field.value, length) : field.value;
  const tooLong = [...text].length > length ? t('report.fault_too_long', { length }) : undefined;
  return (
    <FieldAnchor name={name}>
      <TextField {...rest} {...field} error={field.error ?? tooLong} name={name} limit={length} />
    </FieldAnchor>
  );
}

/** Yes-no question that can stay unanswered. "Don’t know" is stored in `unsure`, in the draft only. */
export function YesNoAsk({
  name,
  ...rest
}: {
  name: YesNoField;
  label: ReactNode;
  help?: ReactNode;
  withUnknown?: boolean;
  className?: string | undefined;
}) {
  const field = useReportField(name);
  const { value: unsure, onChange: setUnsure } = useReportField('unsure');
  const others = unsure.filter((one) => one !== name);
  return (
    <FieldAnchor name={name}>
      <TriState
        {...rest}
        {...field}
        isUnknown={others.length < unsure.length}
        onUnknown={(unknown) => setUnsure(unknown ? [...others, name] : others)}
      />
    </FieldAnchor>
  );
}

/** Choice between a few answers side by side; the chosen one can be cleared. */
export function SegmentedAsk<F extends FieldOf<'choice'>>({
  name,
  label,
  options,
}: {
  name: F;
  label: ReactNode;
  options: readonly { value: NonNullable<ReportValues[F]>; label: string }[];
}) {
  const { value, onChange, ...rest } = useReportField(name);
  return (
    <FieldAnchor name={name}>
      <Segmented
        label={label}
        options={options}
        value={value as NonNullable<ReportValues[F]> | null}
        onChange={(answer) => onChange(answer as ReportValues[F])}
        onClear={() => onChange(null as ReportValues[F])}
        fullWidth
        {...rest}
      />
    </FieldAnchor>
  );
}

/** Date field of the report. Text that is not a date is stored as `UNREADABLE`, so that validation fails. */
export function DateAsk({
  name,
  ...rest
}: {
  name: FieldOf<'date'>;
  label: ReactNode;
  required?: boolean;
  optional?: boolean;
  max?: string;
}) {
  const t = useT('ciguawatch');
  const field = useTypedReportField<string>(name, UNREADABLE);
  const { typing, ...asked } = useDoubt(field);
  const meal = useReportField('event_date').value;
  // The date in words, because 5/11 is read differently in French and American English.
  const said = field.value && dayInWords(field.value);
  const { zone, editing } = useFormView();
  const years = name === 'event_date' && !editing ? yearsBefore(field.value, clock.today(zone)) : 0;
  const doubt = years > 0 ? t('report.longAgo', { count: years }) : t('report.unusualCare');
  const doubtful = !typing && (years > 0 || (name === 'med_date' && isSeenBefore(field.value, meal)));
  return (
    <FieldAnchor name={name}>
      <DateField
        {...rest}
        {...field}
        {...asked}
        name={name}
        help={doubtful ? <Doubt question={doubt} help={said} /> : said}
      />
    </FieldAnchor>
  );
}
