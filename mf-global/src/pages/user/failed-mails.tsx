import { listFailedMails } from '@ciguawatch/shared/api/calls/accounts/managed';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { formatInstant, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { observer } from 'mobx-react-lite';
import css from './page.module.css';

/** Mails to the person of an account that failed for good. */
export const FailedMails = observer(function FailedMails({ id }: { id: number }) {
  const t = useT('users');
  const { data, failed } = useAnswer(listFailedMails, { id });
  if (failed !== null && !data) return <p className={css.error}>{t('user.failedMailsLost')}</p>;
  if (!data) return null;
  if (data.length === 0) return <p className={css.help}>{t('user.failedMailsNone')}</p>;
  return (
    <section aria-label={t('user.failedMails')}>
      <h3 className={css.mailsTitle}>{t('user.failedMails')}</h3>
      <ul className={css.mails}>
        {data.map((mail) => (
          <li key={mail.id}>
            {mail.subject}
            <small className={css.help}>
              {' '}
              {mail.to}, {formatInstant(mail.failed_at, undefined, 'medium')}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
});
