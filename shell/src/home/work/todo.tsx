import { isRoleId } from '@ciguawatch/shared/contract/access/roles';
import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import { useRoleText } from '@ciguawatch/shared/runtime/roles/role-text';
import { Loading, Skeleton } from '@ciguawatch/shared/ui/feedback/skeleton';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { usePageName } from '../../layout/frame/use-page-name';
import { useDeclaredText } from '../../layout/menu/use-declared-text';
import { registry } from '../../registry/registry';
import { rolesWithoutCounter } from './declared-work';
import css from './todo.module.css';
import { TodoDrafts } from './todo-drafts';
import { TodoFailed } from './todo-failed';
import { TodoLine } from './todo-line';
import { TodoOutbox } from './todo-outbox';
import { useDrafts } from './use-drafts';
import type { Work } from './use-work';

interface Props {
  work: Work;
  roles: readonly number[];
  desktop: boolean;
}

/**
 * Work waiting for this person: outbox items, unfinished forms, and the counters of their roles. "Nothing
 * waits" is shown only for what could be counted.
 */
export const Todo = observer(function Todo({ work: { counters, store }, roles, desktop }: Props) {
  const t = useT('operator');
  const roleText = useRoleText();
  const text = useDeclaredText();
  const pageName = usePageName();
  const { online } = connectivity;
  const held = roles.filter(isRoleId);
  const silent = rolesWithoutCounter(registry.declarations, held);
  const counts = counters.map((counter) => ({ counter, ...store.of(counter) }));
  const failed = counts.filter(({ state }) => state === 'error').map(({ counter }) => counter);
  const waits = counts.filter(({ known }) => (known?.count ?? 0) > 0);
  const asking = online && counts.some(({ state, known }) => state === 'loading' && known === null);
  const counted = counts.every(({ state, known }) => state !== 'error' && known !== null);
  const left = useDrafts();
  const here = outbox.items.length > 0 || left.size > 0;
  const nothing = waits.length === 0 && !here && counted;
  return (
    <Card title={t('operator.todo')}>
      {(waits.length > 0 || here) && (
        <ul className={css.lines}>
          <TodoOutbox />
          <TodoDrafts left={left} desktop={desktop} />
          {waits.map(({ counter: { address, namespace, labelKey, to, desktopOnly }, known }) => (
            <TodoLine
              key={`${namespace} ${address}`}
              count={known?.count ?? 0}
              urgent={known?.urgent === true}
              since={known?.since}
              to={desktopOnly && !desktop ? null : to}
              place={pageName(to.split('?')[0] ?? '')}
              title={text(namespace, labelKey, labelKey, { count: known?.count ?? 0 })}
              text={text(namespace, `${labelKey}Text`, '')}
            />
          ))}
        </ul>
      )}
      {asking && (
        <Loading label={t('operator.todoCounting')}>
          <span className={css.wait}>
            <Skeleton width="60%" height={20} />
          </span>
        </Loading>
      )}
      {online && failed.length > 0 && <TodoFailed counters={failed} onRetry={() => store.changed()} />}
      {!online && counters.length > 0 && <p className={css.none}>{t('operator.todoOffline')}</p>}
      {nothing && (counters.length > 0 || silent.length === 0) && (
        <p className={css.none}>{t('operator.todoNone')}</p>
      )}
      {silent.length > 0 && (
        <div className={css.silent}>
          <p id="todo-silent">{t('operator.todoUncounted')}</p>
          <ul className={css.roles} aria-labelledby="todo-silent">
            {silent.map((role) => (
              <li key={role} className={css.role}>
                {roleText(role)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
});
