import { requestReset } from '@ciguawatch/shared/api/calls/auth';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { useState } from 'react';
import { useErrorText } from './error-text';
import css from './profile.module.css';
import { useSubmit } from './use-submit';

/** Sends the link to choose a new password to one's own address. */
export function PasswordLink({ email }: { email: string }) {
  const t = useT('shell');
  const errorText = useErrorText();
  const [sent, setSent] = useState(false);
  const { busy, error, submit } = useSubmit(async () => {
    await call(requestReset, { params: undefined, body: { email, lang: language.code } });
    setSent(true);
  });
  const problem = errorText(error);
  if (sent) return <p role="status">{t('profile.passwordSent', { email })}</p>;
  return (
    <>
      {problem && (
        <Banner tone="danger" icon="circle-x" role="alert">
          {problem}
        </Banner>
      )}
      <p className={css.help}>{t('profile.passwordText')}</p>
      <Button icon="key-round" busy={busy} onPress={() => void submit()}>
        {t('profile.passwordLink')}
      </Button>
    </>
  );
}
