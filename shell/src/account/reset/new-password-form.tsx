import { confirmReset } from '@ciguawatch/shared/api/calls/accounts/auth';
import { passwordFault } from '@ciguawatch/shared/domain/account/password';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Form } from '@ciguawatch/shared/ui/form/form';
import { useNewForm } from '@ciguawatch/shared/ui/form/form-model';
import { SubmitButton } from '@ciguawatch/shared/ui/form/submit-button';
import { SubmitProblem } from '@ciguawatch/shared/ui/form/submit-problem';
import { FormPasswordField } from '@ciguawatch/shared/ui/form/text-fields';
import { useFormValues } from '@ciguawatch/shared/ui/form/use-form';
import css from '../account-form.module.css';
import { PasswordRules } from './password-rules-list';

interface Props {
  /** Token from the link in the mail. */
  token: string;
  onDone(): void;
}

/** Two password fields, and the password rules with a tick for each that is met. */
export function NewPasswordForm({ token, onDone }: Props) {
  const t = useT('account');
  const form = useNewForm({
    initial: { 'new-password': '', 'new-password-again': '' },
    fieldOf: (name) => (name === 'password' ? 'new-password' : null),
    rules: ({ 'new-password': password, 'new-password-again': again }) => {
      const fault = passwordFault(password);
      return {
        ...(fault && { 'new-password': fault }),
        ...(password !== again && { 'new-password-again': t('confirm.different') }),
      };
    },
    submit: async ({ 'new-password': password }) => {
      await call(confirmReset, { params: undefined, body: { token, password } });
      toasts.success(t('confirm.done'));
      onDone();
    },
  });
  return (
    <Form form={form} className={css.form}>
      <SubmitProblem title={t('confirm.failed')} />
      <FormPasswordField
        label={t('confirm.password')}
        name="new-password"
        autoComplete="new-password"
        required
      />
      <Rules />
      <FormPasswordField
        label={t('confirm.again')}
        name="new-password-again"
        autoComplete="new-password"
        required
      />
      <SubmitButton icon="check">{t('confirm.submit')}</SubmitButton>
    </Form>
  );
}

function Rules() {
  return <PasswordRules password={useFormValues<{ 'new-password': string }>()['new-password']} />;
}
