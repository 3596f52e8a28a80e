import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Checkbox } from '@ciguawatch/shared/ui/fields/checkbox';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { FieldAnchor } from '@ciguawatch/shared/ui/form/field-anchor';
import { useReportField } from '../form/report-field';
import css from './section.module.css';

/** Consent to be asked again, in a box of its own, and the address for reminders, which may stay empty. */
export function AskAgain() {
  const t = useT('ciguawatch');
  const { value, onChange, onBlur } = useReportField('ask_again');
  const address = useReportField('reminder_email');
  return (
    <section className={css.consent} aria-labelledby="report-ask-again">
      <h2 id="report-ask-again" className={css.title}>
        {t('report.askAgainTitle')} <span className={css.optional}>{t('report.optional')}</span>
      </h2>
      <p className={css.help}>{t('report.askAgainWhy')}</p>
      <Checkbox
        label={t('report.askAgain')}
        name="ask_again"
        isChecked={value}
        onChange={onChange}
        onBlur={onBlur}
      />
      {value && (
        <FieldAnchor name="reminder_email">
          <TextField
            {...address}
            name="reminder_email"
            label={t('report.reminderAddress')}
            help={t('report.reminderHelp')}
            type="email"
            inputMode="email"
            autoComplete="email"
            optional
          />
        </FieldAnchor>
      )}
    </section>
  );
}
