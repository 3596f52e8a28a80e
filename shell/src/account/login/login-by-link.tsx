import { loginByLink } from '@ciguawatch/shared/api/calls/accounts/auth';
import type { SecondStep } from '@ciguawatch/shared/api/schemas/accounts/user';
import { asApiError, call } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { type ReactNode, useState } from 'react';
import { PageHeading } from '../../layout/frame/page-heading';
import css from '../account-form.module.css';
import SecondStepForm from './second-step-form';
import { securityPath } from './wanted-page';

/** Header by which browsers get the refresh token as a cookie only. */
const COOKIE_MODE = { 'X-Session': 'cookie' };

/** Logs in by a token; returns the second step of an account that has one. */
async function spend(token: string): Promise<SecondStep | null> {
  const given = { params: undefined, body: { token }, anonymous: true, headers: COOKIE_MODE };
  const { access, factors } = await call(loginByLink, given);
  if (factors) return { token: access, factors };
  await session.takeLogin({ access });
  return null;
}

/**
 * `/auth/resetconfirm#login=…`: logs in by the token of the mail once the person asks for it, because programs that
 * look through mails open their links too.
 */
export default function LoginByLink({ token }: { token: string }) {
  const t = useT('account');
  const { busy, once } = useBusy();
  const [used, setUsed] = useState(false);
  const [step, setStep] = useState<SecondStep | null>(null);
  const fail = (thrown: unknown) => {
    if (asApiError(thrown).code === 'reset_token_invalid') return setUsed(true);
    const text = errorText(thrown);
    if (text) toasts.error(t('login.linkTitle'), text, 'link');
  };
  const enter = (next: SecondStep | null) => {
    if (next) return setStep(next);
    toasts.success(t('login.success'));
    go(session.user?.factor_due ? securityPath('/') : '/', { replace: true });
  };
  const logIn = () => once(() => spend(token).then(enter).catch(fail));
  if (step)
    return (
      <Page title={t('login.second')}>
        <SecondStepForm step={step} onRestart={() => go('/login', { replace: true })} />
      </Page>
    );
  if (used)
    return (
      <Page title={t('confirm.used')} lead={t('login.linkUsed')}>
        <LinkButton to="/login" variant="primary" icon="log-in">
          {t('login.toLogin')}
        </LinkButton>
      </Page>
    );
  return (
    <Page title={t('login.linkTitle')} lead={t('login.linkLead')}>
      <Button variant="primary" icon="log-in" busy={busy} onPress={() => void logIn()}>
        {t('login.submit')}
      </Button>
    </Page>
  );
}

function Page({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <div className={css.page}>
      <div className={css.column}>
        <div role="status">
          <PageHeading className={css.title}>{title}</PageHeading>
          {lead && <p className={css.lead}>{lead}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}
