import { fieldLabel } from '@ciguawatch/shared/domain/report/rendering/answer-labels';
import { STAFF_FIELDS } from '@ciguawatch/shared/domain/report/report-fields';
import { isAsked, type ReportValues } from '@ciguawatch/shared/domain/report/report-values';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { NumberAsk, SegmentedAsk, YesNoAsk } from '../form/fields';
import { useReportValues } from '../form/report-field';
import { useLabels } from '../labels/use-labels';
import css from './section.module.css';

/**
 * Whether onset, outcome and meal are asked: of health staff and editors, and of anybody who has answered one of them,
 * so that no answer is sent unseen.
 */
export const isOutcomeAsked = (values: ReportValues, isEditor: boolean): boolean =>
  isEditor || values.profile === '1' || STAFF_FIELDS.some((field) => values[field] !== null);

/** What only health staff and editors are asked: onset in hours, hospital, death, how many ate, resident or visitor. */
export function Outcome() {
  const t = useT('ciguawatch');
  const d = useT('domain');
  const labels = useLabels();
  const values = useReportValues();
  const options = (['1', '2', 'U'] as const).map((value) => ({
    value,
    label: value === 'U' ? t('report.dontKnow') : d(`resident.${value}`),
  }));
  return (
    <div className={css.stack}>
      <div className={css.measures}>
        <NumberAsk name="onset_hours" />
        <NumberAsk name="ate_nb" help={t('report.ateHelp')} />
      </div>
      {(['hospitalised', 'intensive_care', 'died'] as const)
        .filter((field) => isAsked(field, values))
        .map((field) => (
          <YesNoAsk key={field} name={field} label={fieldLabel(field, labels)} />
        ))}
      <SegmentedAsk name="resident" label={fieldLabel('resident', labels)} options={options} />
    </div>
  );
}
