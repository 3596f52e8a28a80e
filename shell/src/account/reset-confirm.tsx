import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { useState } from 'react';
import { PageHeading } from '../layout/frame/page-heading';
import css from './account-form.module.css';
import { NewPasswordForm } from './new-password-form';

/** `/auth/resetconfirm?token=…`: chooses the password with the token of the mail. */
export default function ResetConfirm() {
  const t = useT('shell');
  const [token] = useState(() => new URLSearchParams(window.location.search).get('token') ?? '');
  const [done, setDone] = useState(false);
  const title = done ? 'confirm.done' : token ? 'confirm.title' : 'confirm.noToken';
  const lead = done ? 'confirm.doneText' : token ? 'confirm.lead' : 'confirm.noTokenText';
  return (
    <div className={css.page}>
      <div className={css.column}>
        <div>
          <PageHeading className={css.title}>{t(title)}</PageHeading>
          <p className={css.lead} role={done ? 'status' : undefined}>
            {t(lead)}
          </p>
        </div>
        {token && !done && <NewPasswordForm token={token} onDone={() => setDone(true)} />}
        {done && (
          <LinkButton to="/login" variant="primary" icon="log-in">
            {t('confirm.toLogin')}
          </LinkButton>
        )}
        {!done && (
          <LinkButton to="/password-reset" variant="quiet" icon="mail">
            {t('confirm.askAgain')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
