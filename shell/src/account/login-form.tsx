import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink, go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { PasswordField } from '@ciguawatch/shared/ui/fields/password-field';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import css from './account-form.module.css';
import { useErrorText } from './error-text';
import { useSubmit } from './use-submit';
import { wantedPage } from './wanted-page';

/** E-mail and password. After success: back to the page that asked for the login, else home. */
export const LoginForm = observer(function LoginForm() {
  const t = useT('shell');
  const errorText = useErrorText();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState(false);
  const { busy, error, submit } = useSubmit(async () => {
    // Read before the session changes: the page may be replaced at once.
    const next = wantedPage(window.location.search, window.location.origin);
    await session.login(email.trim(), password);
    toasts.success(t('login.success'));
    go(next);
  });
  const problem = errorText(error);
  const missing = (value: string) => (asked && value.trim() === '' ? t('login.required') : null);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (email.trim() === '' || password === '') return;
    void submit();
  };
  return (
    <form className={css.form} onSubmit={onSubmit} noValidate>
      {problem && (
        <Banner tone="danger" icon="circle-x" role="alert">
          {problem}
        </Banner>
      )}
      {!connectivity.online && (
        <Banner tone="caution" icon="wifi-off" role="status">
          {t('login.offline')}
        </Banner>
      )}
      <TextField
        label={t('login.email')}
        type="email"
        name="username"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        error={missing(email)}
        spellCheck={false}
      />
      <div className={css.withLink}>
        <PasswordField
          label={t('login.password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={missing(password)}
        />
        <CrossLink to="/password-reset" className={css.aside}>
          {t('login.forgotten')}
        </CrossLink>
      </div>
      <Button type="submit" variant="primary" icon="log-in" busy={busy}>
        {t('login.submit')}
      </Button>
    </form>
  );
});
