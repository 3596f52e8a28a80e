import { ROLE } from '@ciguawatch/shared/contract/roles';
import { connectivity } from '@ciguawatch/shared/runtime/http/connectivity';
import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import { Card } from '@ciguawatch/shared/ui/layout/card';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { fetchWork } from './fetch-work';
import css from './todo.module.css';
import { TodoLine } from './todo-line';
import { WorkStore } from './work-store';

interface Props {
  roles: readonly number[];
  desktop: boolean;
}

/** What waits for this person: items of the outbox, and cases to read for their editors. */
export const Todo = observer(function Todo({ roles, desktop }: Props) {
  const t = useT('shell');
  const [work] = useState(() => new WorkStore(fetchWork));
  const editor = roles.includes(ROLE.cases_editor);
  const { online } = connectivity;
  useEffect(() => {
    if (!editor || !online) return;
    const control = new AbortController();
    void work.load(control.signal);
    return () => control.abort();
  }, [work, editor, online]);

  const waiting = outbox.items.length;
  const refused = outbox.items.filter((item) => item.state === 'refused').length;
  const { fresh, suspicious } = work.counts;
  const nothing = waiting === 0 && fresh === 0 && suspicious === 0;
  const known = !editor || work.state === 'ready';
  const list = desktop ? '/ciguawatch/case/report/list' : null;
  return (
    <Card title={t('operator.todo')}>
      <ul>
        {waiting > 0 && (
          <TodoLine
            count={waiting}
            urgent={refused > 0}
            to="/outbox"
            title={t('operator.todoOutbox')}
            text={
              refused > 0 ? t('operator.todoOutboxRefused', { count: refused }) : t('operator.todoOutboxText')
            }
          />
        )}
        {fresh > 0 && (
          <TodoLine
            count={fresh}
            urgent
            to={list && `${list}?review_state=new`}
            title={t('operator.todoNew', { count: fresh })}
            text={t('operator.todoNewText')}
          />
        )}
        {suspicious > 0 && (
          <TodoLine
            count={suspicious}
            to={list && `${list}?review_state=to_review`}
            title={t('operator.todoReview', { count: suspicious })}
            text={t('operator.todoReviewText')}
          />
        )}
      </ul>
      {work.state === 'error' && <p className={css.none}>{t('operator.todoFailed')}</p>}
      {nothing && known && <p className={css.none}>{t('operator.todoNone')}</p>}
    </Card>
  );
});
