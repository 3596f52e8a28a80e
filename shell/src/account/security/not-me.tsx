import { notMe } from '@ciguawatch/shared/api/calls/accounts/sign-ins';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { ConfirmDialog } from '@ciguawatch/shared/ui/overlay/confirm-dialog';
import { useState } from 'react';
import { finishLogout } from '../start-logout';

/** Button for a login that was a stranger's: ends every login and asks for a new password by mail. */
export function NotMe() {
  const t = useT('security');
  const [asking, setAsking] = useState(false);
  const { busy, once } = useBusy();
  const close = () =>
    once(async () => {
      const email = session.user?.email ?? '';
      try {
        await call(notMe, { params: undefined, body: { close: true } });
        await finishLogout();
        toasts.warning(t('logins.done', { email }));
      } catch (thrown) {
        const text = errorText(thrown);
        if (text) toasts.error(t('logins.notMeFailed'), text, 'not me');
      } finally {
        setAsking(false);
      }
    });
  return (
    <>
      <Button variant="dangerOutline" icon="triangle-alert" onPress={() => setAsking(true)}>
        {t('logins.notMe')}
      </Button>
      <ConfirmDialog
        isOpen={asking}
        danger
        busy={busy}
        title={t('logins.notMeTitle')}
        body={t('logins.notMeText')}
        confirmLabel={t('logins.confirm')}
        icon="lock"
        onConfirm={() => void close()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
