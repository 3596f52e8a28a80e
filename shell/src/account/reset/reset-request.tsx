import '../texts';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { useState } from 'react';
import { PageHeading } from '../../layout/frame/page-heading';
import css from '../account-form.module.css';
import { ResetRequestForm } from './reset-request-form';

/** `/password-reset`: mails a password link to an account. */
export default function ResetRequest() {
  const t = useT('account');
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <div className={css.page}>
      <div className={css.column}>
        <div>
          <PageHeading className={css.title}>{t(sentTo ? 'reset.sentTitle' : 'reset.title')}</PageHeading>
          <p className={css.lead} role={sentTo ? 'status' : undefined}>
            {sentTo ? t('reset.sentText', { email: sentTo }) : t('reset.lead')}
          </p>
        </div>
        {!sentTo && <ResetRequestForm onSent={setSentTo} />}
        <LinkButton to="/login" variant="quiet" icon="arrow-left">
          {t('reset.back')}
        </LinkButton>
      </div>
    </div>
  );
}
