import { SAMPLING_FIELDS, type SamplingNumber } from '@ciguawatch/shared/domain/algae/sampling-fields';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { NumberField } from '@ciguawatch/shared/ui/fields/number-field';

interface Props {
  field: SamplingNumber;
  value: number | null;
  onChange: (value: number | null) => void;
  /** called when the text becomes a valid number or stops being one */
  onValidity: (valid: boolean) => void;
}

/** Number input with the unit and limits of the field's definition. */
export function NumberAsk({ field, value, onChange, onValidity }: Props) {
  const t = useT('algae');
  const { min, max, step, unit } = SAMPLING_FIELDS[field];
  const outside = value !== null && (value < min || value > max);
  return (
    <NumberField
      label={t(`field.${field}`)}
      value={value}
      min={min}
      max={max}
      step={step}
      unit={t(`unit.${unit}`)}
      error={outside ? t('form.outside', { min, max }) : null}
      onChange={onChange}
      onValidity={onValidity}
    />
  );
}
