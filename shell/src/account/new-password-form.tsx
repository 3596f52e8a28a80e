import { confirmReset } from '@ciguawatch/shared/api/calls/auth';
import { passwordFault } from '@ciguawatch/shared/domain/account/password';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { codeText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { PasswordField } from '@ciguawatch/shared/ui/fields/password-field';
import { type FormEvent, useState } from 'react';
import css from './account-form.module.css';
import { useErrorText } from './error-text';
import { PasswordRules } from './password-rules-list';
import { useSubmit } from './use-submit';

interface Props {
  /** Token of the link in the mail. */
  token: string;
  onDone(): void;
}

/** Two fields and the rules of passwords, each ticked as it is met. */
export function NewPasswordForm({ token, onDone }: Props) {
  const t = useT('shell');
  const errorText = useErrorText();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [asked, setAsked] = useState(false);
  const fault = passwordFault(password);
  const different = password !== again;
  const { busy, error, submit } = useSubmit(async () => {
    await call(confirmReset, { params: undefined, body: { token, password } });
    toasts.success(t('confirm.done'));
    onDone();
  });
  const problem = errorText(error);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (fault === null && !different) void submit();
  };
  return (
    <form className={css.form} onSubmit={onSubmit} noValidate>
      {problem && (
        <Banner tone="danger" icon="circle-x" role="alert">
          <b>{t('confirm.failed')}</b>
          <p>{problem}</p>
        </Banner>
      )}
      <PasswordField
        label={t('confirm.password')}
        name="new-password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        error={asked && fault ? codeText(fault) : null}
        required
      />
      <PasswordRules password={password} />
      <PasswordField
        label={t('confirm.again')}
        name="new-password-again"
        autoComplete="new-password"
        value={again}
        onChange={setAgain}
        error={asked && different ? t('confirm.different') : null}
        required
      />
      <Button type="submit" variant="primary" icon="check" busy={busy}>
        {t('confirm.submit')}
      </Button>
    </form>
  );
}
