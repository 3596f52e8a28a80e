import { requestReset } from '@ciguawatch/shared/api/calls/auth';
import { call } from '@ciguawatch/shared/runtime/http/call';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Banner } from '@ciguawatch/shared/ui/feedback/banner';
import { TextField } from '@ciguawatch/shared/ui/fields/text-field';
import { type FormEvent, useState } from 'react';
import { PageHeading } from '../layout/frame/page-heading';
import css from './account-form.module.css';
import { useErrorText } from './error-text';
import { useSubmit } from './use-submit';

const ADDRESS = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

/** `/password-reset`: sends a link to the address of an account. */
export default function ResetRequest() {
  const t = useT('shell');
  const errorText = useErrorText();
  const [email, setEmail] = useState('');
  const [asked, setAsked] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const address = email.trim();
  const { busy, error, submit } = useSubmit(async () => {
    await call(requestReset, { params: undefined, body: { email: address, lang: language.code } });
    setSentTo(address);
  });
  const problem = errorText(error);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (ADDRESS.test(address)) void submit();
  };
  return (
    <div className={css.page}>
      <div className={css.column}>
        <div>
          <PageHeading className={css.title}>{t(sentTo ? 'reset.sentTitle' : 'reset.title')}</PageHeading>
          <p className={css.lead} role={sentTo ? 'status' : undefined}>
            {sentTo ? t('reset.sentText', { email: sentTo }) : t('reset.lead')}
          </p>
        </div>
        {!sentTo && (
          <form className={css.form} onSubmit={onSubmit} noValidate>
            {problem && (
              <Banner tone="danger" icon="circle-x" role="alert">
                {problem}
              </Banner>
            )}
            <TextField
              label={t('reset.email')}
              type="email"
              name="email"
              autoComplete="username"
              value={email}
              onChange={setEmail}
              error={asked && !ADDRESS.test(address) ? t('reset.emailInvalid') : null}
              spellCheck={false}
            />
            <Button type="submit" variant="primary" icon="mail" busy={busy}>
              {t('reset.submit')}
            </Button>
          </form>
        )}
        <LinkButton to="/login" variant="quiet" icon="arrow-left">
          {t('reset.back')}
        </LinkButton>
      </div>
    </div>
  );
}
