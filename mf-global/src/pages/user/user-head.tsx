import type { Account } from '@ciguawatch/shared/api/schemas/accounts/account';
import { deviceDateOf } from '@ciguawatch/shared/domain/time/timezone';
import { formatDate, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Avatar } from '@ciguawatch/shared/ui/data/avatar';
import { observer } from 'mobx-react-lite';
import { personName } from '../../people/person';
import css from './page.module.css';

/** Name of the account, and a link back to the list. */
export const UserHead = observer(function UserHead({ account }: { account: Account | null }) {
  const t = useT('users');
  const name = account ? personName(account) : t('user.newTitle');
  return (
    <header>
      <nav aria-label={t('user.crumbs')} className={css.crumbs}>
        <CrossLink to="/global/users">{t('list.title')}</CrossLink>
        <span aria-hidden="true">›</span>
        <span aria-current="page">{name}</span>
      </nav>
      <div className={css.head}>
        {account && <Avatar name={name} src={account.profile.avatar} size={56} />}
        <div>
          <h1>{name}</h1>
          <p className={css.help}>
            {account
              ? t('user.created', {
                  email: account.email,
                  date: formatDate(deviceDateOf(Date.parse(account.created_at)), 'long'),
                })
              : t('user.newLead')}
          </p>
        </div>
      </div>
    </header>
  );
});
