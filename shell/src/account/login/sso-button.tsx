import { startSso } from '@ciguawatch/shared/api/calls/accounts/single-sign-on';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { config } from '@ciguawatch/shared/runtime/page/config';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { observer } from 'mobx-react-lite';
import { keepWanted } from './sso-wanted';
import { wantedPage } from './wanted-page';

/** Button of a login by single sign-on; nothing where no provider is configured. */
export const SsoButton = observer(function SsoButton() {
  const t = useT('account');
  const { busy, once } = useBusy();
  const name = config.value?.single_sign_on?.name;
  if (!name) return null;
  const leave = () =>
    once(async () => {
      try {
        const { url } = await call(startSso, { params: undefined, anonymous: true });
        keepWanted(wantedPage(window.location.search, window.location.origin));
        window.location.assign(url);
      } catch (thrown) {
        const text = errorText(thrown);
        if (text) toasts.error(t('sso.failed'), text, 'sso');
      }
    });
  return (
    <Button icon="log-in" busy={busy} onPress={() => void leave()}>
      {t('sso.logIn', { name })}
    </Button>
  );
});
