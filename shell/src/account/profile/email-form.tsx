import { ACCOUNT_MAX } from '@ciguawatch/shared/api/schemas/accounts/account';
import { email as emailRule } from '@ciguawatch/shared/domain/text/validators';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import type { User } from '@ciguawatch/shared/runtime/session/session';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { missing } from '@ciguawatch/shared/ui/form/fault';
import { Form } from '@ciguawatch/shared/ui/form/form';
import { useNewForm } from '@ciguawatch/shared/ui/form/form-model';
import { SubmitButton } from '@ciguawatch/shared/ui/form/submit-button';
import { SubmitProblem } from '@ciguawatch/shared/ui/form/submit-problem';
import { FormPasswordField, FormTextField } from '@ciguawatch/shared/ui/form/text-fields';
import { useState } from 'react';
import css from './profile.module.css';
import { ProfileSection } from './profile-section';
import type { ChangeOwnAccount } from './use-own-account';

interface Props {
  user: User;
  /** new address that has not been confirmed yet */
  pending: string | null;
  change: ChangeOwnAccount;
}

/**
 * Shows the e-mail address and changes it: needs the current password, and confirmation by mail to the new
 * address.
 */
export function EmailForm(props: Props) {
  // Incremented after sending, to remount the form empty.
  const [round, setRound] = useState(0);
  const { user, pending } = props;
  const t = useT('profile');
  return (
    <ProfileSection title={t('email.title')}>
      <p>{t('email.now', { email: user.email })}</p>
      {pending && (
        <Banner tone="info" role="status" icon="mail">
          {t('email.pending', { email: pending })}
        </Banner>
      )}
      <Fields key={round} {...props} onSent={() => setRound(round + 1)} />
    </ProfileSection>
  );
}

function Fields({ user, change, onSent }: Props & { onSent: () => void }) {
  const t = useT('profile');
  const form = useNewForm({
    initial: { email: '', current_password: '' },
    rules: ({ email: given, current_password }) => {
      const email = given.trim();
      return {
        ...(email === '' && { email: missing(t('email.invalid')) }),
        ...(email !== '' && emailRule(email) && { email: t('email.invalid') }),
        ...(email === user.email && { email: t('email.same') }),
        ...(current_password === '' && { current_password: 'required' }),
      };
    },
    submit: async ({ email, current_password }) => {
      await change({ email: email.trim(), current_password });
      onSent();
    },
  });
  return (
    <Form form={form} className={css.form}>
      <SubmitProblem title={t('email.failed')} />
      <FormTextField
        name="email"
        type="email"
        label={t('email.new')}
        maxLength={ACCOUNT_MAX.email}
        autoComplete="email"
        spellCheck={false}
      />
      <FormPasswordField name="current_password" label={t('email.current')} />
      <SubmitButton variant="default" icon="mail">
        {t('email.submit')}
      </SubmitButton>
      <p className={css.help}>{t('email.help')}</p>
    </Form>
  );
}
