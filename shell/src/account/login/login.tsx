import '../texts';
import { codeText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { firstView } from '@ciguawatch/shared/runtime/page/first-view';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { AtollArt } from '@ciguawatch/shared/ui/art/atoll/atoll-art';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect } from 'react';
import { PageHeading } from '../../layout/frame/page-heading';
import { RelButton } from '../../links/rel-button';
import form from '../account-form.module.css';
import { useCheckedSession } from '../use-checked-session';
import css from './login.module.css';
import { LoginForm } from './login-form';
import { hasReturnPage, lostSession, wantedPage } from './wanted-page';

/**
 * `/login`, with the reason why it was opened. A person who is already logged in, as confirmed by the
 * server, is sent to the page that asked for the login, or told so.
 */
export default observer(function Login() {
  const t = useT('account');
  const known = useCheckedSession();
  const { search, origin } = window.location;
  const forced = hasReturnPage(search);
  const lost = forced && lostSession.from === wantedPage(search, origin);
  useEffect(() => {
    if (known === 'connected' && forced) go(wantedPage(search, origin), { replace: true });
  }, [known, forced, search, origin]);
  // The first view shows the login form; this page shows something else, so the first view must go.
  useLayoutEffect(() => {
    if (known !== 'anonymous') firstView.drop();
  }, [known]);
  return (
    <div className={css.page}>
      <div className={css.side}>
        <div className={css.column}>
          <div>
            <PageHeading className={form.title}>{t('login.title')}</PageHeading>
            <p className={form.lead}>
              {lost ? codeText('token_invalid') : t(forced ? 'login.wanted' : 'login.lead')}
            </p>
          </div>
          {known === 'anonymous' ? (
            <LoginForm />
          ) : (
            <>
              <p role="status">{t(`login.${known}`)}</p>
              <LinkButton to="/" variant="primary" icon="house">
                {t('login.goHome')}
              </LinkButton>
            </>
          )}
          <RelButton rel="report" variant="quiet" icon="clipboard-plus">
            {t('login.withoutAccount')}
          </RelButton>
        </div>
      </div>
      <div className={css.art}>
        <AtollArt view="-10 -110 800 834" />
      </div>
    </div>
  );
});
