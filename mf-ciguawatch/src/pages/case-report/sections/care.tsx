import { MED_TYPES } from '@ciguawatch/shared/domain/codes/choices';
import { patientText } from '@ciguawatch/shared/domain/report/rendering/patient-text';
import { civilDateOf } from '@ciguawatch/shared/domain/time/timezone';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { ChipRadio } from '@ciguawatch/shared/ui/fields/chip-group';
import { FieldAnchor } from '@ciguawatch/shared/ui/form/field-anchor';
import { DateAsk, SegmentedAsk, TextAsk } from '../form/fields';
import { useFormView } from '../form/form-view';
import { useReportField } from '../form/report-field';
import { CarePlace } from '../place/care-place';
import { KeepSwitch } from './keep-switch';
import css from './section.module.css';

/** Whether, where and when a doctor or nurse was seen; the details open after "Yes". */
export function CareBlock() {
  const t = useT('ciguawatch');
  const d = useT('domain');
  const seen = useReportField('med_seen');
  const profile = useReportField('profile').value;
  const options = [
    { value: 'no' as const, label: d('answer.no') },
    { value: 'yes' as const, label: d('answer.yes') },
    { value: 'unknown' as const, label: t('report.dontKnow') },
  ];
  return (
    <div className={css.block}>
      <SegmentedAsk
        name="med_seen"
        label={<h2 className={css.title}>{t(patientText('report.medSeen', { profile }))}</h2>}
        options={options}
      />
      {seen.value === 'yes' && <Care />}
    </div>
  );
}

function Care() {
  const t = useT('ciguawatch');
  const d = useT('domain');
  const { zone, dense } = useFormView();
  const type = useReportField('med_type');
  return (
    <>
      <FieldAnchor name="med_type">
        <ChipRadio
          label={d('reportFields.med_type')}
          options={MED_TYPES.map((code) => ({
            value: code,
            label: code === 'U' ? t('report.dontKnow') : d(`med_type.${code}`),
          }))}
          {...type}
        />
      </FieldAnchor>
      <TextAsk name="med_place" label={d('reportFields.med_place')} optional />
      <div className={css.two}>
        <CarePlace />
        <DateAsk
          name="med_date"
          label={d('reportFields.med_date')}
          optional
          max={civilDateOf(clock.now(), zone)}
        />
      </div>
      {!dense && <KeepSwitch />}
    </>
  );
}
