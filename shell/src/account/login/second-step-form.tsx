import type { SecondStep } from '@ciguawatch/shared/api/schemas/accounts/user';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Form } from '@ciguawatch/shared/ui/form/form';
import { useNewForm } from '@ciguawatch/shared/ui/form/form-model';
import { SubmitButton } from '@ciguawatch/shared/ui/form/submit-button';
import { SubmitProblem } from '@ciguawatch/shared/ui/form/submit-problem';
import { FormTextField } from '@ciguawatch/shared/ui/form/text-fields';
import { useEffect, useRef, useState } from 'react';
import css from '../account-form.module.css';
import { PasskeyButton } from './passkey-button';
import { wantedPage } from './wanted-page';

interface Props {
  step: SecondStep;
  /** Back to e-mail and password. */
  onRestart(): void;
}

/** Second step of a login: a code of the authenticator app, or a recovery code. */
export default function SecondStepForm({ step, onRestart }: Props) {
  const t = useT('account');
  const hasApp = step.factors.includes('code');
  const [byApp, setByApp] = useState(hasApp);
  return (
    <>
      <p className={css.lead}>
        {t(byApp ? 'login.codeLead' : hasApp ? 'login.recoveryLead' : 'login.passkeyLead')}
      </p>
      {step.factors.includes('passkey') && <PasskeyButton />}
      <CodeForm key={String(byApp)} step={step} byApp={byApp} />
      {hasApp && (
        <Button variant="quiet" onPress={() => setByApp(!byApp)}>
          {t(byApp ? 'login.useRecovery' : 'login.useApp')}
        </Button>
      )}
      <Button variant="quiet" icon="arrow-left" onPress={onRestart}>
        {t('login.restart')}
      </Button>
    </>
  );
}

function CodeForm({ step, byApp }: { step: SecondStep; byApp: boolean }) {
  const t = useT('account');
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => input.current?.focus(), []);
  const form = useNewForm({
    initial: { code: '' },
    rules: ({ code }) => ({ ...(code.trim() === '' && { code: 'required' }) }),
    submit: async ({ code }) => {
      // Read before the login, because the page may be replaced as soon as the session changes.
      const next = wantedPage(window.location.search, window.location.origin);
      await session.finishLogin(step, code.trim());
      toasts.success(t('login.success'));
      go(next, { replace: true });
    },
  });
  return (
    <Form form={form} className={css.form}>
      <SubmitProblem />
      <FormTextField
        name="code"
        label={t(byApp ? 'login.code' : 'login.recoveryCode')}
        inputMode={byApp ? 'numeric' : 'text'}
        autoComplete={byApp ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        inputRef={input}
      />
      <SubmitButton icon="log-in">{t('login.submit')}</SubmitButton>
    </Form>
  );
}
