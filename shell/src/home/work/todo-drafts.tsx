import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { usePageName } from '../../layout/frame/use-page-name';
import { useDeclaredText } from '../../layout/menu/use-declared-text';
import { TodoLine } from './todo-line';
import type { LeftDrafts } from './use-drafts';

/** Unfinished forms and edits on this device: one line per page that continues them. */
export function TodoDrafts({ left, desktop }: { left: LeftDrafts; desktop: boolean }) {
  const t = useT('operator');
  const pageName = usePageName();
  const text = useDeclaredText();
  return [...left].map(([to, { count, label }]) => (
    <TodoLine
      key={to}
      count={count}
      to={desktop || label ? to : null}
      place={label ? text(label.namespace, label.key, '', { id: label.id }) : pageName(to)}
      title={t(label ? 'operator.todoEdits' : 'operator.todoDrafts', { count })}
      text={t('operator.todoDraftsText')}
    />
  ));
}
