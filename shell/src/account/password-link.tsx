import './texts';
import { requestReset } from '@ciguawatch/shared/api/calls/auth';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Form } from '@ciguawatch/shared/ui/form/form';
import { useNewForm } from '@ciguawatch/shared/ui/form/form-model';
import { SubmitButton } from '@ciguawatch/shared/ui/form/submit-button';
import { SubmitProblem } from '@ciguawatch/shared/ui/form/submit-problem';
import { useState } from 'react';
import css from './profile.module.css';

/** Sends the link to choose a new password to one's own address: a form without a field. */
export function PasswordLink({ email }: { email: string }) {
  const t = useT('account');
  const [sent, setSent] = useState(false);
  const form = useNewForm({
    initial: {},
    submit: async () => {
      await call(requestReset, { params: undefined, body: { email, lang: language.code } });
      setSent(true);
    },
  });
  if (sent) return <p role="status">{t('profile.passwordSent', { email })}</p>;
  return (
    <Form form={form} className={css.form}>
      <SubmitProblem />
      <p className={css.help}>{t('profile.passwordText')}</p>
      <SubmitButton variant="default" icon="key-round">
        {t('profile.passwordLink')}
      </SubmitButton>
    </Form>
  );
}
