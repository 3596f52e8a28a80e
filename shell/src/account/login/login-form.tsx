import type { SecondStep } from '@ciguawatch/shared/api/schemas/accounts/user';
import { ApiError } from '@ciguawatch/shared/runtime/http/call';
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
import { lazy, Suspense, useState } from 'react';
import css from '../account-form.module.css';
import { securityPath, wantedPage } from './wanted-page';

const HeldBack = lazy(() => import('./locked-out-help'));

/** Whether an account or a network has tried too many wrong passwords. */
const isHeld = (thrown: unknown): boolean =>
  thrown instanceof ApiError && (thrown.code === 'login_held' || thrown.code === 'too_many_requests');

/** E-mail and password. After a login it returns to the page that asked for it, else home. */
export const LoginForm = observer(function LoginForm({
  onSecondStep,
}: {
  onSecondStep: (step: SecondStep) => void;
}) {
  const t = useT('account');
  const body = useHandOver();
  const [held, setHeld] = useState(false);
  const form = useNewForm({
    initial: { username: '', password: '' },
    rules: ({ username, password }) => ({
      ...(username.trim() === '' && { username: 'required' }),
      ...(password === '' && { password: 'required' }),
    }),
    submit: async ({ username, password }) => {
      // Read before the login, because the page may be replaced as soon as the session changes.
      const next = wantedPage(window.location.search, window.location.origin);
      const step = await session.login(username.trim(), password).catch((thrown: unknown) => {
        setHeld(isHeld(thrown));
        throw thrown;
      });
      if (step) return onSecondStep(step);
      toasts.success(t('login.success'));
      // Replaces the login page in the history, so that the back button does not lead to it.
      go(session.user?.factor_due ? securityPath(next) : next, { replace: true });
    },
  });
  return (
    <Form form={form} ref={body} className={css.form}>
      <SubmitProblem />
      {held && (
        <Suspense>
          <HeldBack email={form.values.username.trim()} />
        </Suspense>
      )}
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
