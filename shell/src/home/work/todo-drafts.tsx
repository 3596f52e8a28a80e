import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { usePageName } from '../../layout/frame/use-page-name';
import { TodoLine } from './todo-line';
import type { LeftDrafts } from './use-drafts';

/** Unfinished forms on this device: one line per page that continues them. */
export function TodoDrafts({ left, desktop }: { left: LeftDrafts; desktop: boolean }) {
  const t = useT('operator');
  const pageName = usePageName();
  return [...left].map(([to, count]) => (
    <TodoLine
      key={to}
      count={count}
      to={desktop ? to : null}
      place={pageName(to)}
      title={t('operator.todoDrafts', { count })}
      text={t('operator.todoDraftsText')}
    />
  ));
}
