import { askLoginLink } from '@ciguawatch/shared/api/calls/accounts/auth';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { toasts } from '@ciguawatch/shared/runtime/page/toasts';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useBusy } from '@ciguawatch/shared/ui/actions/use-busy';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { useState } from 'react';
import css from '../account-form.module.css';

/** Ways in for the owner of an account that wrong passwords hold back: a mailed link, and the passkey below the form. */
export default function LockedOutHelp({ email }: { email: string }) {
  const t = useT('account');
  const { busy, once } = useBusy();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const ask = () =>
    once(async () => {
      if (email === '') return void toasts.warning(t('login.linkFailed'), t('login.linkAskEmail'), 'link');
      try {
        await call(askLoginLink, {
          params: undefined,
          body: { email, lang: language.code },
          anonymous: true,
        });
        setSentTo(email);
      } catch (thrown) {
        const text = errorText(thrown);
        if (text) toasts.error(t('login.linkFailed'), text, 'link');
      }
    });
  return (
    <div className={css.form}>
      {sentTo === email ? (
        <Banner tone="info" role="status">
          {t('login.linkSent', { email })}
        </Banner>
      ) : (
        <Button icon="mail" busy={busy} onPress={() => void ask()}>
          {t('login.linkAsk')}
        </Button>
      )}
      <p className={css.lead}>{t('login.heldPasskey')}</p>
    </div>
  );
}
