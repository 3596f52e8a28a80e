import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';
import { observer } from 'mobx-react-lite';
import { finishLogout, logoutQuestion } from './start-logout';

/** Asks for confirmation before a logout while work of this account is unsent. */
export default observer(function LogoutDialog() {
  const t = useT('shell');
  return (
    <ConfirmDialog
      isOpen={logoutQuestion.open}
      title={t('logout.title')}
      body={
        <>
          <p>{t('logout.waiting', { count: session.waiting.length })}</p>
          <p>
            <CrossLink to="/outbox" onClick={() => logoutQuestion.set(false)}>
              {t('logout.see')}
            </CrossLink>
          </p>
        </>
      }
      confirmLabel={t('logout.confirm')}
      cancelLabel={t('logout.cancel')}
      icon="log-out"
      onConfirm={() => void finishLogout()}
      onCancel={() => logoutQuestion.set(false)}
    />
  );
});
