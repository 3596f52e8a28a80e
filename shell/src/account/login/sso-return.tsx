import { finishSso, finishSsoLink } from '@ciguawatch/shared/api/calls/accounts/single-sign-on';
import type { SecondStep } from '@ciguawatch/shared/api/schemas/accounts/user';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Spinner } from '@ciguawatch/shared/ui/art/spinner';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { useEffect, useRef, useState } from 'react';
import { takeWanted } from './sso-wanted';
import { securityPath } from './wanted-page';

/** Header by which browsers get the refresh token as a cookie only. */
const COOKIE_MODE = { 'X-Session': 'cookie' };

interface Props {
  /** What the provider appended to the address. */
  query: string;
  onSecondStep(step: SecondStep): void;
  /** Back to the login form, after a failure. */
  onBack(): void;
}

/** Completes a login, or the link of an account, after the provider sent the browser back. */
export default function SsoReturn({ query, onSecondStep, onBack }: Props) {
  const t = useT('account');
  const [state, setState] = useState<'asking' | 'waits' | { failed: string }>('asking');
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    // The authorisation response is valid once, so remove it from the URL before a reload sends it again.
    window.history.replaceState(window.history.state, '', '/login');
    const complete = async () => {
      const next = takeWanted();
      const isLink = session.user !== null;
      if (isLink) {
        await call(finishSsoLink, { params: undefined, body: { query } });
        toasts.success(t('sso.linked'));
        return go('/security', { replace: true });
      }
      const tokens = await call(finishSso, {
        ...{ params: undefined, body: { query }, anonymous: true, headers: COOKIE_MODE },
      });
      if (tokens.factors) return onSecondStep({ token: tokens.access, factors: tokens.factors });
      await session.takeLogin(tokens);
      if (session.user?.groups.length === 0) return setState('waits');
      toasts.success(t('login.success'));
      go(session.user?.factor_due ? securityPath(next) : next, { replace: true });
    };
    complete().catch((thrown) => setState({ failed: errorText(thrown) ?? '' }));
  }, [query, onSecondStep, t]);
  if (state === 'asking') return <Spinner size={48} />;
  if (state === 'waits')
    return (
      <>
        <Banner tone="caution" role="status" title={t('sso.made')}>
          {t('sso.waits')}
        </Banner>
        <LinkButton to="/" variant="primary" icon="house">
          {t('login.goHome')}
        </LinkButton>
      </>
    );
  return (
    <>
      <Banner tone="danger" icon="circle-x" role="alert" title={t('sso.failed')}>
        {state.failed}
      </Banner>
      <Button
        icon="arrow-left"
        onPress={() => (session.user ? go('/security', { replace: true }) : onBack())}
      >
        {t('sso.back')}
      </Button>
    </>
  );
}
