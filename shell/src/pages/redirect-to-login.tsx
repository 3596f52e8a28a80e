import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { loginPath } from '../account/login/wanted-page';
import { logoutQuestion } from '../account/start-logout';
import { PageLoading } from '../layout/frame/parts/page-loading';

/**
 * Sends a visitor without a session from a restricted page to the login, which says why and leads back
 * (specification, section 2: unauthenticated attempts to edit redirect to login). A person who is logging
 * out goes home.
 */
export const RedirectToLogin = observer(function RedirectToLogin() {
  const { leaving } = logoutQuestion;
  useEffect(() => {
    if (!leaving) go(loginPath(window.location), { replace: true, force: true });
  }, [leaving]);
  return <PageLoading />;
});
