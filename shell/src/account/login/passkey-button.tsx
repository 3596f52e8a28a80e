import { ApiError } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { wantedPage } from './wanted-page';

/** Button of a login by a passkey. It is there from the first view on, whatever the browser knows. */
export function PasskeyButton() {
  const t = useT('account');
  const { busy, once } = useBusy();
  const logIn = () =>
    once(async () => {
      if (!('PublicKeyCredential' in window))
        return void toasts.warning(t('login.passkeyFailed'), t('login.passkeyUnsupported'), 'passkey');
      const next = wantedPage(window.location.search, window.location.origin);
      try {
        const { logInByPasskey } = await import('./log-in-by-passkey');
        await logInByPasskey();
        toasts.success(t('login.success'));
        go(next, { replace: true });
      } catch (thrown) {
        // Anything but an error of the server comes from the browser's dialog, which has said what it is.
        const text = thrown instanceof ApiError ? errorText(thrown) : t('login.passkeyCancelled');
        if (text) toasts.error(t('login.passkeyFailed'), text, 'passkey');
      }
    });
  return (
    <Button icon="key-round" busy={busy} onPress={() => void logIn()}>
      {t('login.passkey')}
    </Button>
  );
}
