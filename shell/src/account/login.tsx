import './texts';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { AtollArt } from '@ciguawatch/shared/ui/art/atoll/atoll-art';
import { observer } from 'mobx-react-lite';
import { PageHeading } from '../layout/frame/page-heading';
import { RelButton } from '../links/rel-button';
import css from './login.module.css';
import { LoginForm } from './login-form';
import { isForced } from './wanted-page';

/** `/login`. Somebody already logged in is told so instead of being asked again. */
export default observer(function Login() {
  const t = useT('account');
  return (
    <div className={css.page}>
      <div className={css.side}>
        <div className={css.column}>
          <div>
            <PageHeading className={css.title}>{t('login.title')}</PageHeading>
            <p className={css.lead}>{t(isForced(window.location.search) ? 'login.wanted' : 'login.lead')}</p>
          </div>
          {session.user ? (
            <>
              <p>{t('login.already')}</p>
              <LinkButton to="/" variant="primary" icon="house">
                {t('login.goHome')}
              </LinkButton>
            </>
          ) : (
            <LoginForm />
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
