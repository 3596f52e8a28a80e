import { ONSET_DELAYS } from '@ciguawatch/shared/domain/codes/choices';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { Select } from '@ciguawatch/shared/ui/fields/select';
import { FieldAnchor } from '@ciguawatch/shared/ui/form/field-anchor';
import { YesNoAsk } from '../form/fields';
import { useReportField } from '../form/report-field';
import { SymptomGroups } from '../symptoms/symptom-groups';
import { Emergency } from './emergency';
import css from './section.module.css';

/** Section 4: the strength of each symptom, when it began, whether it lasts. */
export function SymptomsSection() {
  const t = useT('ciguawatch');
  return (
    <>
      <Emergency />
      <Banner tone="plain">{t('report.symptomsHow')}</Banner>
      <div className={css.two}>
        <Onset />
        <YesNoAsk name="gsympt_persist" label={t('reportFields.gsympt_persist')} withUnknown={false} />
      </div>
      <SymptomGroups />
    </>
  );
}

function Onset() {
  const t = useT('ciguawatch');
  const d = useT('domain');
  const { value, onChange, ...rest } = useReportField('gsympt_delay');
  return (
    <FieldAnchor name="gsympt_delay">
      <Select
        label={t('reportFields.gsympt_delay')}
        name="gsympt_delay"
        options={ONSET_DELAYS.map((code) => ({ id: code, label: d(`gsympt_delay.${code}`) }))}
        value={value}
        onChange={(code) => onChange(code as typeof value)}
        placeholder={t('report.choose')}
        {...rest}
      />
    </FieldAnchor>
  );
}
