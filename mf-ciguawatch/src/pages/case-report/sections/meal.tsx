import { patientText } from '@ciguawatch/shared/domain/report/rendering/patient-text';
import type { AskedField } from '@ciguawatch/shared/domain/report/report-fields';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { NumberAsk, YesNoAsk } from '../form/fields';
import { useReportField } from '../form/report-field';
import { CareBlock } from './care';
import { MealMoment } from './meal-moment';
import { OtherQuestions } from './other-questions';
import css from './section.module.css';

/** Fields that this section asks itself, so that `OtherQuestions` leaves them out. */
const OWN = [
  'event_date',
  'event_clock',
  'time_known',
  'mass_poisoning',
  'mass_poisoning_nb',
  'med_seen',
  'med_type',
  'med_place',
  'med_location_id',
  'med_date',
] as const satisfies readonly AskedField[];

/** Section 3: when the meal was, who else is ill, whether a doctor or nurse was seen. */
export function MealSection() {
  const t = useT('ciguawatch');
  const others = useReportField('mass_poisoning').value;
  const profile = useReportField('profile').value;
  return (
    <>
      <MealMoment />
      <div className={css.block}>
        <YesNoAsk name="mass_poisoning" label={<h2 className={css.title}>{t('report.massPoisoning')}</h2>} />
        {others && (
          <NumberAsk
            name="mass_poisoning_nb"
            label={t('report.massNb')}
            help={t(patientText('report.massNbHelp', { profile }))}
            stepper
          />
        )}
      </div>
      <CareBlock />
      <OtherQuestions section={3} except={OWN} />
    </>
  );
}
