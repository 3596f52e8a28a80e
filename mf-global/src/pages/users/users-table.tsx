import type { Account } from '@ciguawatch/shared/api/schemas/accounts/account';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { CrossLink, go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { clock } from '@ciguawatch/shared/runtime/page/clock';
import { Avatar } from '@ciguawatch/shared/ui/data/avatar';
import { Badge } from '@ciguawatch/shared/ui/data/badge';
import { type Column, Table } from '@ciguawatch/shared/ui/data/table';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { personName } from '../../people/person';
import type { UserChoice } from './choice';
import { ManagedCountriesText } from './managed-countries';
import css from './page.module.css';
import { RoleBadges } from './role-badges';
import { visitText } from './words';

interface Props {
  users: readonly Account[];
  sort: UserChoice['sort'];
  onSort: (sort: UserChoice['sort']) => void;
  empty: ReactNode;
}

const addressOf = ({ id }: Account): string => `/global/user/${id}`;

/** The accounts as a table. */
export const UsersTable = observer(function UsersTable({ users, sort, onSort, empty }: Props) {
  const t = useT('users');
  const columns: Column<Account>[] = [
    {
      id: 'name',
      header: t('list.name'),
      isRowHeader: true,
      sortable: true,
      cell: (user) => (
        <span className={css.person}>
          <Avatar name={personName(user)} src={user.profile.avatar} size={34} />
          <span className={css.two}>
            <CrossLink to={addressOf(user)}>{personName(user)}</CrossLink>
            <small>{user.email}</small>
          </span>
        </span>
      ),
    },
    { id: 'function', header: t('list.function'), sortable: true, cell: (user) => user.function ?? '' },
    { id: 'roles', header: t('list.roles'), cell: (user) => <RoleBadges roles={user.groups} /> },
    {
      id: 'managed',
      header: t('list.managed'),
      cell: (user) => <ManagedCountriesText of={user.profile.manage_countries} />,
    },
    {
      id: 'state',
      header: t('list.state'),
      cell: ({ state, watch }) => (
        <span className={css.two}>
          <Badge tone={state === 'active' ? 'reef' : state === 'invited' ? 'sand' : 'neutral'}>
            {t(`state.${state}`)}
          </Badge>
          {watch && <small>{t(`state.${watch}`)}</small>}
        </span>
      ),
    },
    {
      id: 'lastVisit',
      header: t('list.lastVisit'),
      sortable: true,
      cell: (user) => <span className={css.quiet}>{visitText(user, clock.now(), t)}</span>,
    },
  ];
  return (
    <Table
      caption={t('list.title')}
      columns={columns}
      rows={users}
      rowKey={({ id }) => id}
      sort={sort}
      onSort={({ id, descending }) => onSort({ id: id as UserChoice['sort']['id'], descending })}
      onRowPress={(user) => go(addressOf(user))}
      empty={empty}
      className={css.table ?? ''}
    />
  );
});
