import { PLAUSIBLE } from '@ciguawatch/shared/domain/codes/limits';
import { isUnusual } from '@ciguawatch/shared/domain/report/report-rules';
import type { YesNoField } from '@ciguawatch/shared/domain/report/report-values';
import { UNREADABLE } from '@ciguawatch/shared/domain/text/unreadable';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { DateField } from '@ciguawatch/shared/ui/fields/date-field';
import { NumberField } from '@ciguawatch/shared/ui/fields/number-field';
import { TextField, type TextFieldProps } from '@ciguawatch/shared/ui/fields/text-field';
import { TriState } from '@ciguawatch/shared/ui/fields/tri-state';
import { FieldAnchor } from '@ciguawatch/shared/ui/form/field-anchor';
import type { ReactNode } from 'react';
import { useReportField, useTypedReportField } from './report-field';

type NumberName = keyof typeof PLAUSIBLE;
type TextName =
  | 'cont_name'
  | 'cont_email'
  | 'cont_phone'
  | 'case_purchase_place'
  | 'med_place'
  | 'gsympt_diagnostic'
  | 'gsympt_other_obs';

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
  const field = useTypedReportField<number>(name, Number.NaN);
  const unusual = isUnusual(name, field.value) ? t('report.unusual') : help;
  return (
    <FieldAnchor name={name}>
      <NumberField
        {...rest}
        {...field}
        name={name}
        help={unusual}
        min={PLAUSIBLE[name].min}
        max={PLAUSIBLE[name].max}
      />
    </FieldAnchor>
  );
}

/** A text of the report. */
export function TextAsk({
  name,
  ...rest
}: { name: TextName } & Omit<TextFieldProps, 'value' | 'onChange' | 'name'>) {
  const field = useReportField(name);
  return (
    <FieldAnchor name={name}>
      <TextField {...rest} {...field} name={name} />
    </FieldAnchor>
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
  const field = useTypedReportField<string>(name, UNREADABLE);
  return (
    <FieldAnchor name={name}>
      <DateField {...rest} {...field} name={name} />
    </FieldAnchor>
  );
}
