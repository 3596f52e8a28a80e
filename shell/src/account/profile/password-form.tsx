import { passwordFault } from '@ciguawatch/shared/domain/account/password';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { Form } from '@ciguawatch/shared/ui/form/form';
import { useNewForm } from '@ciguawatch/shared/ui/form/form-model';
import { SubmitButton } from '@ciguawatch/shared/ui/form/submit-button';
import { SubmitProblem } from '@ciguawatch/shared/ui/form/submit-problem';
import { FormPasswordField } from '@ciguawatch/shared/ui/form/text-fields';
import { useFormValues } from '@ciguawatch/shared/ui/form/use-form';
import { useState } from 'react';
import { PasswordRules } from '../reset/password-rules-list';
import css from './profile.module.css';
import { ProfileSection } from './profile-section';
import type { ChangeOwnAccount } from './use-own-account';

interface Props {
  change: ChangeOwnAccount;
}

/** Names and address of the person, which a password must not be made of. */
const aboutMe = (): string[] => {
  const { user } = session;
  return user ? [user.first_name, user.last_name, user.email] : [];
};

/** Form to change the password, which needs the current one. */
export function PasswordForm(props: Props) {
  const t = useT('profile');
  // Incremented after a change, to remount the form empty.
  const [round, setRound] = useState(0);
  return (
    <ProfileSection title={t('password.title')}>
      <Fields key={round} {...props} onDone={() => setRound(round + 1)} />
    </ProfileSection>
  );
}

function Fields({ change, onDone }: Props & { onDone: () => void }) {
  const t = useT('profile');
  const form = useNewForm({
    initial: { current_password: '', password: '', again: '' },
    rules: ({ current_password, password, again }) => {
      const fault = passwordFault(password, aboutMe());
      return {
        ...(current_password === '' && { current_password: 'required' }),
        ...(fault && { password: fault }),
        ...(password !== again && { again: t('password.different') }),
      };
    },
    submit: async ({ current_password, password }) => {
      await change({ current_password, password });
      toasts.success(t('password.done'), t('password.doneText'));
      onDone();
    },
  });
  return (
    <Form form={form} className={css.form}>
      <SubmitProblem title={t('password.failed')} />
      <FormPasswordField name="current_password" label={t('password.current')} />
      <FormPasswordField name="password" label={t('password.new')} autoComplete="new-password" />
      <Rules />
      <FormPasswordField name="again" label={t('password.again')} autoComplete="new-password" />
      <SubmitButton variant="default" icon="key-round">
        {t('password.submit')}
      </SubmitButton>
      <p className={css.help}>{t('password.help')}</p>
    </Form>
  );
}

function Rules() {
  return <PasswordRules password={useFormValues<{ password: string }>().password} />;
}
