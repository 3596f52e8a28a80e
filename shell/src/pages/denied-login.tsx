import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { loginPath } from '../account/wanted-page';
import { MessagePage } from '../layout/frame/message-page';

/** A reserved page without a session: the login leads back here. */
export function DeniedLogin() {
  const t = useT('shell');
  return (
    <MessagePage
      drawing="lock"
      title={t('denied.loginTitle')}
      actions={
        <>
          <LinkButton to={loginPath(window.location)} variant="primary" icon="log-in">
            {t('denied.login')}
          </LinkButton>
          <LinkButton to="/" icon="house">
            {t('denied.home')}
          </LinkButton>
        </>
      }
    >
      <p>{t('denied.loginText')}</p>
    </MessagePage>
  );
}
