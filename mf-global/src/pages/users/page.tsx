import { listUsers } from '@ciguawatch/shared/api/calls/accounts/users';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { language, useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useAddressFields } from '@ciguawatch/shared/runtime/navigation/use-address';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { LinkButton } from '@ciguawatch/shared/ui/actions/link-button';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { EmptyState, ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { Segmented } from '@ciguawatch/shared/ui/fields/segmented';
import { ListHead, ListPage } from '@ciguawatch/shared/ui/layout/list-page';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { loadCountries } from '../../people/countries';
import { chosenUsers, isNarrowed, userFields } from './choice';
import { Filters } from './filters';
import css from './page.module.css';
import { UsersGrid } from './users-grid';
import { UsersTable } from './users-table';

export { userTexts as texts } from './texts';

/** `/global/users`: the accounts in the countries that a manager is responsible for. */
export default observer(function UsersPage() {
  const t = useT('users');
  const [choice, change] = useAddressFields(userFields);
  const { data, failed, again } = useAnswer(listUsers, undefined);
  useEffect(() => void loadCountries(), []);
  const shown = data && chosenUsers(data, choice, language.code);
  const managed = session.user?.profile.manage_countries.length ?? 0;
  const nobody = (
    <EmptyState
      title={t('list.none')}
      {...(isNarrowed(choice) && {
        action: (
          <Button onPress={() => change({ search: '', role: null, country: null, state: null })}>
            {t('list.clear')}
          </Button>
        ),
      })}
    />
  );
  return (
    <ListPage className={css.page}>
      <ListHead
        title={t('list.title')}
        isCount
        lead={
          <>
            {shown && `${t('list.count', { count: shown.length })}, `}
            {t('list.countries', { count: managed })}
          </>
        }
      >
        <div className={css.actions}>
          <Segmented
            label={t('list.view')}
            hideLabel
            size="sm"
            value={choice.view}
            onChange={(view) => change({ view })}
            options={[
              { value: 'list', label: t('list.viewList'), icon: 'list' },
              { value: 'grid', label: t('list.viewGrid'), icon: 'layout-grid' },
            ]}
          />
          <LinkButton to="/roles?show=all" icon="list">
            {t('list.allowed')}
          </LinkButton>
          <LinkButton to="/global/new-user" variant="primary" icon="plus">
            {t('list.new')}
          </LinkButton>
        </div>
      </ListHead>
      <Filters choice={choice} onChange={change} />
      {failed !== null && !data && (
        <ErrorState title={t('list.failed')} detail={errorText(failed)} onRetry={again} />
      )}
      {!data && failed === null && (
        <Loading label={t('list.loading')}>
          <Skeleton height={420} />
        </Loading>
      )}
      {shown && choice.view === 'list' && (
        <UsersTable users={shown} sort={choice.sort} onSort={(sort) => change({ sort })} empty={nobody} />
      )}
      {shown && choice.view === 'grid' && <UsersGrid users={shown} empty={nobody} />}
    </ListPage>
  );
});
