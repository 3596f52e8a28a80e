import { ONSET_DELAYS } from '@ciguawatch/shared/domain/codes/choices';
import { GRADED_SYMPTOMS, SYMPTOM_FLAG_KEYS } from '@ciguawatch/shared/domain/codes/symptoms';
import type { AskedField } from '@ciguawatch/shared/domain/report/report-fields';
import { addDays } from '@ciguawatch/shared/domain/time/event-time';
import { civilDateOf } from '@ciguawatch/shared/domain/time/timezone';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { FieldAnchor } from '@ciguawatch/shared/ui/form/field-anchor';
import { YesNoAsk } from '../form/fields';
import { useFormView } from '../form/form-view';
import { useReportField } from '../form/report-field';
import { SymptomGroups } from '../symptoms/symptom-groups';
import { Emergency } from './emergency';
import { OtherQuestions } from './other-questions';
import css from './section.module.css';

/** Fields that this section asks itself, so that `OtherQuestions` leaves them out. */
const OWN = [
  'gsympt_delay',
  'gsympt_persist',
  ...GRADED_SYMPTOMS,
  ...SYMPTOM_FLAG_KEYS,
] as const satisfies readonly AskedField[];

/** Section 4: severity of each symptom, onset after the meal, and whether symptoms persist. */
export function SymptomsSection() {
  const t = useT('ciguawatch');
  return (
    <>
      <Emergency />
      <Banner tone="plain">{t('report.symptomsHow')}</Banner>
      <div className={css.two}>
        <Onset />
        <Lasting />
      </div>
      <OtherQuestions section={4} except={OWN} />
      <SymptomGroups />
    </>
  );
}

/**
 * Days after the meal from which the form asks whether symptoms persist; asked earlier, the answer means
 * nothing.
 */
const LASTING_DAYS = 90;

function Lasting() {
  const d = useT('domain');
  const { dense, zone } = useFormView();
  const meal = useReportField('event_date').value;
  const given = useReportField('gsympt_persist').value !== null;
  const recent = meal !== null && meal > addDays(civilDateOf(clock.now(), zone), -LASTING_DAYS);
  if (recent && !given && !dense) return null;
  return <YesNoAsk name="gsympt_persist" label={d('reportFields.gsympt_persist')} withUnknown={false} />;
}

function Onset() {
  const t = useT('ciguawatch');
  const d = useT('domain');
  const { value, onChange, ...rest } = useReportField('gsympt_delay');
  return (
    <FieldAnchor name="gsympt_delay">
      <Select
        label={d('reportFields.gsympt_delay')}
        name="gsympt_delay"
        options={ONSET_DELAYS.map((code) => ({
          id: code,
          label: code === '1' ? t('report.dontKnow') : d(`gsympt_delay.${code}`),
        }))}
        value={value}
        onChange={(code) => onChange(code as typeof value)}
        placeholder={t('report.choose')}
        {...rest}
      />
    </FieldAnchor>
  );
}
