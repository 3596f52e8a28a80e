import { listApprovals } from '@ciguawatch/shared/api/calls/approvals/approvals';
import { ROLE } from '@ciguawatch/shared/contract/access/roles';
import { APPROVAL_LISTS } from '@ciguawatch/shared/domain/codes/approval-statuses';
import { useAnswer } from '@ciguawatch/shared/runtime/http/use-answer';
import { errorText } from '@ciguawatch/shared/runtime/i18n/error-text';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { useAddress } from '@ciguawatch/shared/runtime/navigation/use-address';
import { session } from '@ciguawatch/shared/runtime/session/session';
import { collections } from '@ciguawatch/shared/runtime/sync/collections';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { EmptyState, ErrorState } from '@ciguawatch/shared/ui/feedback/states';
import { Segmented } from '@ciguawatch/shared/ui/fields/segmented';
import { ListHead, ListPage } from '@ciguawatch/shared/ui/layout/list-page';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ApprovalCard } from './approval-card';
import css from './page.module.css';

export { approvalTexts as texts } from './texts';

/**
 * `/global/approvals`: changes that would publish withheld values, to be decided by a second person, and
 * the person's own.
 */
export default observer(function ApprovalsPage() {
  const t = useT('approvalPage');
  useT('errors');
  const [params, edit] = useAddress();
  const mayDecide = session.has(ROLE.cases_editor) || session.has(ROLE.users_manager);
  const list = !mayDecide || params.get('list') === 'mine' ? 'mine' : 'to_decide';
  const { data, failed, again, put } = useAnswer(listApprovals, { list });
  useEffect(() => void collections.location.ensure(), []);
  return (
    <ListPage className={css.page}>
      <title>{t('page.title')}</title>
      <ListHead title={t('page.title')} lead={t('page.lead')} />
      {mayDecide && (
        <Segmented
          label={t('page.title')}
          hideLabel
          value={list}
          options={APPROVAL_LISTS.map((one) => ({
            value: one,
            label: t(one === 'mine' ? 'page.mine' : 'page.toDecide'),
          }))}
          onChange={(next) =>
            edit((address) => {
              address.set('list', next);
              return address;
            })
          }
        />
      )}
      {failed !== null && !data && (
        <ErrorState title={t('page.failed')} detail={errorText(failed)} onRetry={again} />
      )}
      {!data && failed === null && (
        <Loading label={t('page.loading')}>
          <Skeleton height={220} />
        </Loading>
      )}
      {data?.length === 0 && (
        <EmptyState title={t(list === 'mine' ? 'page.noneMine' : 'page.none')} reason={t('page.noneText')} />
      )}
      <ul className={css.list}>
        {(data ?? []).map((item) => (
          <li key={item.id}>
            <ApprovalCard
              item={item}
              onChanged={(next) => put((data ?? []).map((one) => (one.id === next.id ? next : one)))}
            />
          </li>
        ))}
      </ul>
    </ListPage>
  );
});
