import type { AskedField } from '@ciguawatch/shared/domain/report/report-fields';
import { CONTACT_FIELDS } from '@ciguawatch/shared/domain/report/report-values';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { RadioGroup } from '@ciguawatch/shared/ui/fields/radio-group';
import { FieldAnchor } from '@ciguawatch/shared/ui/form/field-anchor';
import { NumberAsk, SegmentedAsk, TextAsk } from '../form/fields';
import { useFormView } from '../form/form-view';
import { useReportField } from '../form/report-field';
import { AgeAsk } from './age';
import { OtherQuestions } from './other-questions';
import css from './section.module.css';

/** Fields that this section asks itself, so that `OtherQuestions` leaves them out. */
const OWN = [
  'profile',
  'gender',
  'age',
  'age_months',
  'history',
  'history_nb',
  ...CONTACT_FIELDS,
] as const satisfies readonly AskedField[];

/**
 * Section 1: patient, reporter, earlier poisonings, and contact. The page of a saved case shows its contact
 * elsewhere.
 */
export function WhoSection() {
  const { editing, dense } = useFormView();
  return (
    <>
      <Profile />
      <div className={css.pair}>
        <Gender />
        <AgeAsk />
      </div>
      <PastPoisonings />
      <OtherQuestions section={1} except={OWN} />
      {!editing && <Contact />}
      {!editing && !dense && <OnPaper />}
    </>
  );
}

/** Link to the blank form to print; answers given so far stay in the draft. */
function OnPaper() {
  const t = useT('ciguawatch');
  return (
    <p className={css.help}>
      <CrossLink to="/ciguawatch/case/report/new?mode=blank">{t('report.blankOffer')}</CrossLink>
    </p>
  );
}

function Profile() {
  const t = useT('ciguawatch');
  const d = useT('domain');
  const answer = useReportField('profile');
  const options = [
    { value: '2' as const, label: t('report.profile2') },
    { value: '3' as const, label: t('report.profile3') },
    { value: '1' as const, label: t('report.profile1'), help: t('report.profile1Help') },
    { value: 'U' as const, label: t('report.profileU') },
  ];
  return (
    <FieldAnchor name="profile">
      <RadioGroup label={d('reportFields.profile')} look="tiles" options={options} {...answer} />
    </FieldAnchor>
  );
}

function Gender() {
  const t = useT('ciguawatch');
  const d = useT('domain');
  const options = [
    { value: 'F' as const, label: d('gender.F') },
    { value: 'M' as const, label: d('gender.M') },
    { value: 'U' as const, label: t('report.genderU') },
  ];
  return <SegmentedAsk name="gender" label={d('reportFields.gender')} options={options} />;
}

function PastPoisonings() {
  const t = useT('ciguawatch');
  const d = useT('domain');
  const { value } = useReportField('history');
  const options = [
    { value: '2' as const, label: d('answer.no') },
    { value: '1' as const, label: d('answer.yes') },
    { value: 'U' as const, label: t('report.dontKnow') },
  ];
  return (
    <div className={css.stack}>
      <SegmentedAsk name="history" label={t('report.history')} options={options} />
      {value === '1' && (
        <NumberAsk name="history_nb" label={t('report.historyNb')} help={t('report.historyNbHelp')} stepper />
      )}
    </div>
  );
}

function Contact() {
  const t = useT('ciguawatch');
  const d = useT('domain');
  const { value: profile } = useReportField('profile');
  return (
    <section className={css.block} aria-labelledby="report-contact">
      <h2 id="report-contact" className={css.title}>
        {t('report.contact')} <span className={css.optional}>{t('report.optional')}</span>
      </h2>
      <p className={css.help}>
        {t('report.contactWhy')} {profile === '1' && t('report.contactPatient')}
      </p>
      <TextAsk name="cont_name" label={d('reportFields.cont_name')} autoComplete="name" />
      <div className={css.two}>
        <TextAsk
          name="cont_email"
          label={d('reportFields.cont_email')}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
        <TextAsk
          name="cont_phone"
          label={d('reportFields.cont_phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </div>
    </section>
  );
}
