import { PLAUSIBLE } from '@ciguawatch/shared/domain/codes/limits';
import { isUnusual } from '@ciguawatch/shared/domain/report/report-rules';
import {
  type ReportField,
  type ReportValues,
  UNREADABLE,
  type YesNoField,
} from '@ciguawatch/shared/domain/report/report-values';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { DateField } from '@ciguawatch/shared/ui/fields/date-field';
import { NumberField } from '@ciguawatch/shared/ui/fields/number-field';
import { TextField, type TextFieldProps } from '@ciguawatch/shared/ui/fields/text-field';
import { TriState } from '@ciguawatch/shared/ui/fields/tri-state';
import { type ReactNode, useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import { Ask } from './ask';
import { useAnswer } from './use-answer';

type NumberName = keyof typeof PLAUSIBLE;
type TextName =
  | 'cont_name'
  | 'cont_email'
  | 'cont_phone'
  | 'case_purchase_place'
  | 'med_place'
  | 'gsympt_diagnostic'
  | 'gsympt_other_obs';

/** State of an answer that is typed: what cannot be read is `UNREADABLE` until its field is mended or gone. */
export function useReadable(name: 'event_date' | 'event_clock' | 'med_date') {
  const { value, onChange, ...rest } = useAnswer(name);
  const canRead = useRef(true);
  useForgotten(name, UNREADABLE);
  return {
    ...rest,
    value: value === UNREADABLE ? null : value,
    onChange: (next: string | null) => onChange(canRead.current ? next : UNREADABLE),
    onValidity: (valid: boolean) => {
      canRead.current = valid;
    },
  };
}

/** Takes an unreadable answer away with the field that shows it: nobody could mend it later. */
function useForgotten(name: ReportField, unreadable: unknown): void {
  const form = useForm<ReportValues>();
  useEffect(
    () => () => {
      if (Object.is(form.getFieldState(name)?.value, unreadable)) form.change(name, null as never);
    },
    [form, name, unreadable],
  );
}

interface NumberAskProps {
  name: NumberName;
  label: ReactNode;
  help?: ReactNode;
  unit?: string;
  step?: number;
  stepper?: boolean;
  optional?: boolean;
}

/** A number of the report. Text that is no number is kept as NaN, so that the section does not pass. */
export function NumberAsk({ name, help, ...rest }: NumberAskProps) {
  const t = useT('ciguawatch');
  const { value, onChange, onBlur, error } = useAnswer(name);
  const readable = useRef(true);
  useForgotten(name, Number.NaN);
  const unusual = isUnusual(name, value) ? t('report.unusual') : help;
  return (
    <Ask name={name}>
      <NumberField
        {...rest}
        name={name}
        help={unusual}
        error={error}
        value={Number.isNaN(value) ? null : value}
        min={PLAUSIBLE[name].min}
        max={PLAUSIBLE[name].max}
        onValidity={(valid) => {
          readable.current = valid;
        }}
        onChange={(next) => onChange(readable.current ? next : Number.NaN)}
        onBlur={onBlur}
      />
    </Ask>
  );
}

/** A text of the report. */
export function TextAsk({
  name,
  ...rest
}: { name: TextName } & Omit<TextFieldProps, 'value' | 'onChange' | 'name'>) {
  const answer = useAnswer(name);
  return (
    <Ask name={name}>
      <TextField {...rest} {...answer} name={name} />
    </Ask>
  );
}

/** A yes-no question of the report, with no answer as a third state; "don't know" goes with the draft. */
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
  const answer = useAnswer(name);
  const { value: unsure, onChange: setUnsure } = useAnswer('unsure');
  const others = unsure.filter((one) => one !== name);
  return (
    <Ask name={name}>
      <TriState
        {...rest}
        {...answer}
        isUnknown={others.length < unsure.length}
        onUnknown={(unknown) => setUnsure(unknown ? [...others, name] : others)}
      />
    </Ask>
  );
}

/** A civil date of the report. Text that is no date holds the section back, like a number that is none. */
export function DateAsk({
  name,
  ...rest
}: {
  name: 'event_date' | 'med_date';
  label: ReactNode;
  required?: boolean;
  optional?: boolean;
  max?: string;
}) {
  const typed = useReadable(name);
  return (
    <Ask name={name}>
      <DateField {...rest} {...typed} name={name} />
    </Ask>
  );
}
