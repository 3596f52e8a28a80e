import { requestReset } from '@ciguawatch/shared/api/calls/accounts/auth';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { missing } from '@ciguawatch/shared/ui/form/fault';
import { Form } from '@ciguawatch/shared/ui/form/form';
import { useNewForm } from '@ciguawatch/shared/ui/form/form-model';
import { SubmitButton } from '@ciguawatch/shared/ui/form/submit-button';
import { SubmitProblem } from '@ciguawatch/shared/ui/form/submit-problem';
import { FormTextField } from '@ciguawatch/shared/ui/form/text-fields';
import css from '../account-form.module.css';

const EMAIL_PATTERN = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

/** Form that requests a password link for an e-mail address. */
export function ResetRequestForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useT('account');
  const form = useNewForm({
    initial: { email: '' },
    rules: ({ email }) => {
      const text = t('reset.emailInvalid');
      if (email.trim() === '') return { email: missing(text) };
      return EMAIL_PATTERN.test(email.trim()) ? {} : { email: text };
    },
    submit: async (values) => {
      const email = values.email.trim();
      await call(requestReset, { params: undefined, body: { email, lang: language.code } });
      onSent(email);
    },
  });
  return (
    <Form form={form} className={css.form}>
      <SubmitProblem />
      <FormTextField
        label={t('reset.email')}
        type="email"
        name="email"
        autoComplete="username"
        spellCheck={false}
      />
      <SubmitButton icon="mail">{t('reset.submit')}</SubmitButton>
    </Form>
  );
}
