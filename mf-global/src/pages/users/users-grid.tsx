import type { Account } from '@ciguawatch/shared/api/schemas/accounts/account';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink } from '@ciguawatch/shared/runtime/navigation/navigation';
import { Avatar } from '@ciguawatch/shared/ui/data/avatar';
import { Badge } from '@ciguawatch/shared/ui/data/badge';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { personName } from '../../people/person';
import { ManagedCountriesText } from './managed-countries';
import css from './page.module.css';
import { RoleBadges } from './role-badges';

/** The accounts as cards. */
export const UsersGrid = observer(function UsersGrid({
  users,
  empty,
}: {
  users: readonly Account[];
  empty: ReactNode;
}) {
  const t = useT('users');
  if (users.length === 0) return empty;
  return (
    <ul className={css.cards} aria-label={t('list.title')}>
      {users.map((user) => (
        <li key={user.id} className={css.card}>
          <Avatar name={personName(user)} src={user.profile.avatar} size={56} />
          <div className={css.two}>
            <CrossLink to={`/global/user/${user.id}`}>{personName(user)}</CrossLink>
            <small>{user.email}</small>
            {user.function && <span>{user.function}</span>}
            <RoleBadges roles={user.groups} />
            <small>
              <ManagedCountriesText of={user.profile.manage_countries} />
            </small>
          </div>
          {user.state !== 'active' && <Badge>{t(`state.${user.state}`)}</Badge>}
        </li>
      ))}
    </ul>
  );
});
