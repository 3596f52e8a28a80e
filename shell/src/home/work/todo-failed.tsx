import { useT } from '@ciguawatch/shared/runtime/i18n/i18n';
import { Button } from '@ciguawatch/shared/ui/actions/button';
import { useDeclaredText } from '../../layout/menu/use-declared-text';
import type { Counter } from './declared-work';
import css from './todo.module.css';

interface Props {
  counters: readonly Counter[];
  onRetry(): void;
}

/** Lists counters that could not be loaded, with a button to retry. */
export function TodoFailed({ counters, onRetry }: Props) {
  const t = useT('operator');
  const common = useT('shell');
  const text = useDeclaredText();
  // The plural form for zero names the work without a number.
  const names = counters.map(({ namespace, labelKey }) => text(namespace, labelKey, labelKey, { count: 0 }));
  return (
    <div className={css.failed} role="alert">
      <p>{t('operator.todoFailed', { what: names.join(', ') })}</p>
      <Button size="sm" icon="refresh-cw" onPress={onRetry}>
        {common('home.retry')}
      </Button>
    </div>
  );
}
