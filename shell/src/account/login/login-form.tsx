import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink, go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { useHandOver } from '@ciguawatch/shared/runtime/page/use-hand-over';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { Form } from '@ciguawatch/shared/ui/form/form';
import { useNewForm } from '@ciguawatch/shared/ui/form/form-model';
import { SubmitButton } from '@ciguawatch/shared/ui/form/submit-button';
import { SubmitProblem } from '@ciguawatch/shared/ui/form/submit-problem';
import { FormPasswordField, FormTextField } from '@ciguawatch/shared/ui/form/text-fields';
import { observer } from 'mobx-react-lite';
import css from '../account-form.module.css';
import { wantedPage } from './wanted-page';

/** E-mail and password. After a login it returns to the page that asked for it, else home. */
export const LoginForm = observer(function LoginForm() {
  const t = useT('account');
  const body = useHandOver();
  const form = useNewForm({
    initial: { username: '', password: '' },
    rules: ({ username, password }) => ({
      ...(username.trim() === '' && { username: 'required' }),
      ...(password === '' && { password: 'required' }),
    }),
    submit: async ({ username, password }) => {
      // Read before the login, because the page may be replaced as soon as the session changes.
      const next = wantedPage(window.location.search, window.location.origin);
      await session.login(username.trim(), password);
      toasts.success(t('login.success'));
      // Replaces the login page in the history, so that the back button does not lead to it.
      go(next, { replace: true });
    },
  });
  return (
    <Form form={form} ref={body} className={css.form}>
      <SubmitProblem />
      <noscript>
        <Banner tone="caution">{t('login.needsScripts')}</Banner>
      </noscript>
      {!connectivity.online && (
        <Banner tone="caution" icon="wifi-off" role="status">
          {t('login.offline')}
        </Banner>
      )}
      <FormTextField
        label={t('login.email')}
        // Not `type="email"`: browsers do not reveal the caret of e-mail inputs, which must be transferred
        // from the first view.
        inputMode="email"
        autoCapitalize="none"
        name="username"
        autoComplete="username"
        spellCheck={false}
      />
      <div className={css.withLink}>
        <FormPasswordField label={t('login.password')} name="password" autoComplete="current-password" />
        <CrossLink to="/password-reset" className={css.aside}>
          {t('login.forgotten')}
        </CrossLink>
      </div>
      <SubmitButton icon="log-in">{t('login.submit')}</SubmitButton>
    </Form>
  );
});
