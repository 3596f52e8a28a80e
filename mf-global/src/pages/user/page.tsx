import { getUser, userForm } from '@ciguawatch/shared/api/calls/accounts/users';
import type { Account } from '@ciguawatch/shared/api/schemas/accounts/account';
import { asApiError } from '@ciguawatch/shared/runtime/http/api-error';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { go } from '@ciguawatch/shared/runtime/navigation/navigation';
import { useParams } from '@ciguawatch/shared/runtime/navigation/router';
import { useAddress } from '@ciguawatch/shared/runtime/navigation/use-address';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { Tabs } from '@ciguawatch/shared/ui/layout/tabs';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { loadCountries } from '../../people/countries';
import { History } from '../audit/history';
import { AccountCare } from './account-care';
import { AccountStanding } from './account-standing';
import { type Grant, grantOf } from './grant';
import css from './page.module.css';
import { UserForm } from './user-form';
import { UserHead } from './user-head';
import { newValues, valuesOf } from './values';

export { userPageTexts as texts } from './texts';

/** `/global/new-user` and `/global/user/{id}`: an account as its managers see it. */
export default observer(function UserPage() {
  const t = useT('users');
  const { id } = useParams();
  const form = useAnswer(userForm, undefined);
  const found = useAnswer(getUser, id === undefined ? null : { id: Number(id) });
  useEffect(() => void loadCountries(), []);
  const failed = form.failed ?? found.failed;
  const account = found.data;
  if (failed !== null && (!form.data || (id !== undefined && !account))) {
    const gone = asApiError(failed).status === 404;
    return (
      <div className={css.page}>
        <ErrorState
          title={t(gone ? 'user.gone' : 'user.failed')}
          detail={gone ? undefined : errorText(failed)}
          onRetry={() => {
            form.again();
            found.again();
          }}
        />
      </div>
    );
  }
  if (!form.data || (id !== undefined && !account))
    return (
      <div className={css.page}>
        <Loading label={t('user.loading')}>
          <Skeleton height={520} />
        </Loading>
      </div>
    );
  const grant = grantOf(form.data);
  return (
    <div className={css.page} data-density="compact">
      {account ? (
        <Existing account={account} form={grant} onChange={found.put} />
      ) : (
        <UserForm
          account={null}
          form={grant}
          initial={newValues(grant, language.code)}
          onSaved={({ id: made }) => go(`/global/user/${made}`, { replace: true, force: true })}
        />
      )}
    </div>
  );
});

interface ExistingProps {
  account: Account;
  form: Grant;
  onChange: (account: Account) => void;
}

const Existing = observer(function Existing({ account, form, onChange }: ExistingProps) {
  const t = useT('users');
  const [params, edit] = useAddress();
  const tab = params.get('tab') === 'history' ? 'history' : 'account';
  const open = (to: string) =>
    edit((address) => {
      if (to === 'history') address.set('tab', to);
      else address.delete('tab');
      return address;
    });
  // The form stays mounted while the history is shown, so that typed values are kept.
  const panel = (
    <>
      <div hidden={tab !== 'account'}>
        <UserForm
          key={account.version}
          account={account}
          form={form}
          initial={valuesOf(account)}
          onSaved={onChange}
        />
      </div>
      {tab === 'history' && <History kind="user" id={String(account.id)} version={account.version} />}
    </>
  );
  return (
    <>
      <UserHead account={account} />
      <AccountStanding account={account} onChange={onChange} />
      {account.id !== session.user?.id && <AccountCare account={account} />}
      <Tabs
        label={t('user.tabs')}
        value={tab}
        onChange={open}
        items={[
          {
            id: 'account',
            label: t('user.tabAccount'),
            content: panel,
          },
          { id: 'history', label: t('user.tabHistory'), content: panel },
        ]}
      />
    </>
  );
});
