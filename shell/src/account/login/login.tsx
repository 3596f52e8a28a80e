import '../texts';
import type { SecondStep } from '@ciguawatch/shared/api/schemas/accounts/user';
import { codeText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { firstView } from '@ciguawatch/shared/runtime/page/first-view';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { AtollArt } from '@ciguawatch/shared/ui/art/atoll/atoll-art';
import { Spinner } from '@ciguawatch/shared/ui/art/spinner';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { PageHeading } from '../../layout/frame/page-heading';
import { RelButton } from '../../links/rel-button';
import form from '../account-form.module.css';
import { useCheckedSession } from '../use-checked-session';
import css from './login.module.css';
import { LoginForm } from './login-form';
import { PasskeyButton } from './passkey-button';
import { SsoButton } from './sso-button';
import { returnedQuery } from './sso-wanted';
import { hasReturnPage, lostSession, wantedPage } from './wanted-page';

const SecondStepForm = lazy(() => import('./second-step-form'));
const SsoReturn = lazy(() => import('./sso-return'));

/**
 * `/login`, with the reason why it was opened. A person who is already logged in, as confirmed by the
 * server, is sent to the page that asked for the login, or told so.
 */
export default observer(function Login() {
  const t = useT('account');
  const known = useCheckedSession();
  const [step, setStep] = useState<SecondStep | null>(null);
  const { search, origin } = window.location;
  const [returned, setReturned] = useState(() => returnedQuery(search));
  const isDone = known === 'anonymous' || known === 'connected';
  const forced = hasReturnPage(search);
  const lost = forced && lostSession.from === wantedPage(search, origin);
  useEffect(() => {
    if (known === 'connected' && forced) go(wantedPage(search, origin), { replace: true });
  }, [known, forced, search, origin]);
  // The first view shows the login form; this page shows something else, so the first view must go.
  useLayoutEffect(() => {
    if (known !== 'anonymous' || returned !== null) firstView.drop();
  }, [known, returned]);
  return (
    <div className={css.page}>
      <div className={css.side}>
        <div className={css.column}>
          <div>
            <PageHeading className={form.title}>{t(step ? 'login.second' : 'login.title')}</PageHeading>
            {!step && (
              <p className={form.lead}>
                {lost ? codeText('token_invalid') : t(forced ? 'login.wanted' : 'login.lead')}
              </p>
            )}
          </div>
          {known === 'anonymous' && step && (
            <Suspense fallback={<Spinner size={48} />}>
              <SecondStepForm step={step} onRestart={() => setStep(null)} />
            </Suspense>
          )}
          {returned !== null && isDone && (
            <Suspense fallback={<Spinner size={48} />}>
              <SsoReturn
                query={returned}
                onSecondStep={(asked) => {
                  setReturned(null);
                  setStep(asked);
                }}
                onBack={() => setReturned(null)}
              />
            </Suspense>
          )}
          {known === 'anonymous' && !step && returned === null && (
            <>
              <LoginForm onSecondStep={setStep} />
              <PasskeyButton />
              <SsoButton />
            </>
          )}
          {known !== 'anonymous' && (returned === null || !isDone) && (
            <>
              <p role="status">{t(`login.${known}`)}</p>
              <LinkButton to="/" variant="primary" icon="house">
                {t('login.goHome')}
              </LinkButton>
            </>
          )}
          {!step && (
            <RelButton rel="report" variant="quiet" icon="clipboard-plus">
              {t('login.withoutAccount')}
            </RelButton>
          )}
        </div>
      </div>
      <div className={css.art}>
        <AtollArt view="-10 -110 800 834" />
      </div>
    </div>
  );
});
