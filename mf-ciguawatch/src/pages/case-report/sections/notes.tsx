import {
  type AskedField,
  definitionOf,
  fieldsOf,
  REPORT_FIELDS,
  STAFF_FIELDS,
} from '@ciguawatch/shared/domain/report/report-fields';
import { isAsked } from '@ciguawatch/shared/domain/report/report-values';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Chip } from '@ciguawatch/shared/ui/fields/chip';
import { useFocusField } from '@ciguawatch/shared/ui/form/use-form';
import { Disclosure } from '@ciguawatch/shared/ui/layout/disclosure';
import { NumberAsk, TextAsk } from '../form/fields';
import { useFormView } from '../form/form-view';
import { useReportField, useReportValues } from '../form/report-field';
import { OtherQuestions } from './other-questions';
import { isOutcomeAsked, Outcome } from './outcome';
import css from './section.module.css';

/** Section 5: observations in free text, then measurements by health staff. */
export function NotesSection() {
  return (
    <>
      <Observations />
      <OtherQuestions section={5} except={OWN} />
      <HealthStaff />
    </>
  );
}

const REMINDERS = ['size', 'caught', 'drunk', 'medicine'] as const;

function Observations() {
  const t = useT('ciguawatch');
  const { dense } = useFormView();
  const { value, onChange } = useReportField('gsympt_other_obs');
  const focusField = useFocusField();
  const add = (key: string) => {
    const line = t(`report.remind_${key}Line`);
    onChange(value.trim() === '' ? line : `${value.trimEnd()}\n${line}`);
    focusField('gsympt_other_obs');
  };
  return (
    <div className={css.stack}>
      <TextAsk
        name="gsympt_other_obs"
        label={t('report.observations')}
        help={t('report.noNames')}
        optional
        multiline
        rows={dense ? 3 : 6}
      />
      {!dense && (
        <fieldset className={css.plain}>
          <legend className={css.title}>{t('report.reminders')}</legend>
          <div className={css.buttons}>
            {REMINDERS.map((key) => (
              <Chip key={key} icon="plus" onPress={() => add(key)}>
                {t(`report.remind_${key}`)}
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}

/** Numeric fields of section 5, which health staff measures. */
const MEASURES = fieldsOf('whole', 'decimal').filter(
  (field) => REPORT_FIELDS[field].section === 5 && !definitionOf(field).staff,
);

/** Fields that this section asks itself, so that `OtherQuestions` leaves them out. */
const OWN: readonly AskedField[] = [
  ...(['gsympt_other_obs', 'gsympt_diagnostic'] as const),
  ...MEASURES,
  ...STAFF_FIELDS,
];

function HealthStaff() {
  const t = useT('ciguawatch');
  const d = useT('domain');
  const { dense, attempted, editing } = useFormView();
  const values = useReportValues();
  const hasOutcome = isOutcomeAsked(values, dense || editing);
  const asked = [...MEASURES, ...(hasOutcome ? STAFF_FIELDS : [])].filter((name) => isAsked(name, values));
  const told = asked.filter((name) => values[name] !== null).length;
  const filled = told + Number(values.gsympt_diagnostic !== '');
  const begun = filled > 0 || values.profile === '1';
  return (
    <div className={dense ? undefined : css.bleed}>
      <Disclosure
        key={String(attempted.has(5))}
        title={t('report.healthStaff')}
        icon="stethoscope"
        aside={t('report.filledOf', { n: filled, total: asked.length + 1 })}
        defaultOpen={dense || editing || begun || attempted.has(5)}
      >
        <div className={css.stack}>
          <p className={css.help}>{t('report.healthStaffHelp')}</p>
          <TextAsk name="gsympt_diagnostic" label={d('reportFields.gsympt_diagnostic')} multiline rows={3} />
          <div className={css.measures}>
            {MEASURES.map((name) => (
              <NumberAsk key={name} name={name} />
            ))}
          </div>
          {hasOutcome && <Outcome />}
        </div>
      </Disclosure>
    </div>
  );
}
