import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { outbox } from '@ciguawatch/shared/runtime/outbox/outbox';
import { observer } from 'mobx-react-lite';
import { TodoLine } from './todo-line';

/** Unsent items on this device; renders nothing when there are none. */
export const TodoOutbox = observer(function TodoOutbox() {
  const t = useT('operator');
  const waiting = outbox.items.length;
  const refused = outbox.items.filter((item) => item.state === 'refused').length;
  if (waiting === 0) return null;
  return (
    <TodoLine
      count={waiting}
      urgent={refused > 0}
      to="/outbox"
      title={t('operator.todoOutbox')}
      text={refused > 0 ? t('operator.todoOutboxRefused', { count: refused }) : t('operator.todoOutboxText')}
    />
  );
});
