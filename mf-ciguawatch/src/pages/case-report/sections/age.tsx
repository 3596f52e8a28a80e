import { type AgeUnit, agesIn } from '@ciguawatch/shared/domain/report/infant-age';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Segmented } from '@ciguawatch/shared/ui/fields/segmented';
import { FieldAnchor } from '@ciguawatch/shared/ui/form/field-anchor';
import { useState } from 'react';
import { NumberBox } from '../form/fields';
import { useReportChange, useReportValues, useTypedReportField } from '../form/report-field';
import css from './section.module.css';

/**
 * Age in years, or in months of an infant: one box, and the unit beside it. A number stays when the unit changes, so
 * that a wrong press takes nothing away. Like every choice of the form, the unit is not preselected.
 */
export function AgeAsk() {
  const t = useT('ciguawatch');
  const { age, age_months } = useReportValues();
  const change = useReportChange();
  const years = useTypedReportField<number>('age', Number.NaN);
  const months = useTypedReportField<number>('age_months', Number.NaN);
  const [chosen, setChosen] = useState<AgeUnit | null>(null);
  const unit = age_months !== null ? 'months' : age !== null ? 'years' : chosen;
  const field = unit === 'months' ? months : years;
  const onNumber = (number: number | null) => {
    setChosen(unit);
    field.onChange(number);
    if (unit === 'months') change({ age: agesIn('months', number).age });
  };
  const onUnit = (next: AgeUnit) => {
    setChosen(next);
    change(agesIn(next, unit === 'months' ? age_months : age));
  };
  return (
    <div className={css.age}>
      <FieldAnchor name="age">
        <NumberBox
          name={unit === 'months' ? 'age_months' : 'age'}
          anchor="age_months"
          inputName="age"
          field={{ ...field, onChange: onNumber }}
        />
      </FieldAnchor>
      <FieldAnchor name="age_unit">
        <Segmented
          label={t('report.ageUnit')}
          hideLabel
          size="sm"
          fullWidth
          options={[
            { value: 'years' as const, label: t('report.years') },
            { value: 'months' as const, label: t('report.months') },
          ]}
          value={unit}
          onChange={onUnit}
        />
      </FieldAnchor>
    </div>
  );
}
