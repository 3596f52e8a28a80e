import type { Figure } from '@ciguawatch/shared/domain/report/field-definition';
import {
  type FieldOf,
  type FigureField,
  REPORT_FIELDS,
} from '@ciguawatch/shared/domain/report/report-fields';
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

interface NumberAskProps {
  name: FigureField;
  /** the name of the field when left out */
  label?: ReactNode;
  help?: ReactNode;
  stepper?: boolean;
}

/** A number of the report. Text that is no number is kept as NaN, so that the section does not pass. */
export function NumberAsk({ name, label, help, stepper }: NumberAskProps) {
  const t = useT('ciguawatch');
  const field = useTypedReportField<number>(name, Number.NaN);
  const unusual = isUnusual(name, field.value) ? t('report.unusual') : help;
  const { kind, plausible, unit }: Figure = REPORT_FIELDS[name];
  return (
    <FieldAnchor name={name}>
      <NumberField
        {...field}
        name={name}
        label={label ?? t(`reportFields.${name}`)}
        help={unusual}
        unit={unit && t(`report.${unit}`)}
        step={kind === 'decimal' ? 0.1 : undefined}
        stepper={stepper}
        min={plausible.min}
        max={plausible.max}
      />
    </FieldAnchor>
  );
}

/** A text of the report. */
export function TextAsk({
  name,
  ...rest
}: { name: FieldOf<'text'> } & Omit<TextFieldProps, 'value' | 'onChange' | 'name' | 'maxLength'>) {
  const field = useReportField(name);
  return (
    <FieldAnchor name={name}>
      <TextField {...rest} {...field} name={name} maxLength={REPORT_FIELDS[name].max} />
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
  name: FieldOf<'date'>;
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
